<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>answer</name>
    <message numerus="yes">
        <source>%n machine(s) that fit, from %1</source>
        <translation>
            <numerusform>%n machine fits, at %1</numerusform>
            <numerusform>%n machines fit, from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n alternative(s)</source>
        <translation>
            <numerusform>%n alternative</numerusform>
            <numerusform>%n alternatives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At %1: %n machine(s) that fit, %2 of them new, from %3 per hour.</source>
        <translation>
            <numerusform>At %1: %n machine fits, %2 of them new, from %3 per hour.</numerusform>
            <numerusform>At %1: %n machines fit, %2 of them new, from %3 per hour.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n row rejected</numerusform>
            <numerusform>%n rows rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) fit, from %1</source>
        <translation>
            <numerusform>%n machine fits, from %1</numerusform>
            <numerusform>%n machines fit, from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n machine(s) more</source>
        <translation>
            <numerusform>… and %n machine more</numerusform>
            <numerusform>… and %n machines more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message numerus="yes">
        <source>Most on a %1 card (%n machine(s))</source>
        <translation>
            <numerusform>Most on a %1 card (%n machine)</numerusform>
            <numerusform>Most on a %1 card (%n machines)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
</context>
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
        <source>%1 is over the limit of %n page(s).</source>
        <translation>
            <numerusform>%1 is over the limit of %n page.</numerusform>
            <numerusform>%1 is over the limit of %n pages.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is over the limit of %n machine(s); --no-limits lifts it.</source>
        <translation>
            <numerusform>%1 is over the limit of %n machine; --no-limits lifts it.</numerusform>
            <numerusform>%1 is over the limit of %n machines; --no-limits lifts it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server was waited for in vain for %n second(s).</source>
        <translation>
            <numerusform>The server was waited for in vain for %n second.</numerusform>
            <numerusform>The server was waited for in vain for %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It redirects more than %n time(s).</source>
        <translation>
            <numerusform>It redirects more than %n time.</numerusform>
            <numerusform>It redirects more than %n times.</numerusform>
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
<context>
    <name>import</name>
    <message numerus="yes">
        <source>%n choice(s) to make</source>
        <translation>
            <numerusform>%n choice to make</numerusform>
            <numerusform>%n choices to make</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n row rejected</numerusform>
            <numerusform>%n rows rejected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message numerus="yes">
        <source>%n machine(s) can be used.</source>
        <translation>
            <numerusform>%n machine can be used.</numerusform>
            <numerusform>%n machines can be used.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the inventory could not be read.</source>
        <translation>
            <numerusform>%n row of the inventory could not be read.</numerusform>
            <numerusform>%n rows of the inventory could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) left out</source>
        <translation>
            <numerusform>%n model left out</numerusform>
            <numerusform>%n models left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message numerus="yes">
        <source>Of %n machine(s):</source>
        <translation>
            <numerusform>Of %n machine:</numerusform>
            <numerusform>Of %n machines:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n layer</numerusform>
            <numerusform>%n layers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; matches %n model(s): choose one with the arrows and Enter.</source>
        <translation>
            <numerusform>&quot;%1&quot; matches %n model: choose it with Enter.</numerusform>
            <numerusform>&quot;%1&quot; matches %n models: choose one with the arrows and Enter.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>results</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s).</source>
        <translation>
            <numerusform>Copied %n row.</numerusform>
            <numerusform>Copied %n rows.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory of each of %n GPU(s) (GiB)</source>
        <translation>
            <numerusform>Memory of %n GPU (GiB)</numerusform>
            <numerusform>Memory of each of %n GPUs (GiB)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Memory of each of %n GPU(s)</source>
        <translation>
            <numerusform>Memory of %n GPU</numerusform>
            <numerusform>Memory of each of %n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, needs %3 of %4, %5, confidence %6, %n limit(s)</source>
        <translation>
            <numerusform>%1, %2, needs %3 of %4, %5, confidence %6, %n limit</numerusform>
            <numerusform>%1, %2, needs %3 of %4, %5, confidence %6, %n limits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>See %n alternative(s)</source>
        <translation>
            <numerusform>See %n alternative</numerusform>
            <numerusform>See %n alternatives</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) miss one preference alone: %1. No other keeps out as many.</source>
        <translation>
            <numerusform>%n machine misses one preference alone: %1. No other keeps out as many.</numerusform>
            <numerusform>%n machines miss one preference alone: %1. No other keeps out as many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message numerus="yes">
        <source>%n machine(s) added</source>
        <translation>
            <numerusform>%n machine added</numerusform>
            <numerusform>%n machines added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) removed</source>
        <translation>
            <numerusform>%n machine removed</numerusform>
            <numerusform>%n machines removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) available again</source>
        <translation>
            <numerusform>%n machine available again</numerusform>
            <numerusform>%n machines available again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) no longer available</source>
        <translation>
            <numerusform>%n machine no longer available</numerusform>
            <numerusform>%n machines no longer available</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) changed otherwise</source>
        <translation>
            <numerusform>%n machine changed otherwise</numerusform>
            <numerusform>%n machines changed otherwise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) changed</source>
        <translation>
            <numerusform>%n price changed</numerusform>
            <numerusform>%n prices changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n row rejected</numerusform>
            <numerusform>%n rows rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n machine</numerusform>
            <numerusform>%n machines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a GPU, or not offered, passed over</source>
        <translation>
            <numerusform>%n row without a GPU, or not offered, passed over</numerusform>
            <numerusform>%n rows without a GPU, or not offered, passed over</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>window</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n row rejected</numerusform>
            <numerusform>%n rows rejected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) changed by hand</source>
        <translation>
            <numerusform>%n machine changed by hand</numerusform>
            <numerusform>%n machines changed by hand</numerusform>
        </translation>
    </message>
</context>
</TS>
