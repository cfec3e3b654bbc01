<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>errors</name>
    <message numerus="yes">
        <source>%1 takes at most %n decimal(s); it is &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 takes at most %n decimal; it is &quot;%2&quot;.</numerusform>
            <numerusform>%1 takes at most %n decimals; it is &quot;%2&quot;.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes at most %n token(s). The context given is %2.</source>
        <translation>
            <numerusform>%1 takes at most %n token. The context given is %2.</numerusform>
            <numerusform>%1 takes at most %n tokens. The context given is %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The text is over the limit of %n byte(s): shorten it.</source>
        <translation>
            <numerusform>The text is over the limit of %n byte: shorten it.</numerusform>
            <numerusform>The text is over the limit of %n bytes: shorten it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>%1 is nested more than %n level deep.</numerusform>
            <numerusform>%1 is nested more than %n levels deep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is over the limit of %n machine(s).</source>
        <translation>
            <numerusform>%1 is over the limit of %n machine.</numerusform>
            <numerusform>%1 is over the limit of %n machines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is over the limit of %n page(s).</source>
        <translation>
            <numerusform>%1 is over the limit of %n page.</numerusform>
            <numerusform>%1 is over the limit of %n pages.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message numerus="yes">
        <source>It can be booked for %n hour(s) at most.</source>
        <translation>
            <numerusform>It can be booked for %n hour at most.</numerusform>
            <numerusform>It can be booked for %n hours at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It must be booked for at least %n hour(s).</source>
        <translation>
            <numerusform>It must be booked for at least %n hour.</numerusform>
            <numerusform>It must be booked for at least %n hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fits split across %n GPU(s) with tensor parallelism: each needs %1 of its %2, and the %3 attention heads divide by %n.</source>
        <translation>
            <numerusform>Fits split across %n GPU with tensor parallelism: each needs %1 of its %2, and the %3 attention heads divide by %n.</numerusform>
            <numerusform>Fits split across %n GPUs with tensor parallelism: each needs %1 of its %2, and the %3 attention heads divide by %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
