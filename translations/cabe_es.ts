<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>answer</name>
    <message>
        <source>GPU memory needed: %1</source>
        <translation>Memoria de GPU necesaria: %1</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Formula filled in</source>
        <translation>Fórmula completada</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>What this rests on</source>
        <translation>Supuestos</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) that fit, from %1</source>
        <translation>
            <numerusform>%n máquina apta, a %1</numerusform>
            <numerusform>%n máquinas aptas, desde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>… and %1 more: --limit N</source>
        <translation>… y %1 más: --limit N</translation>
    </message>
    <message>
        <source>The largest has %1 on one GPU; one GPU alone would need %2.</source>
        <translation>La mayor tiene %1 en una GPU; una sola GPU necesitaría %2.</translation>
    </message>
    <message>
        <source>No machine fits</source>
        <translation>Ninguna máquina es apta</translation>
    </message>
    <message>
        <source>The inventory holds no machine.</source>
        <translation>El inventario no contiene ninguna máquina.</translation>
    </message>
    <message numerus="yes">
        <source>%n alternative(s)</source>
        <translation>
            <numerusform>%n alternativa</numerusform>
            <numerusform>%n alternativas</numerusform>
        </translation>
    </message>
    <message>
        <source>No machine misses only a preference.</source>
        <translation>Ninguna máquina queda fuera solo por una preferencia.</translation>
    </message>
    <message>
        <source>Lower precision</source>
        <translation>Menor precisión</translation>
    </message>
    <message numerus="yes">
        <source>At %1: %n machine(s) that fit, %2 of them new, from %3 per hour.</source>
        <translation>
            <numerusform>A %1: %n máquina apta, nuevas: %2, desde %3 por hora.</numerusform>
            <numerusform>A %1: %n máquinas aptas, nuevas: %2, desde %3 por hora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Constraints applied</source>
        <translation>Restricciones aplicadas</translation>
    </message>
    <message>
        <source>Speed is not estimated.</source>
        <translation>La velocidad no se estima.</translation>
    </message>
    <message>
        <source>Availability</source>
        <translation>Disponibilidad</translation>
    </message>
    <message>
        <source>only machines in stock (Secure) or online (Community)</source>
        <translation>solo máquinas en stock (Secure) o en línea (Community)</translation>
    </message>
    <message>
        <source>none set</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>1 %1 = %2 %3, of %4</source>
        <translation>1 %1 = %2 %3, del %4</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Cualquier lugar</translation>
    </message>
    <message>
        <source>European Union</source>
        <translation>Unión Europea</translation>
    </message>
    <message>
        <source>that is</source>
        <translation>es decir</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>admitidas</translation>
    </message>
    <message>
        <source>only as alternatives</source>
        <translation>solo como alternativas</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventario</translation>
    </message>
    <message>
        <source>data of %1 (%2 ago)</source>
        <translation>datos del %1 (hace %2)</translation>
    </message>
    <message>
        <source>date of the data not known</source>
        <translation>fecha de los datos desconocida</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n máquina</numerusform>
            <numerusform>%n máquinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n fila rechazada</numerusform>
            <numerusform>%n filas rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Sample inventory: example machines and prices, not an offer</source>
        <translation>Inventario de ejemplo: máquinas y precios de ejemplo, no es una oferta</translation>
    </message>
    <message>
        <source>Where the machines ended</source>
        <translation>Dónde acabaron las máquinas</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Misses</source>
        <translation>No cumple</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Memoria por GPU</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Budget covers</source>
        <translation>El presupuesto cubre</translation>
    </message>
    <message>
        <source>Why it fits</source>
        <translation>Por qué cabe</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>needs %1 of %2; %3 left</source>
        <translation>necesita %1 de %2; quedan %3</translation>
    </message>
    <message>
        <source>%1 (%2 at %3, %4)</source>
        <translation>%1 (%2 a %3, %4)</translation>
    </message>
    <message>
        <source>sample price</source>
        <translation>precio de ejemplo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>place not known</source>
        <translation>ubicación desconocida</translation>
    </message>
    <message>
        <source>Sample inventory</source>
        <translation>Inventario de ejemplo</translation>
    </message>
    <message>
        <source>No machine fits within your preferences</source>
        <translation>Ninguna máquina cumple todas sus preferencias</translation>
    </message>
    <message>
        <source>data of %1, later than the time given</source>
        <translation>datos del %1, posteriores a la hora indicada</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Qué ayudaría</translation>
    </message>
    <message>
        <source>1 machine fits, at %1</source>
        <translation>1 máquina apta, a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) fit, from %1</source>
        <translation>
            <numerusform>%n máquina apta, desde %1</numerusform>
            <numerusform>%n máquinas aptas, desde %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 for %2 hours</source>
        <translation>%1 por %2 horas</translation>
    </message>
    <message>
        <source>%1 of RAM</source>
        <translation>%1 de RAM</translation>
    </message>
    <message>
        <source>%1 of disk</source>
        <translation>%1 de disco</translation>
    </message>
    <message>
        <source>Sample prices.</source>
        <translation>Precios de ejemplo.</translation>
    </message>
    <message>
        <source>Each line is rounded alone, so their sum may differ by %1 or more from the total, which is exact.</source>
        <translation>Cada línea se redondea por separado, por lo que su suma puede diferir en %1 o más del total, que es exacto.</translation>
    </message>
    <message>
        <source>Added by hand</source>
        <translation>Añadida a mano</translation>
    </message>
    <message numerus="yes">
        <source>… and %n machine(s) more</source>
        <translation>
            <numerusform>… y %n máquina más</numerusform>
            <numerusform>… y %n máquinas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message>
        <source>Show as table</source>
        <translation>Ver como tabla</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>A table of it is available.</source>
        <translation>Hay una tabla con sus cifras.</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png);;Drawings (*.svg)</source>
        <translation>Imágenes (*.png);;Dibujos (*.svg)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Guardada.</translation>
    </message>
    <message>
        <source>Context (tokens)</source>
        <translation>Contexto (tokens)</translation>
    </message>
    <message>
        <source>GPU memory (GiB)</source>
        <translation>Memoria de GPU (GiB)</translation>
    </message>
    <message>
        <source>Room left on each GPU (GiB)</source>
        <translation>Espacio libre por GPU (GiB)</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Precio por hora</translation>
    </message>
    <message>
        <source>Memory over context</source>
        <translation>Memoria según el contexto</translation>
    </message>
    <message>
        <source>Over %1 tokens a %2 card no longer holds it.</source>
        <translation>Por encima de %1 tokens, una tarjeta de %2 ya no lo admite.</translation>
    </message>
    <message>
        <source>No card of the inventory reaches its limit between the least and the most context.</source>
        <translation>Ninguna tarjeta del inventario llega a su límite entre el contexto mínimo y el máximo.</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message numerus="yes">
        <source>Most on a %1 card (%n machine(s))</source>
        <translation>
            <numerusform>Máximo en una tarjeta de %1 (%n máquina)</numerusform>
            <numerusform>Máximo en una tarjeta de %1 (%n máquinas)</numerusform>
        </translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>Price against room</source>
        <translation>Precio y espacio libre</translation>
    </message>
    <message>
        <source>No machine fits: there is nothing to show.</source>
        <translation>Ninguna máquina es apta: no hay nada que mostrar.</translation>
    </message>
    <message>
        <source>Cheapest: %1. Most room: %2.</source>
        <translation>La más barata: %1. La de más espacio: %2.</translation>
    </message>
    <message>
        <source>%1 machines are shown as %2 marks; a larger mark stands for more of them.</source>
        <translation>%1 máquinas se muestran como %2 marcas; una marca mayor representa a más de ellas.</translation>
    </message>
    <message>
        <source>%1, %2, %3 left</source>
        <translation>%1, %2, quedan %3</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>This workload takes the same memory at any context.</source>
        <translation>Esta carga ocupa la misma memoria con cualquier contexto.</translation>
    </message>
    <message>
        <source>%1 (sample prices)</source>
        <translation>%1 (precios de ejemplo)</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>Elegida: %1.</translation>
    </message>
</context>
<context>
    <name>compare</name>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Machines that fit</source>
        <translation>Máquinas aptas</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>el menor</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>actualizando</translation>
    </message>
    <message>
        <source>not interruptible</source>
        <translation>no interrumpibles</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memoria de GPU</translation>
    </message>
    <message>
        <source>Cheapest machine</source>
        <translation>Máquina más barata</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Precio por hora</translation>
    </message>
    <message>
        <source>Price per month</source>
        <translation>Precio por mes</translation>
    </message>
    <message>
        <source>Budget covers</source>
        <translation>El presupuesto cubre</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Keep an answer with Ctrl+D to compare it.</source>
        <translation>Guarde una respuesta con Ctrl+D para compararla.</translation>
    </message>
    <message>
        <source>Only &amp;differences</source>
        <translation>Solo &amp;diferencias</translation>
    </message>
    <message>
        <source>&amp;Keep the current answer</source>
        <translation>&amp;Guardar la respuesta actual</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Cambiar &amp;nombre</translation>
    </message>
    <message>
        <source>D&amp;uplicate</source>
        <translation>D&amp;uplicar</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>&amp;Copy as table</source>
        <translation>&amp;Copiar como tabla</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Escenarios uno junto a otro</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s)</source>
        <translation>
            <numerusform>%n solicitud</numerusform>
            <numerusform>%n solicitudes</numerusform>
        </translation>
    </message>
    <message>
        <source>European Union</source>
        <translation>Unión Europea</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3; it is %4.</source>
        <translation>%1 debe estar entre %2 y %3; es %4.</translation>
    </message>
    <message>
        <source>%1 must be a whole number; it is &quot;%2&quot;.</source>
        <translation>%1 debe ser un número entero; es «%2».</translation>
    </message>
    <message>
        <source>%1 must be more than 0; it is &quot;%2&quot;.</source>
        <translation>%1 debe ser mayor que 0; es «%2».</translation>
    </message>
    <message>
        <source>%1 must be a number; it is &quot;%2&quot;. Write digits and a point, as in 1.50.</source>
        <translation>%1 debe ser un número; es «%2». Escriba cifras y un punto, como en 1.50.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes at most %n decimal(s); it is &quot;%2&quot;.</source>
        <translation>
            <numerusform>%1 admite como máximo %n decimal; es «%2».</numerusform>
            <numerusform>%1 admite como máximo %n decimales; es «%2».</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 must be under %2; it is &quot;%3&quot;.</source>
        <translation>%1 debe ser menor que %2; es «%3».</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>%1 does not know &quot;%2&quot;; allowed: %3.</source>
        <translation>%1 no admite «%2»; valores: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes at most %n token(s). The context given is %2.</source>
        <translation>
            <numerusform>%1 admite como máximo %n token. El contexto indicado es %2.</numerusform>
            <numerusform>%1 admite como máximo %n tokens. El contexto indicado es %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not in the catalogue.</source>
        <translation>El modelo «%1» no está en el catálogo.</translation>
    </message>
    <message>
        <source>%1 is not offered for &quot;%2&quot;. Choose another model or another task.</source>
        <translation>%1 no se ofrece para «%2». Elija otro modelo u otra tarea.</translation>
    </message>
    <message>
        <source>%1 of %2 is not published, so its memory is not calculated.</source>
        <translation>No se ha publicado %1 de %2; por eso no se calcula su memoria.</translation>
    </message>
    <message>
        <source>No file of %1 has been read, so its stored precision is not known: choose 16, 8 or 4 bits.</source>
        <translation>No se ha leído ningún archivo de %1 y se desconoce su precisión guardada: elija 16, 8 o 4 bits.</translation>
    </message>
    <message>
        <source>This version does not calculate for a server (&quot;%1&quot;): leave it out.</source>
        <translation>Esta versión no calcula para un servidor («%1»): quítelo.</translation>
    </message>
    <message>
        <source>These figures are too large to calculate.</source>
        <translation>Estas cifras son demasiado grandes para calcularlas.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a country code. Use two letters, as in ES, or EU.</source>
        <translation>«%1» no es un código de país. Use dos letras, como en ES, o EU.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a currency code. Use three letters, as in EUR.</source>
        <translation>«%1» no es un código de moneda. Use tres letras, como en EUR.</translation>
    </message>
    <message>
        <source>The answer is already in %1: leave its exchange rate out.</source>
        <translation>La respuesta ya está en %1: quite su tipo de cambio.</translation>
    </message>
    <message>
        <source>%1 must be a date; it is &quot;%2&quot;. Write it as 2026-11-30.</source>
        <translation>%1 debe ser una fecha; es «%2». Escríbala como 2026-11-30.</translation>
    </message>
    <message>
        <source>%1 was not found.</source>
        <translation>No se encuentra %1.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON: line %2, column %3.</source>
        <translation>%1 no es JSON válido: línea %2, columna %3.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8: line %2, column %3. Save it as UTF-8.</source>
        <translation>%1 no es UTF-8: línea %2, columna %3. Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>%1 is &quot;%2&quot;, not &quot;%3&quot;.</source>
        <translation>%1 es «%2», no «%3».</translation>
    </message>
    <message>
        <source>%1 is of version %2; this program reads up to %3.</source>
        <translation>%1 es de la versión %2; este programa lee hasta la %3.</translation>
    </message>
    <message>
        <source>expected %1, found %2.</source>
        <translation>se esperaba %1 y hay %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known here; allowed: %2.</source>
        <translation>«%1» no se admite aquí; valores: %2.</translation>
    </message>
    <message>
        <source>The number must be from %1 to %2; it is %3.</source>
        <translation>El número debe estar entre %1 y %2; es %3.</translation>
    </message>
    <message>
        <source>It is missing.</source>
        <translation>Falta este dato.</translation>
    </message>
    <message numerus="yes">
        <source>The text is over the limit of %n byte(s): shorten it.</source>
        <translation>
            <numerusform>El texto supera el límite de %n byte: acórtelo.</numerusform>
            <numerusform>El texto supera el límite de %n bytes: acórtelo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; was seen before: give each its own.</source>
        <translation>El id «%1» ya apareció: dé a cada uno el suyo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is nested more than %n level(s) deep.</source>
        <translation>
            <numerusform>%1 tiene más de %n nivel.</numerusform>
            <numerusform>%1 tiene más de %n niveles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is over the limit of %n page(s).</source>
        <translation>
            <numerusform>%1 supera el límite de %n página.</numerusform>
            <numerusform>%1 supera el límite de %n páginas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pages repeat: &quot;%1&quot; comes a second time.</source>
        <translation>Las páginas se repiten: «%1» aparece por segunda vez.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not name a file beside this one; the next page of a local file must.</source>
        <translation>«%1» no nombra un archivo situado junto a este; la página siguiente de un archivo local debe hacerlo.</translation>
    </message>
    <message>
        <source>It holds no list of machines.</source>
        <translation>No contiene una lista de máquinas.</translation>
    </message>
    <message>
        <source>No column for %1: add it to the header.</source>
        <translation>Ninguna columna para %1: añádala a la cabecera.</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; comes twice: keep one.</source>
        <translation>La columna «%1» aparece dos veces: deje una.</translation>
    </message>
    <message>
        <source>A quotation mark opened in line %1 is not closed.</source>
        <translation>Unas comillas abiertas en la línea %1 no se cierran.</translation>
    </message>
    <message>
        <source>The inventory has no machine with the id &quot;%1&quot;.</source>
        <translation>El inventario no tiene ninguna máquina con el id «%1».</translation>
    </message>
    <message>
        <source>The GPU memory of the machine &quot;%1&quot; is not known, so nothing can be said of what fits on it.</source>
        <translation>Se desconoce la memoria de GPU de la máquina «%1»; por eso no se puede decir qué cabe en ella.</translation>
    </message>
    <message>
        <source>%1 needs a value after it.</source>
        <translation>%1 necesita un valor a continuación.</translation>
    </message>
    <message>
        <source>%1 is given twice: keep one.</source>
        <translation>%1 se indica dos veces: deje una.</translation>
    </message>
    <message>
        <source>%1 says what the plan says already: give the plan or the options.</source>
        <translation>%1 repite lo que ya dice el plan: indique el plan o las opciones.</translation>
    </message>
    <message>
        <source>The command is missing; allowed: %1.</source>
        <translation>Falta la orden; valores: %1.</translation>
    </message>
    <message>
        <source>There is nothing to answer: give a plan or --task.</source>
        <translation>No hay nada que responder: indique un plan o --task.</translation>
    </message>
    <message>
        <source>Similar: %1.</source>
        <translation>Parecidos: %1.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacío.</translation>
    </message>
    <message>
        <source>Tier &quot;%1&quot; is neither secure nor community.</source>
        <translation>El nivel «%1» no es secure ni community.</translation>
    </message>
    <message>
        <source>GPU count %1 is not from 1 to 64.</source>
        <translation>El número de GPU %1 no está entre 1 y 64.</translation>
    </message>
    <message>
        <source>%1 is negative: %2.</source>
        <translation>%1 es negativo: %2.</translation>
    </message>
    <message>
        <source>%1 must be 1 hour or more; it is %2.</source>
        <translation>%1 debe ser de 1 hora o más; es %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no date and time (as 2026-11-30T08:00:00Z).</source>
        <translation>«%1» no es una fecha y hora (como 2026-11-30T08:00:00Z).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no currency code (three letters).</source>
        <translation>«%1» no es un código de moneda (tres letras).</translation>
    </message>
    <message>
        <source>%1 is over 4 KiB.</source>
        <translation>%1 supera los 4 KiB.</translation>
    </message>
    <message>
        <source>The id %1 was seen before.</source>
        <translation>El id %1 ya apareció.</translation>
    </message>
    <message>
        <source>&quot;cabe-cli models&quot; lists them.</source>
        <translation>«cabe-cli models» los enumera.</translation>
    </message>
    <message>
        <source>%1 cannot be read. It is a folder or you may not read it.</source>
        <translation>No se puede leer %1. Es una carpeta o no tiene permiso para leerlo.</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2; --no-limits lifts it.</source>
        <translation>%1 supera el límite de %2; --no-limits lo quita.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is over the limit of %n machine(s); --no-limits lifts it.</source>
        <translation>
            <numerusform>%1 supera el límite de %n máquina; --no-limits lo quita.</numerusform>
            <numerusform>%1 supera el límite de %n máquinas; --no-limits lo quita.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows rejected: %1 of %2. The inventory is not used.</source>
        <translation>Filas rechazadas: %1 de %2. El inventario no se usa.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not known; --help tells what there is.</source>
        <translation>«%1» no se reconoce; --help indica qué hay.</translation>
    </message>
    <message>
        <source>&quot;%1&quot;</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>The row has the wrong type: expected %1.</source>
        <translation>La fila tiene un tipo incorrecto: se esperaba %1.</translation>
    </message>
    <message>
        <source>%1 has the wrong type: expected %2.</source>
        <translation>%1 tiene un tipo incorrecto: se esperaba %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no amount (digits and a point, up to 6 decimals, under 1 000 000).</source>
        <translation>«%1» no es un importe (cifras y punto, hasta 6 decimales, menos de 1 000 000).</translation>
    </message>
    <message>
        <source>Memory %1 is out of range (0 to %2).</source>
        <translation>%1 de memoria está fuera de rango (de 0 a %2).</translation>
    </message>
    <message>
        <source>%1 takes no value.</source>
        <translation>%1 no lleva ningún valor.</translation>
    </message>
    <message>
        <source>This command does not take %1; --help lists what it takes.</source>
        <translation>Esta orden no admite %1; --help enumera lo que admite.</translation>
    </message>
    <message>
        <source>The answer could not be written: the disk is full, or the reader has gone.</source>
        <translation>No se pudo escribir la respuesta: el disco está lleno o el destino se cerró.</translation>
    </message>
    <message>
        <source>The row has %1 cells, the heading has %2: a decimal comma needs quotes or another separator.</source>
        <translation>La fila tiene %1 celdas y el encabezado %2: una coma decimal necesita comillas u otro separador.</translation>
    </message>
    <message>
        <source>%1 is over the limit of %2.</source>
        <translation>%1 supera el límite de %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can be %2 or %3. Write it without a separator.</source>
        <translation>«%1» puede ser %2 o %3. Escríbalo sin separador.</translation>
    </message>
    <message>
        <source>%1 must be a number; it is &quot;%2&quot;. Write it as in %3.</source>
        <translation>%1 debe ser un número; es «%2». Escríbalo como en %3.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no web address. Write it as https://example.com/inventory.json.</source>
        <translation>«%1» no es una dirección web. Escríbala como https://example.com/inventory.json.</translation>
    </message>
    <message>
        <source>Addresses that begin with &quot;%1:&quot; are not fetched: use https.</source>
        <translation>No se descargan direcciones que empiezan por «%1:»; use https.</translation>
    </message>
    <message>
        <source>What comes from %1 over http can be read and changed on the way: use https, or allow this host.</source>
        <translation>Lo que llega de %1 por http se puede leer y cambiar por el camino: use https o permita este servidor.</translation>
    </message>
    <message>
        <source>The secret is not sent to %1 over http: use https.</source>
        <translation>El secreto no se envía a %1 por http: use https.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be sent as a header: check its name and its value.</source>
        <translation>«%1» no se puede enviar como cabecera: revise su nombre y su valor.</translation>
    </message>
    <message numerus="yes">
        <source>The server was waited for in vain for %n second(s).</source>
        <translation>
            <numerusform>El servidor no respondió en %n segundo.</numerusform>
            <numerusform>El servidor no respondió en %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no connection to %1.</source>
        <translation>No hay conexión con %1.</translation>
    </message>
    <message>
        <source>The proxy gives no connection: check its address and its password.</source>
        <translation>El proxy no da conexión: revise su dirección y su contraseña.</translation>
    </message>
    <message>
        <source>The connection ended before all had come.</source>
        <translation>La conexión terminó antes de que llegara todo.</translation>
    </message>
    <message>
        <source>The certificate of %1 is from nobody whom this computer trusts. An authority of your own can be added as a file.</source>
        <translation>El certificado de %1 no es de nadie en quien confíe este equipo. Puede añadir una autoridad propia como archivo.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not for %1.</source>
        <translation>El certificado del servidor no es para %1.</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired.</source>
        <translation>El certificado de %1 ha caducado.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet: check this computer&apos;s date.</source>
        <translation>El certificado de %1 aún no es válido: revise la fecha de este equipo.</translation>
    </message>
    <message>
        <source>There is no secure connection to %1.</source>
        <translation>No hay conexión segura con %1.</translation>
    </message>
    <message>
        <source>The server answered with status %1.</source>
        <translation>El servidor respondió con el estado %1.</translation>
    </message>
    <message>
        <source>The server answered with status %1: %2</source>
        <translation>El servidor respondió con el estado %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>It redirects more than %n time(s).</source>
        <translation>
            <numerusform>Redirige más de %n vez.</numerusform>
            <numerusform>Redirige más de %n veces.</numerusform>
        </translation>
    </message>
    <message>
        <source>It redirects to %1, which is not followed: that would be less secure.</source>
        <translation>Redirige a %1 y no se sigue, porque sería menos seguro.</translation>
    </message>
    <message>
        <source>What came cannot be decompressed, or would grow out of all proportion.</source>
        <translation>Lo recibido no se puede descomprimir o crecería de forma desmesurada.</translation>
    </message>
    <message>
        <source>The server sent nothing.</source>
        <translation>El servidor no envió nada.</translation>
    </message>
    <message>
        <source>What came is no inventory. It begins: %1</source>
        <translation>Lo recibido no es un inventario. Empieza así: %1</translation>
    </message>
    <message>
        <source>The next page, &quot;%1&quot;, is not at the same server, so it is not fetched.</source>
        <translation>La página siguiente, «%1», no está en el mismo servidor y por eso no se descarga.</translation>
    </message>
    <message>
        <source>The new inventory holds no machine, so the last one is kept.</source>
        <translation>El inventario nuevo no contiene ninguna máquina; por eso se conserva el último.</translation>
    </message>
    <message>
        <source>It was cancelled.</source>
        <translation>Se canceló.</translation>
    </message>
    <message>
        <source>The inventory could not be kept for later: the disk is full, or the folder cannot be written.</source>
        <translation>No se pudo guardar el inventario para más tarde: el disco está lleno o no se puede escribir en la carpeta.</translation>
    </message>
    <message>
        <source>It holds no certificate in PEM form.</source>
        <translation>No contiene ningún certificado en formato PEM.</translation>
    </message>
    <message>
        <source>Its secret is not known: type it in the source&apos;s settings, or set the variable %1.</source>
        <translation>No se conoce su secreto: escríbalo en los ajustes de la fuente o defina la variable %1.</translation>
    </message>
    <message>
        <source>There is no keychain: the secret is asked for once a run, or read from %1.</source>
        <translation>No hay llavero: el secreto se pide una vez por sesión o se lee de %1.</translation>
    </message>
    <message>
        <source>The feed answered with an error: %1</source>
        <translation>El servicio respondió con un error: %1</translation>
    </message>
    <message>
        <source>It is no answer of %1.</source>
        <translation>No es una respuesta de %1.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a part of a GPU, which is not offered as a whole one.</source>
        <translation>«%1» es una parte de una GPU y no se ofrece como una entera.</translation>
    </message>
    <message>
        <source>%1 MiB a GPU times %2 is not the total of %3 MiB.</source>
        <translation>%1 MiB por GPU por %2 no es el total de %3 MiB.</translation>
    </message>
    <message>
        <source>Memory %1 is more than any card of this name has (%2).</source>
        <translation>%1 de memoria supera la de cualquier tarjeta con ese nombre (%2).</translation>
    </message>
    <message>
        <source>%1 is %2, which is too small for its unit.</source>
        <translation>%1 es %2, demasiado poco para su unidad.</translation>
    </message>
</context>
<context>
    <name>findings</name>
    <message>
        <source>The memory figure comes from the data centre.</source>
        <translation>La cifra de memoria proviene del centro de datos.</translation>
    </message>
    <message>
        <source>The memory figure comes from the maker&apos;s datasheet, not from the machine.</source>
        <translation>La cifra de memoria proviene de la ficha técnica del fabricante, no de la máquina.</translation>
    </message>
    <message>
        <source>The memory figure is what the provider&apos;s machine reports; it has not been verified.</source>
        <translation>La cifra de memoria es la que informa la máquina del proveedor; no está verificada.</translation>
    </message>
    <message numerus="yes">
        <source>It can be booked for %n hour(s) at most.</source>
        <translation>
            <numerusform>Se puede reservar como máximo %n hora.</numerusform>
            <numerusform>Se puede reservar como máximo %n horas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It must be booked for at least %n hour(s).</source>
        <translation>
            <numerusform>Se debe reservar como mínimo %n hora.</numerusform>
            <numerusform>Se debe reservar como mínimo %n horas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is available until %1.</source>
        <translation>Está disponible hasta el %1.</translation>
    </message>
    <message>
        <source>The date of the inventory is not known: price and availability may have changed.</source>
        <translation>Se desconoce la fecha del inventario: el precio y la disponibilidad pueden haber cambiado.</translation>
    </message>
    <message>
        <source>The inventory is of %1: price and availability may have changed.</source>
        <translation>El inventario es del %1: el precio y la disponibilidad pueden haber cambiado.</translation>
    </message>
    <message>
        <source>The inventory is %1 old (%2): price and availability may have changed.</source>
        <translation>El inventario tiene %1 de antigüedad (%2): el precio y la disponibilidad pueden haber cambiado.</translation>
    </message>
    <message>
        <source>Weights under 16 bits, as the file stores them: try the quality first.</source>
        <translation>Pesos de menos de 16 bits, como los guarda el archivo: pruebe antes la calidad.</translation>
    </message>
    <message>
        <source>Weights at %1: real files keep some tensors at 16 bits and may take more; try the quality first.</source>
        <translation>Pesos a %1: los archivos reales conservan tensores en 16 bits y pueden ocupar más; pruebe antes la calidad.</translation>
    </message>
    <message>
        <source>Sized for one image; larger images and batches need more.</source>
        <translation>Dimensionado para una imagen; imágenes más grandes y lotes necesitan más.</translation>
    </message>
    <message>
        <source>Sized for one image of %1; larger images and batches need more.</source>
        <translation>Dimensionado para una imagen de %1; imágenes más grandes y lotes necesitan más.</translation>
    </message>
    <message>
        <source>Availability not known.</source>
        <translation>Disponibilidad desconocida.</translation>
    </message>
    <message>
        <source>Secure: not in stock.</source>
        <translation>Secure: sin stock.</translation>
    </message>
    <message>
        <source>Community: not online.</source>
        <translation>Community: no está en línea.</translation>
    </message>
    <message>
        <source>Fits on one GPU: needs %1 of the %2 of the %3.</source>
        <translation>Cabe en una GPU: necesita %1 de los %2 de la %3.</translation>
    </message>
    <message numerus="yes">
        <source>Fits split across %n GPU(s) with tensor parallelism: each needs %1 of its %2, and the %3 attention heads divide by %n.</source>
        <translation>
            <numerusform>Cabe repartido entre %n GPU con paralelismo de tensores: cada una necesita %1 de sus %2, y las %3 cabezas de atención son divisibles entre %n.</numerusform>
            <numerusform>Cabe repartido entre %n GPU con paralelismo de tensores: cada una necesita %1 de sus %2, y las %3 cabezas de atención son divisibles entre %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Room left: %1 per GPU, %2 of its memory.</source>
        <translation>Espacio libre: %1 por GPU, el %2 de su memoria.</translation>
    </message>
    <message>
        <source>%1 per hour is within your maximum of %2.</source>
        <translation>%1 por hora no supera su máximo de %2.</translation>
    </message>
    <message>
        <source>Its tier is %1, as you asked.</source>
        <translation>Su nivel es %1, como indicó.</translation>
    </message>
    <message>
        <source>It is in %1, a member state of the European Union.</source>
        <translation>Está en %1, Estado miembro de la Unión Europea.</translation>
    </message>
    <message>
        <source>It is in %1, one of the countries chosen.</source>
        <translation>Está en %1, uno de los países elegidos.</translation>
    </message>
    <message>
        <source>Sold as %1, but the driver shows %2: the driver&apos;s figure decides.</source>
        <translation>Se vende como de %1, pero el controlador muestra %2: decide la cifra del controlador.</translation>
    </message>
    <message>
        <source>The inventory gives %1 and the maker %2: check it before you promise it.</source>
        <translation>El inventario indica %1 y el fabricante %2: compruébelo antes de ofrecerla.</translation>
    </message>
    <message>
        <source>Narrow margin: %1 left, %2 of the GPU&apos;s memory.</source>
        <translation>Margen estrecho: quedan %1, el %2 de la memoria de la GPU.</translation>
    </message>
    <message>
        <source>Interruptible: the provider may stop it at any time.</source>
        <translation>Interrumpible: el proveedor puede detenerla en cualquier momento.</translation>
    </message>
    <message>
        <source>It runs on the provider&apos;s own hardware: the provider can read the memory of the session.</source>
        <translation>Funciona en el hardware del proveedor: el proveedor puede leer la memoria de la sesión.</translation>
    </message>
    <message>
        <source>The %1 KV heads do not share out evenly across %2 GPUs: tensor-parallel servers refuse it.</source>
        <translation>Las %1 cabezas KV no se reparten por igual entre %2 GPU: los servidores con paralelismo de tensores lo rechazan.</translation>
    </message>
    <message>
        <source>The vocabulary (%1 entries) does not divide by %2 GPUs: vLLM refuses it.</source>
        <translation>El vocabulario (%1 entradas) no es divisible entre %2 GPU: vLLM lo rechaza.</translation>
    </message>
    <message>
        <source>A server that stores sliding windows in full would need %1 per GPU; this one has %2.</source>
        <translation>Un servidor que guarde completas las ventanas deslizantes necesitaría %1 por GPU; esta tiene %2.</translation>
    </message>
    <message>
        <source>Context and requests add activations that are not counted: try a full batch first.</source>
        <translation>El contexto y las solicitudes añaden activaciones que no se cuentan: pruebe antes un lote completo.</translation>
    </message>
    <message>
        <source>Training scripts differ: some keep further copies. Try a short run first.</source>
        <translation>Los scripts de entrenamiento difieren: algunos guardan copias adicionales. Haga antes una prueba corta.</translation>
    </message>
    <message>
        <source>Sample inventory: this machine and its price are examples.</source>
        <translation>Inventario de ejemplo: esta máquina y su precio son ejemplos.</translation>
    </message>
    <message>
        <source>No price.</source>
        <translation>Sin precio.</translation>
    </message>
    <message>
        <source>Price is zero or negative.</source>
        <translation>Precio cero o negativo.</translation>
    </message>
    <message>
        <source>Price in a currency that is not known.</source>
        <translation>Precio en una moneda desconocida.</translation>
    </message>
    <message>
        <source>Price in %1 and no rate to %2.</source>
        <translation>Precio en %1 y sin tipo de cambio a %2.</translation>
    </message>
    <message>
        <source>It is in %1.</source>
        <translation>Está en %1.</translation>
    </message>
    <message>
        <source>Its country is not known, so it does not count as inside.</source>
        <translation>Se desconoce su país, por lo que no cuenta como situada en ellos.</translation>
    </message>
    <message>
        <source>It reports no GPU memory.</source>
        <translation>No informa su memoria de GPU.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists in several sizes.</source>
        <translation>«%1» existe en varios tamaños.</translation>
    </message>
    <message>
        <source>Needs %1, has %2: short by %3.</source>
        <translation>Necesita %1, tiene %2: faltan %3.</translation>
    </message>
    <message>
        <source>%2 GPUs would hold it, but %1 attention heads do not divide by %2.</source>
        <translation>%2 GPU lo admitirían, pero %1 cabezas de atención no son divisibles entre %2.</translation>
    </message>
    <message>
        <source>The KV cache is kept in 16 bits.</source>
        <translation>La caché KV se guarda en 16 bits.</translation>
    </message>
    <message>
        <source>Every parameter is loaded, not only the active ones.</source>
        <translation>Se cargan todos los parámetros, no solo los activos.</translation>
    </message>
    <message>
        <source>Sliding-window layers keep only their window.</source>
        <translation>Las capas de ventana deslizante guardan solo su ventana.</translation>
    </message>
    <message>
        <source>Weights and cache are split evenly with tensor parallelism.</source>
        <translation>Los pesos y la caché se reparten por igual con paralelismo de tensores.</translation>
    </message>
    <message>
        <source>An embedding model keeps no KV cache.</source>
        <translation>Un modelo de embeddings no guarda caché KV.</translation>
    </message>
    <message>
        <source>Adapters of rank 16 on the attention projections, 16 bytes per trainable parameter.</source>
        <translation>Adaptadores de rango 16 en las proyecciones de atención, 16 bytes por parámetro entrenable.</translation>
    </message>
    <message>
        <source>Gradient checkpointing is on.</source>
        <translation>Gradient checkpointing activado.</translation>
    </message>
    <message>
        <source>Base in 4-bit NormalFloat, %1 bits per parameter.</source>
        <translation>Base en NormalFloat de 4 bits, %1 bits por parámetro.</translation>
    </message>
    <message>
        <source>One image at %1.</source>
        <translation>Una imagen a %1.</translation>
    </message>
    <message>
        <source>The decoder&apos;s cache covers a 30-second window per stream.</source>
        <translation>La caché del decodificador cubre una ventana de 30 segundos por flujo.</translation>
    </message>
    <message>
        <source>Decoding is greedy: one cache per stream.</source>
        <translation>La decodificación es greedy: una caché por flujo.</translation>
    </message>
    <message>
        <source>No margin is added to the memory you state.</source>
        <translation>No se añade margen a la memoria que indica.</translation>
    </message>
    <message>
        <source>Weights take the bytes of your file.</source>
        <translation>Los pesos ocupan los bytes de su archivo.</translation>
    </message>
    <message>
        <source>A month counts as 730 hours.</source>
        <translation>Un mes cuenta como 730 horas.</translation>
    </message>
    <message>
        <source>%1 per hour, %2 above your maximum.</source>
        <translation>%1 por hora, %2 más que su máximo.</translation>
    </message>
    <message>
        <source>Its tier is %1.</source>
        <translation>Su nivel es %1.</translation>
    </message>
    <message>
        <source>You asked for machines that are not interrupted.</source>
        <translation>Pidió máquinas no interrumpibles.</translation>
    </message>
    <message>
        <source>Starts at medium: it depends more on the framework.</source>
        <translation>Parte de media: depende más del framework.</translation>
    </message>
    <message>
        <source>Starts at high: a language model with published figures.</source>
        <translation>Parte de alta: modelo de lenguaje con cifras publicadas.</translation>
    </message>
    <message>
        <source>Low: it depends on image size and pipeline settings.</source>
        <translation>Baja: depende del tamaño de imagen y de la configuración del pipeline.</translation>
    </message>
    <message>
        <source>Starts at high: the memory is the one you stated.</source>
        <translation>Parte de alta: la memoria es la que usted indicó.</translation>
    </message>
    <message>
        <source>Nothing lowers it.</source>
        <translation>Nada la reduce.</translation>
    </message>
    <message>
        <source>Lowered by: %1.</source>
        <translation>La reducen: %1.</translation>
    </message>
    <message>
        <source>Lowered by %1.</source>
        <translation>La reduce: %1.</translation>
    </message>
    <message>
        <source>Added or changed by hand on this computer, not by its source.</source>
        <translation>Añadida o modificada a mano en este equipo, no por su fuente.</translation>
    </message>
</context>
<context>
    <name>formula</name>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>cabezas KV</translation>
    </message>
    <message>
        <source>head dimension</source>
        <translation>dimensión de cabeza</translation>
    </message>
    <message>
        <source>context</source>
        <translation>contexto</translation>
    </message>
    <message>
        <source>window</source>
        <translation>ventana</translation>
    </message>
    <message>
        <source>latent rank</source>
        <translation>rango latente</translation>
    </message>
    <message>
        <source>rotary dimension</source>
        <translation>dimensión rotatoria</translation>
    </message>
    <message>
        <source>state bytes</source>
        <translation>bytes de estado</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitudes</translation>
    </message>
    <message>
        <source>text positions</source>
        <translation>posiciones de texto</translation>
    </message>
    <message>
        <source>audio positions</source>
        <translation>posiciones de audio</translation>
    </message>
    <message>
        <source>decoder layers</source>
        <translation>capas del decodificador</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>cabezas</translation>
    </message>
    <message>
        <source>audio streams</source>
        <translation>flujos de audio</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>secuencia</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>hidden size</source>
        <translation>tamaño oculto</translation>
    </message>
    <message>
        <source>vocabulary</source>
        <translation>vocabulario</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of the lines above</source>
        <translation>%1 de las líneas anteriores</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>bytes of the file</source>
        <translation>bytes del archivo</translation>
    </message>
    <message>
        <source>trainable parameters</source>
        <translation>parámetros entrenables</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>stated by you</source>
        <translation>indicada por usted</translation>
    </message>
</context>
<context>
    <name>help</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Find in the manual: type and press Enter</source>
        <translation>Buscar en el manual: escriba y pulse Intro</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>Temas</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Reduce the sequence length to %1 (adds %2)</source>
        <translation>Reducir la longitud de secuencia a %1 (añade %2)</translation>
    </message>
    <message>
        <source>Reduce the batch size to %1 (adds %2)</source>
        <translation>Reducir el tamaño de lote a %1 (añade %2)</translation>
    </message>
    <message>
        <source>Reduce the audio streams to %1 (adds %2)</source>
        <translation>Reducir los flujos de audio a %1 (añade %2)</translation>
    </message>
    <message>
        <source>Reduce requests to %1 (adds %2)</source>
        <translation>Reducir las solicitudes a %1 (añade %2)</translation>
    </message>
    <message>
        <source>Reduce the context to %1 (adds %2)</source>
        <translation>Reducir el contexto a %1 (añade %2)</translation>
    </message>
    <message>
        <source>Use %1 (adds %2, from %3)</source>
        <translation>Usar %1 (añade %2, desde %3)</translation>
    </message>
    <message>
        <source>Raise the maximum to %1 (adds %2)</source>
        <translation>Subir el máximo a %1 (añade %2)</translation>
    </message>
    <message>
        <source>Accept %1 (adds %2)</source>
        <translation>Admitir %1 (añade %2)</translation>
    </message>
    <message>
        <source>Accept interruptible (adds %1)</source>
        <translation>Admitir interrumpibles (añade %1)</translation>
    </message>
    <message>
        <source>No single change helps.</source>
        <translation>Ningún cambio aislado basta.</translation>
    </message>
    <message>
        <source>No single change helps. Closest: %1, short by %2 per GPU.</source>
        <translation>Ningún cambio aislado basta. La más próxima: %1, faltan %2 por GPU.</translation>
    </message>
</context>
<context>
    <name>import</name>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>First rows</source>
        <translation>Primeras filas</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>I&amp;mportar</translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <translation>%1 (obligatorio)</translation>
    </message>
    <message>
        <source>&amp;Name of the source</source>
        <translation>&amp;Nombre de la fuente</translation>
    </message>
    <message>
        <source>Pasted price list</source>
        <translation>Lista de precios pegada</translation>
    </message>
    <message>
        <source>&amp;Data of (UTC)</source>
        <translation>&amp;Datos del (UTC)</translation>
    </message>
    <message>
        <source>&amp;Tier of all rows</source>
        <translation>Nive&amp;l de todas las filas</translation>
    </message>
    <message>
        <source>&amp;Availability of all rows</source>
        <translation>Dispo&amp;nibilidad de todas las filas</translation>
    </message>
    <message>
        <source>GPUs where no column says it</source>
        <translation>GPU si ninguna columna lo indica</translation>
    </message>
    <message>
        <source>&amp;Unit of the memory per GPU</source>
        <translation>&amp;Unidad de la memoria por GPU</translation>
    </message>
    <message>
        <source>Unit of the &amp;RAM</source>
        <translation>Unidad de la &amp;RAM</translation>
    </message>
    <message>
        <source>&amp;Price per</source>
        <translation>&amp;Precio por</translation>
    </message>
    <message>
        <source>&amp;Currency of the prices</source>
        <translation>M&amp;oneda de los precios</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>All are available</source>
        <translation>Todas están disponibles</translation>
    </message>
    <message>
        <source>None is available</source>
        <translation>Ninguna está disponible</translation>
    </message>
    <message>
        <source>Reject the row</source>
        <translation>Rechazar la fila</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>month</source>
        <translation>mes</translation>
    </message>
    <message>
        <source>The unit of %1 is not clear: choose MiB, GiB or GB.</source>
        <translation>La unidad de %1 no está clara: elija MiB, GiB o GB.</translation>
    </message>
    <message>
        <source>No column says it: choose.</source>
        <translation>Ninguna columna lo indica: elija.</translation>
    </message>
    <message>
        <source>No column for %1: choose one.</source>
        <translation>Ninguna columna para %1: elija una.</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message numerus="yes">
        <source>%n choice(s) to make</source>
        <translation>
            <numerusform>%n elección pendiente</numerusform>
            <numerusform>%n elecciones pendientes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n máquina</numerusform>
            <numerusform>%n máquinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n fila rechazada</numerusform>
            <numerusform>%n filas rechazadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>labels</name>
    <message>
        <source>Denoiser</source>
        <translation>Denoiser</translation>
    </message>
    <message>
        <source>Text encoder of the prior</source>
        <translation>Codificador de texto del prior</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>Codificador de texto</translation>
    </message>
    <message>
        <source>Autoencoder</source>
        <translation>Autoencoder</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>Image encoder of the prior</source>
        <translation>Codificador de imagen del prior</translation>
    </message>
    <message>
        <source>Run a model</source>
        <translation>Ejecutar un modelo</translation>
    </message>
    <message>
        <source>Fine-tune a model</source>
        <translation>Hacer fine-tuning de un modelo</translation>
    </message>
    <message>
        <source>Generate images</source>
        <translation>Generar imágenes</translation>
    </message>
    <message>
        <source>Open a notebook</source>
        <translation>Abrir un notebook</translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Del archivo</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Secure</source>
        <translation>Secure</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Community</translation>
    </message>
    <message>
        <source>data centre</source>
        <translation>centro de datos</translation>
    </message>
    <message>
        <source>maker&apos;s datasheet</source>
        <translation>ficha técnica del fabricante</translation>
    </message>
    <message>
        <source>provider&apos;s report</source>
        <translation>informe del proveedor</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alta</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>media</translation>
    </message>
    <message>
        <source>low</source>
        <translation>baja</translation>
    </message>
    <message>
        <source>weights under 16 bits</source>
        <translation>pesos de menos de 16 bits</translation>
    </message>
    <message>
        <source>split across several GPUs</source>
        <translation>reparto entre varias GPU</translation>
    </message>
    <message>
        <source>memory reported by the provider</source>
        <translation>memoria informada por el proveedor</translation>
    </message>
    <message>
        <source>narrow margin</source>
        <translation>margen estrecho</translation>
    </message>
    <message>
        <source>cache size depends on the server</source>
        <translation>caché dependiente del servidor</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>No disponibles ahora</translation>
    </message>
    <message>
        <source>Without a usable price</source>
        <translation>Sin precio válido</translation>
    </message>
    <message>
        <source>Outside the chosen countries</source>
        <translation>Fuera de los países elegidos</translation>
    </message>
    <message>
        <source>Of unknown location</source>
        <translation>De ubicación desconocida</translation>
    </message>
    <message>
        <source>Without a memory figure</source>
        <translation>Sin cifra de memoria</translation>
    </message>
    <message>
        <source>With too little memory</source>
        <translation>Con poca memoria</translation>
    </message>
    <message>
        <source>Heads do not divide</source>
        <translation>Cabezas no divisibles</translation>
    </message>
    <message>
        <source>Alternatives</source>
        <translation>Alternativas</translation>
    </message>
    <message>
        <source>Machines that fit</source>
        <translation>Máquinas aptas</translation>
    </message>
    <message>
        <source>Above your price</source>
        <translation>Por encima de su precio</translation>
    </message>
    <message>
        <source>Of another tier</source>
        <translation>De otro nivel</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <translation>Interrumpible</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Context per request</source>
        <translation>Contexto por solicitud</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de secuencia</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Solicitudes simultáneas</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de lote</translation>
    </message>
    <message>
        <source>Audio streams</source>
        <translation>Flujos de audio</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memoria de GPU</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>Maximum price per hour</source>
        <translation>Precio máximo por hora</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Países</translation>
    </message>
    <message>
        <source>Interruptible machines</source>
        <translation>Máquinas interrumpibles</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Tipo de cambio</translation>
    </message>
    <message>
        <source>Date of the exchange rate</source>
        <translation>Fecha del tipo de cambio</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Time of the answer</source>
        <translation>Hora de la respuesta</translation>
    </message>
    <message>
        <source>Number of rows</source>
        <translation>Número de filas</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabezas de atención</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabezas KV</translation>
    </message>
    <message>
        <source>Head dimension</source>
        <translation>Dimensión de cabeza</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Tamaño oculto</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Maximum context</source>
        <translation>Contexto máximo</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Networks</source>
        <translation>Redes</translation>
    </message>
    <message>
        <source>Decoder layers</source>
        <translation>Capas del decodificador</translation>
    </message>
    <message>
        <source>Text positions</source>
        <translation>Posiciones de texto</translation>
    </message>
    <message>
        <source>Audio positions</source>
        <translation>Posiciones de audio</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Embedding model</source>
        <translation>Modelo de embeddings</translation>
    </message>
    <message>
        <source>Speech model</source>
        <translation>Modelo de voz</translation>
    </message>
    <message>
        <source>Image model</source>
        <translation>Modelo de imágenes</translation>
    </message>
    <message>
        <source>the number of parameters</source>
        <translation>el número de parámetros</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>el número de capas</translation>
    </message>
    <message>
        <source>the number of attention heads</source>
        <translation>el número de cabezas de atención</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>el número de cabezas KV</translation>
    </message>
    <message>
        <source>the head dimension</source>
        <translation>la dimensión de cabeza</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>el tamaño oculto</translation>
    </message>
    <message>
        <source>the size of the vocabulary</source>
        <translation>el tamaño del vocabulario</translation>
    </message>
    <message>
        <source>the maximum context</source>
        <translation>el contexto máximo</translation>
    </message>
    <message>
        <source>the kind of attention</source>
        <translation>el tipo de atención</translation>
    </message>
    <message>
        <source>the size of the networks</source>
        <translation>el tamaño de las redes</translation>
    </message>
    <message>
        <source>the number of decoder layers</source>
        <translation>el número de capas del decodificador</translation>
    </message>
    <message>
        <source>the number of text positions</source>
        <translation>el número de posiciones de texto</translation>
    </message>
    <message>
        <source>the number of audio positions</source>
        <translation>el número de posiciones de audio</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a decimal number</source>
        <translation>un número decimal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a date and time (2026-11-30T08:00:00Z)</source>
        <translation>una fecha y hora (2026-11-30T08:00:00Z)</translation>
    </message>
    <message>
        <source>a date (2026-11-30)</source>
        <translation>una fecha (2026-11-30)</translation>
    </message>
    <message>
        <source>Model weights</source>
        <translation>Pesos del modelo</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>Base weights</source>
        <translation>Pesos base</translation>
    </message>
    <message>
        <source>Adapters</source>
        <translation>Adaptadores</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen adicional</translation>
    </message>
    <message>
        <source>CUDA runtime</source>
        <translation>Runtime de CUDA</translation>
    </message>
    <message>
        <source>Stated by you</source>
        <translation>Indicada por usted</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>Inventory</source>
        <translation>Inventario</translation>
    </message>
    <message>
        <source>Data of %1.</source>
        <translation>Datos del %1.</translation>
    </message>
    <message>
        <source>The date of the data is not known.</source>
        <translation>Se desconoce la fecha de los datos.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) can be used.</source>
        <translation>
            <numerusform>%n máquina se puede usar.</numerusform>
            <numerusform>%n máquinas se pueden usar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the inventory could not be read.</source>
        <translation>
            <numerusform>%n fila del inventario no se pudo leer.</numerusform>
            <numerusform>%n filas del inventario no se pudieron leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>Filas rechazadas</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Maximum context</source>
        <translation>Contexto máximo</translation>
    </message>
    <message>
        <source>KV per 1000 tokens (MiB)</source>
        <translation>KV por 1000 tokens (MiB)</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Parámetros activos</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modelo</numerusform>
            <numerusform>%n modelos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2, %3 per GPU</source>
        <translation>%1: %2, %3 por GPU</translation>
    </message>
    <message>
        <source>It does not fit.</source>
        <translation>No cabe.</translation>
    </message>
    <message>
        <source>It fits on %1.</source>
        <translation>Cabe en %1.</translation>
    </message>
    <message>
        <source>Most context for these requests</source>
        <translation>Contexto máximo con estas solicitudes</translation>
    </message>
    <message>
        <source>Most requests at this context</source>
        <translation>Solicitudes máximas con este contexto</translation>
    </message>
    <message>
        <source>Nothing of it grows with context or requests.</source>
        <translation>Nada de esto crece con el contexto ni con las solicitudes.</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Fits</source>
        <translation>Cabe</translation>
    </message>
    <message>
        <source>GPUs used</source>
        <translation>GPU usadas</translation>
    </message>
    <message>
        <source>Most context</source>
        <translation>Contexto máximo</translation>
    </message>
    <message>
        <source>Most requests</source>
        <translation>Solicitudes máximas</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>What fits on this machine</source>
        <translation>Qué cabe en esta máquina</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) left out</source>
        <translation>
            <numerusform>%n modelo omitido</numerusform>
            <numerusform>%n modelos omitidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Params (M)</source>
        <translation>Parám. (M)</translation>
    </message>
    <message>
        <source>Active (M)</source>
        <translation>Activos (M)</translation>
    </message>
    <message>
        <source>KV MiB per 1000 tokens</source>
        <translation>KV MiB por 1000 tokens</translation>
    </message>
    <message>
        <source>Most audio streams</source>
        <translation>Máximo de flujos de audio</translation>
    </message>
    <message>
        <source>Context and requests are not counted for an embedding model.</source>
        <translation>El contexto y las solicitudes no se cuentan en un modelo de embeddings.</translation>
    </message>
</context>
<context>
    <name>machine</name>
    <message>
        <source>corrected</source>
        <translation>corregida</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadida</translation>
    </message>
    <message>
        <source>Machines changed by hand</source>
        <translation>Máquinas modificadas a mano</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>What is other</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>What its source says holds again; a machine that was added is removed.</source>
        <translation>Vuelve a valer lo que dice su fuente; una máquina añadida se elimina.</translation>
    </message>
    <message>
        <source>Two letters, as ES</source>
        <translation>Dos letras, como ES</translation>
    </message>
    <message>
        <source>Three letters, as EUR</source>
        <translation>Tres letras, como EUR</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>month</source>
        <translation>mes</translation>
    </message>
    <message>
        <source>maker&apos;s datasheet</source>
        <translation>ficha técnica del fabricante</translation>
    </message>
    <message>
        <source>data centre</source>
        <translation>centro de datos</translation>
    </message>
    <message>
        <source>provider&apos;s report</source>
        <translation>informe del proveedor</translation>
    </message>
    <message>
        <source>Add machine</source>
        <translation>Añadir máquina</translation>
    </message>
    <message>
        <source>Edit machine</source>
        <translation>Editar máquina</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>A&amp;ñadir</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>A price needs its currency.</source>
        <translation>Un precio requiere su moneda.</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Ejemplo</translation>
    </message>
</context>
<context>
    <name>members</name>
    <message>
        <source>Reference (id)</source>
        <translation>Referencia (id)</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Country (code)</source>
        <translation>País (código)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Número de GPU</translation>
    </message>
    <message>
        <source>Memory per GPU</source>
        <translation>Memoria por GPU</translation>
    </message>
    <message>
        <source>Source of the memory figure</source>
        <translation>Origen de la cifra de memoria</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Price per</source>
        <translation>Precio por</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Interruptible</source>
        <translation>Interrumpible</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>Booked for at most (hours)</source>
        <translation>Reserva máxima (horas)</translation>
    </message>
    <message>
        <source>Booked for at least (hours)</source>
        <translation>Reserva mínima (horas)</translation>
    </message>
    <message>
        <source>Available until</source>
        <translation>Disponible hasta</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
</context>
<context>
    <name>memory</name>
    <message>
        <source>GPU memory needed</source>
        <translation>Memoria de GPU necesaria</translation>
    </message>
    <message>
        <source>See machines</source>
        <translation>Ver máquinas</translation>
    </message>
    <message>
        <source>Lines of the memory needed</source>
        <translation>Líneas de la memoria necesaria</translation>
    </message>
    <message>
        <source>Choose a model to see what it takes.</source>
        <translation>Elija un modelo para ver cuánta memoria necesita.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There is no inventory yet.</source>
        <translation>Todavía no hay inventario.</translation>
    </message>
    <message>
        <source>Updating</source>
        <translation>Actualizando</translation>
    </message>
    <message>
        <source>%1 (updating)</source>
        <translation>%1 (actualizando)</translation>
    </message>
    <message>
        <source>Sample prices.</source>
        <translation>Precios de ejemplo.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n machine(s):</source>
        <translation>
            <numerusform>De %n máquina:</numerusform>
            <numerusform>De %n máquinas:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Shows these machines, and why each is here.</source>
        <translation>Muestra estas máquinas y el motivo de cada una.</translation>
    </message>
    <message>
        <source>Memory: %1; %2</source>
        <translation>Memoria: %1; %2</translation>
    </message>
    <message>
        <source>short by %1</source>
        <translation>faltan %1</translation>
    </message>
    <message>
        <source>free %1</source>
        <translation>libres %1</translation>
    </message>
    <message>
        <source>Memory: %1 of %2; %3</source>
        <translation>Memoria: %1 de %2; %3</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>%1 parameters</source>
        <translation>%1 parámetros</translation>
    </message>
    <message>
        <source>%1 of them active</source>
        <translation>%1 de ellos activos</translation>
    </message>
    <message numerus="yes">
        <source>%n layer(s)</source>
        <translation>
            <numerusform>%n capa</numerusform>
            <numerusform>%n capas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 KV heads × %2</source>
        <translation>%1 cabezas KV × %2</translation>
    </message>
    <message>
        <source>up to %1 tokens</source>
        <translation>hasta %1 tokens</translation>
    </message>
    <message>
        <source>Native resolution %1 × %2</source>
        <translation>Resolución nativa de %1 × %2</translation>
    </message>
    <message>
        <source>Licence: %1</source>
        <translation>Licencia: %1</translation>
    </message>
    <message>
        <source>Licence note: %1</source>
        <translation>Nota de licencia: %1</translation>
    </message>
    <message>
        <source>Models found</source>
        <translation>Modelos encontrados</translation>
    </message>
    <message>
        <source>Name, publisher or size</source>
        <translation>Nombre, editor o tamaño</translation>
    </message>
    <message>
        <source>No model matches &quot;%1&quot;.</source>
        <translation>Ningún modelo coincide con «%1».</translation>
    </message>
    <message>
        <source>%1, %2 active</source>
        <translation>%1, %2 activos</translation>
    </message>
    <message>
        <source>figure missing</source>
        <translation>falta una cifra</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>Editor</translation>
    </message>
    <message>
        <source>Which model</source>
        <translation>Qué modelo</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>Base &amp;weights</source>
        <translation>&amp;Pesos base</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Precisión</translation>
    </message>
    <message>
        <source>&amp;Sequence length</source>
        <translation>&amp;Longitud de secuencia</translation>
    </message>
    <message>
        <source>&amp;Context per request</source>
        <translation>&amp;Contexto por solicitud</translation>
    </message>
    <message>
        <source>Batch si&amp;ze</source>
        <translation>Tamaño &amp;de lote</translation>
    </message>
    <message>
        <source>A&amp;udio streams</source>
        <translation>Fl&amp;ujos de audio</translation>
    </message>
    <message>
        <source>&amp;Requests at once</source>
        <translation>Solicitu&amp;des simultáneas</translation>
    </message>
    <message>
        <source>&amp;GPU memory</source>
        <translation>Memoria de &amp;GPU</translation>
    </message>
    <message>
        <source>State the GPU memory</source>
        <translation>Indicar la memoria de GPU</translation>
    </message>
    <message>
        <source>Size it for a model</source>
        <translation>Dimensionarlo para un modelo</translation>
    </message>
    <message>
        <source>The base stays frozen; rank-16 adapters are trained, gradient checkpointing on.</source>
        <translation>La base queda congelada; se entrenan adaptadores de rango 16, con gradient checkpointing activado.</translation>
    </message>
    <message>
        <source>Where figures are published</source>
        <translation>Fuente de las cifras</translation>
    </message>
    <message>
        <source>&amp;Where figures are published</source>
        <translation>&amp;Fuente de las cifras</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1, QLoRA</source>
        <translation>%1, QLoRA</translation>
    </message>
    <message>
        <source>%1, LoRA</source>
        <translation>%1, LoRA</translation>
    </message>
    <message>
        <source>Type a country</source>
        <translation>Escriba un país</translation>
    </message>
    <message>
        <source>European &amp;Union</source>
        <translation>&amp;Unión Europea</translation>
    </message>
    <message>
        <source>European Union (%1)</source>
        <translation>Unión Europea (%1)</translation>
    </message>
    <message>
        <source>%1, remove</source>
        <translation>%1, quitar</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>See &amp;machines</source>
        <translation>Ver &amp;máquinas</translation>
    </message>
    <message>
        <source>Budget and preferences</source>
        <translation>Presupuesto y preferencias</translation>
    </message>
    <message>
        <source>All of this is optional.</source>
        <translation>Todo es opcional.</translation>
    </message>
    <message>
        <source>&amp;Countries</source>
        <translation>Paí&amp;ses</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Cualquier lugar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no country. Choose one from the list.</source>
        <translation>«%1» no es un país. Elija uno de la lista.</translation>
    </message>
    <message>
        <source>&amp;Allow interruptible machines</source>
        <translation>Admitir máquinas interrumpi&amp;bles</translation>
    </message>
    <message>
        <source>The provider may stop them at any time.</source>
        <translation>El proveedor puede detenerlas en cualquier momento.</translation>
    </message>
    <message>
        <source>Bud&amp;get</source>
        <translation>&amp;Presupuesto</translation>
    </message>
    <message>
        <source>Ma&amp;ximum price per hour</source>
        <translation>Precio má&amp;ximo por hora</translation>
    </message>
    <message>
        <source>Exchange &amp;rate: what 1 %1 is worth</source>
        <translation>Tipo de &amp;cambio: cuánto vale 1 %1</translation>
    </message>
    <message>
        <source>Until it is given, machines priced in %1 have no price.</source>
        <translation>Mientras no lo indique, las máquinas con precio en %1 quedan sin precio.</translation>
    </message>
    <message>
        <source>Of %1.</source>
        <translation>Del %1.</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>to be corrected</source>
        <translation>por corregir</translation>
    </message>
    <message>
        <source>to be filled in</source>
        <translation>por rellenar</translation>
    </message>
    <message>
        <source>Step %1 of 3, %2, %3</source>
        <translation>Paso %1 de 3, %2, %3</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>&amp;Run a model</source>
        <translation>E&amp;jecutar un modelo</translation>
    </message>
    <message>
        <source>Serve a language, embedding or speech model.</source>
        <translation>Servir un modelo de lenguaje, de embeddings o de voz.</translation>
    </message>
    <message>
        <source>Fine-&amp;tune a model</source>
        <translation>Hacer &amp;fine-tuning de un modelo</translation>
    </message>
    <message>
        <source>Train a LoRA or QLoRA adapter on one GPU.</source>
        <translation>Entrenar un adaptador LoRA o QLoRA en una GPU.</translation>
    </message>
    <message>
        <source>&amp;Generate images</source>
        <translation>&amp;Generar imágenes</translation>
    </message>
    <message>
        <source>Run an image pipeline at its native resolution.</source>
        <translation>Ejecutar un pipeline de imágenes a su resolución nativa.</translation>
    </message>
    <message>
        <source>&amp;Open a notebook</source>
        <translation>Abrir un &amp;notebook</translation>
    </message>
    <message>
        <source>A GPU with the memory you state, or sized for a model.</source>
        <translation>Una GPU con la memoria que usted indique o dimensionada para un modelo.</translation>
    </message>
    <message>
        <source>What you want to do</source>
        <translation>Qué quiere hacer</translation>
    </message>
    <message>
        <source>Cabe adds up the memory it takes and finds the machines where it fits.</source>
        <translation>Cabe suma la memoria necesaria y busca las máquinas en las que cabe.</translation>
    </message>
    <message>
        <source>No model matches &quot;%1&quot;. Type another name, or press Esc.</source>
        <translation>Ningún modelo coincide con «%1». Escriba otro nombre o pulse Esc.</translation>
    </message>
    <message numerus="yes">
        <source>&quot;%1&quot; matches %n model(s): choose one with the arrows and Enter.</source>
        <translation>
            <numerusform>«%1» coincide con %n modelo: elíjalo con Intro.</numerusform>
            <numerusform>«%1» coincide con %n modelos: elija uno con las flechas e Intro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exchange rate: what 1 %1 is worth</source>
        <translation>Tipo de cambio: cuánto vale 1 %1</translation>
    </message>
    <message>
        <source>EU</source>
        <translation>UE</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>Machines left out, with the reason of each</source>
        <translation>Máquinas excluidas, con el motivo de cada una</translation>
    </message>
    <message>
        <source>Rows that could not be read</source>
        <translation>Filas que no se pudieron leer</translation>
    </message>
    <message>
        <source>Machines of the inventory</source>
        <translation>Máquinas del inventario</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n fila</numerusform>
            <numerusform>%n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copied %n row(s).</source>
        <translation>
            <numerusform>Copiada %n fila.</numerusform>
            <numerusform>Copiadas %n filas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be opened.</source>
        <translation>No se pudo abrir %1.</translation>
    </message>
    <message>
        <source>Details of the machine chosen</source>
        <translation>Detalles de la máquina elegida</translation>
    </message>
    <message>
        <source>L&amp;aunch</source>
        <translation>&amp;Lanzar</translation>
    </message>
    <message>
        <source>Opens the machine&apos;s page in the browser. Nothing is reserved here.</source>
        <translation>Abre la página de la máquina en el navegador. Aquí no se reserva nada.</translation>
    </message>
    <message>
        <source>No machine is chosen.</source>
        <translation>No hay ninguna máquina elegida.</translation>
    </message>
    <message>
        <source>Memory (GiB)</source>
        <translation>Memoria (GiB)</translation>
    </message>
    <message numerus="yes">
        <source>Memory of each of %n GPU(s) (GiB)</source>
        <translation>
            <numerusform>Memoria de %n GPU (GiB)</numerusform>
            <numerusform>Memoria de cada una de las %n GPU (GiB)</numerusform>
        </translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Opens %1; nothing is reserved here.</source>
        <translation>Abre %1; aquí no se reserva nada.</translation>
    </message>
    <message>
        <source>The inventory gives no page for this machine.</source>
        <translation>El inventario no indica ninguna página para esta máquina.</translation>
    </message>
    <message>
        <source>Its address is no web page: it is not opened.</source>
        <translation>Su dirección no es una página web: no se abre.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Ver lista</translation>
    </message>
    <message>
        <source>List: %1</source>
        <translation>Ver lista: %1</translation>
    </message>
    <message>
        <source>What would help</source>
        <translation>Qué ayudaría</translation>
    </message>
    <message>
        <source>Room (GiB)</source>
        <translation>Libre (GiB)</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Misses</source>
        <translation>No cumple</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message numerus="yes">
        <source>Memory of each of %n GPU(s)</source>
        <translation>
            <numerusform>Memoria de %n GPU</numerusform>
            <numerusform>Memoria de cada una de las %n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>Why it fits</source>
        <translation>Por qué cabe</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, needs %3 of %4, %5, confidence %6, %n limit(s)</source>
        <translation>
            <numerusform>%1, %2, necesita %3 de %4, %5, confianza %6, %n límite</numerusform>
            <numerusform>%1, %2, necesita %3 de %4, %5, confianza %6, %n límites</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>The inventory is being put in order.</source>
        <translation>Se está ordenando el inventario.</translation>
    </message>
    <message>
        <source>%1 needed</source>
        <translation>Se necesitan %1</translation>
    </message>
    <message>
        <source>sample prices</source>
        <translation>precios de ejemplo</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>actualizando</translation>
    </message>
    <message>
        <source>Machines: %1</source>
        <translation>Máquinas: %1</translation>
    </message>
    <message>
        <source>Alternatives: %1</source>
        <translation>Alternativas: %1</translation>
    </message>
    <message>
        <source>Constraints applied</source>
        <translation>Restricciones aplicadas</translation>
    </message>
    <message>
        <source>Machines that fit, cheapest first</source>
        <translation>Máquinas aptas, de la más barata a la más cara</translation>
    </message>
    <message>
        <source>Alternatives, cheapest first</source>
        <translation>Alternativas, de la más barata a la más cara</translation>
    </message>
    <message>
        <source>Parts of the answer</source>
        <translation>Partes de la respuesta</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message numerus="yes">
        <source>See %n alternative(s)</source>
        <translation>
            <numerusform>Ver %n alternativa</numerusform>
            <numerusform>Ver %n alternativas</numerusform>
        </translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Cop&amp;y all</source>
        <translation>Copiar tod&amp;o</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) miss one preference alone: %1. No other keeps out as many.</source>
        <translation>
            <numerusform>A %n máquina solo le falta una preferencia: %1. Ninguna otra excluye a tantas.</numerusform>
            <numerusform>A %n máquinas solo les falta una preferencia: %1. Ninguna otra excluye a tantas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Drop the maximum price</source>
        <translation>Quitar el precio máximo</translation>
    </message>
    <message>
        <source>Accept any tier</source>
        <translation>Admitir cualquier nivel</translation>
    </message>
    <message>
        <source>Accept interruptible machines</source>
        <translation>Admitir máquinas interrumpibles</translation>
    </message>
    <message>
        <source>Room left</source>
        <translation>Espacio libre</translation>
    </message>
    <message>
        <source>%1: up to %2</source>
        <translation>%1: hasta %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>No machine holds &quot;%1&quot;. Esc shows them all.</source>
        <translation>Ninguna máquina contiene «%1». Esc las muestra todas.</translation>
    </message>
    <message>
        <source>Price/h (sample)</source>
        <translation>Precio/h (ejemplo)</translation>
    </message>
    <message>
        <source>Price/h</source>
        <translation>Precio/h</translation>
    </message>
    <message>
        <source>Budget covers</source>
        <translation>El presupuesto cubre</translation>
    </message>
    <message>
        <source>vCPU</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>RAM (GiB)</source>
        <translation>RAM (GiB)</translation>
    </message>
    <message>
        <source>Disk (GiB)</source>
        <translation>Disco (GiB)</translation>
    </message>
    <message>
        <source>Price/month</source>
        <translation>Precio/mes</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter the machines by name, GPU, provider or place</source>
        <translation>Filtrar las máquinas por nombre, GPU, proveedor o ubicación</translation>
    </message>
    <message>
        <source>The machines below answer the question before it.</source>
        <translation>Las máquinas de abajo responden a la pregunta anterior.</translation>
    </message>
    <message>
        <source>&amp;Keep as scenario</source>
        <translation>&amp;Guardar escenario</translation>
    </message>
    <message>
        <source>Undo a&amp;ll changes</source>
        <translation>Des&amp;hacer cambios</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>What fits on %1</source>
        <translation>Qué cabe en %1</translation>
    </message>
    <message>
        <source>%1 per GPU · context %2, requests %3</source>
        <translation>%1 por GPU · contexto %2, solicitudes %3</translation>
    </message>
    <message>
        <source>Type a model</source>
        <translation>Escriba un modelo</translation>
    </message>
    <message>
        <source>&amp;Only what fits</source>
        <translation>&amp;Solo lo que cabe</translation>
    </message>
    <message>
        <source>&amp;Plan with it</source>
        <translation>&amp;Planificar con él</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Working it out…</source>
        <translation>Calculando…</translation>
    </message>
    <message>
        <source>%1 of %2 rows</source>
        <translation>%1 de %2 filas</translation>
    </message>
    <message>
        <source>• %1, was %2</source>
        <translation>• %1, antes %2</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Precisión</translation>
    </message>
    <message>
        <source>&amp;Sequence length</source>
        <translation>Longitud de se&amp;cuencia</translation>
    </message>
    <message>
        <source>&amp;Context</source>
        <translation>&amp;Contexto</translation>
    </message>
    <message>
        <source>Batch si&amp;ze</source>
        <translation>Ta&amp;maño de lote</translation>
    </message>
    <message>
        <source>Audio st&amp;reams</source>
        <translation>Flu&amp;jos de audio</translation>
    </message>
    <message>
        <source>&amp;Requests</source>
        <translation>Solicitu&amp;des</translation>
    </message>
    <message>
        <source>Ma&amp;x. price/h</source>
        <translation>Precio má&amp;x./h</translation>
    </message>
    <message>
        <source>&amp;Tier</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>Co&amp;untries</source>
        <translation>Paí&amp;ses</translation>
    </message>
    <message>
        <source>What fits here…</source>
        <translation>Qué cabe aquí…</translation>
    </message>
    <message>
        <source>All models at 16, 8 and 4 bits: what fits on this machine</source>
        <translation>Todos los modelos a 16, 8 y 4 bits: qué cabe en esta máquina</translation>
    </message>
    <message>
        <source>Another machine is the cheapest over %1 tokens.</source>
        <translation>Por encima de %1 tokens, la más barata es otra máquina.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Inventory</source>
        <translation>Inventario</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>As the s&amp;ystem</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;lara</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscura</translation>
    </message>
    <message>
        <source>Kept in %1: these settings, the sources, what you changed by hand, and plans that are not saved yet. Secrets are kept in the system&apos;s keychain only. Nothing is sent anywhere.</source>
        <translation>Se guardan en %1: estos ajustes, las fuentes, lo que ha modificado a mano y los planes aún sin guardar. Los secretos solo se guardan en el llavero del sistema. No se envía nada a ningún sitio.</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>Abrir la car&amp;peta</translation>
    </message>
    <message>
        <source>Forget &amp;recent plans</source>
        <translation>Olvidar planes &amp;recientes</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Restore d&amp;efaults</source>
        <translation>Restaurar &amp;valores</translation>
    </message>
    <message>
        <source>&amp;Numbers of the region</source>
        <translation>&amp;Números de la región</translation>
    </message>
    <message>
        <source>As the language</source>
        <translation>Como el idioma</translation>
    </message>
    <message>
        <source>&amp;Unit of prices in the list</source>
        <translation>&amp;Unidad de los precios de la lista</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Por hora</translation>
    </message>
    <message>
        <source>Per month first</source>
        <translation>Primero por mes</translation>
    </message>
</context>
<context>
    <name>sources</name>
    <message numerus="yes">
        <source>%n machine(s) added</source>
        <translation>
            <numerusform>%n máquina añadida</numerusform>
            <numerusform>%n máquinas añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) removed</source>
        <translation>
            <numerusform>%n máquina eliminada</numerusform>
            <numerusform>%n máquinas eliminadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) available again</source>
        <translation>
            <numerusform>%n máquina disponible de nuevo</numerusform>
            <numerusform>%n máquinas disponibles de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) no longer available</source>
        <translation>
            <numerusform>%n máquina que ya no está disponible</numerusform>
            <numerusform>%n máquinas que ya no están disponibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) changed otherwise</source>
        <translation>
            <numerusform>%n máquina con otros cambios</numerusform>
            <numerusform>%n máquinas con otros cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 a %3</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) changed</source>
        <translation>
            <numerusform>%n precio cambiado</numerusform>
            <numerusform>%n precios cambiados</numerusform>
        </translation>
    </message>
    <message>
        <source>It was not kept before.</source>
        <translation>Antes no estaba guardado.</translation>
    </message>
    <message>
        <source>The data kept before were of %1.</source>
        <translation>Los datos guardados antes eran del %1.</translation>
    </message>
    <message>
        <source>No machine has changed.</source>
        <translation>No ha cambiado ninguna máquina.</translation>
    </message>
    <message>
        <source>The inventory could not be refreshed.</source>
        <translation>No se pudo actualizar el inventario.</translation>
    </message>
    <message>
        <source>%1 could not be refreshed.</source>
        <translation>No se pudo actualizar %1.</translation>
    </message>
    <message>
        <source>The data of %1 stay in use.</source>
        <translation>Siguen en uso los datos del %1.</translation>
    </message>
    <message>
        <source>The last good data stay in use; their date is not known.</source>
        <translation>Siguen en uso los últimos datos válidos; se desconoce su fecha.</translation>
    </message>
    <message>
        <source>Data are told to be old after</source>
        <translation>Los datos se consideran antiguos después de</translation>
    </message>
    <message>
        <source>Very old</source>
        <translation>Muy antiguos</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>Certificate (CA) file</source>
        <translation>Archivo de CA</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Lista de precios</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt);;All files (*)</source>
        <translation>Certificados (*.pem *.crt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Inventories (*.json *.csv *.tsv);;All files (*)</source>
        <translation>Inventarios (*.json *.csv *.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>A&amp;ddress or file</source>
        <translation>&amp;Dirección o archivo</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Refresh every</source>
        <translation>Actuali&amp;zar cada</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>Header of the secre&amp;t</source>
        <translation>&amp;Cabecera del secreto</translation>
    </message>
    <message>
        <source>Where the source asks for none, leave it empty. Often: Authorization</source>
        <translation>Déjela vacía si la fuente no pide ninguno. A menudo: Authorization</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Secreto</translation>
    </message>
    <message>
        <source>It is kept in the system&apos;s keychain, never in a file. Empty: what is kept stays.</source>
        <translation>Se guarda en el llavero del sistema, nunca en un archivo. Vacío: se conserva el guardado.</translation>
    </message>
    <message>
        <source>&amp;Certificate (CA) file</source>
        <translation>Archivo de au&amp;toridad (CA)</translation>
    </message>
    <message>
        <source>&amp;Proxy</source>
        <translation>&amp;Proxy</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>El del sistema</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Dirección del proxy</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Examinar…</translation>
    </message>
    <message>
        <source>Browse for a price list</source>
        <translation>Buscar una lista de precios</translation>
    </message>
    <message>
        <source>Browse for a certificate file</source>
        <translation>Buscar un archivo de certificado</translation>
    </message>
    <message>
        <source>Get it no&amp;w</source>
        <translation>Actualizar a&amp;hora</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>Deshacer cam&amp;bios</translation>
    </message>
    <message>
        <source>Save chan&amp;ges</source>
        <translation>&amp;Guardar cambios</translation>
    </message>
    <message>
        <source>New source</source>
        <translation>Fuente nueva</translation>
    </message>
    <message>
        <source>An address on the web (https://…), or a file on this computer.</source>
        <translation>Una dirección web (https://…) o un archivo de este equipo.</translation>
    </message>
    <message>
        <source>It came on %1.</source>
        <translation>Se recibió el %1.</translation>
    </message>
    <message>
        <source>Next try: %1.</source>
        <translation>Próximo intento: %1.</translation>
    </message>
    <message>
        <source>receiving %1</source>
        <translation>recibiendo %1</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>leyendo</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Machines</source>
        <translation>Máquinas</translation>
    </message>
    <message>
        <source>Rejected</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>Data of</source>
        <translation>Datos del</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Every</source>
        <translation>Cada</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n fila rechazada</numerusform>
            <numerusform>%n filas rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Inventory sources</source>
        <translation>Fuentes de inventario</translation>
    </message>
    <message>
        <source>Rejected rows</source>
        <translation>Filas rechazadas</translation>
    </message>
    <message>
        <source>&amp;Add a source…</source>
        <translation>Añadir &amp;fuente…</translation>
    </message>
    <message>
        <source>I&amp;mport prices…</source>
        <translation>Importar p&amp;recios…</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>Offline · using the last data, whose date is not known</source>
        <translation>Sin conexión · se usan los últimos datos, de fecha desconocida</translation>
    </message>
    <message>
        <source>Offline · using the data of %1 (%2 ago)</source>
        <translation>Sin conexión · se usan los datos del %1 (hace %2)</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 MB)</source>
        <translation>%1 (%2 de %3 MB)</translation>
    </message>
    <message>
        <source>A&amp;llow http</source>
        <translation>Ad&amp;mitir http</translation>
    </message>
    <message>
        <source>What comes over http can be read and changed on the way.</source>
        <translation>Lo que llega por http se puede leer y cambiar por el camino.</translation>
    </message>
    <message>
        <source>The machines of all sources that are on are planned together.</source>
        <translation>Se planifica con las máquinas de todas las fuentes activadas.</translation>
    </message>
    <message>
        <source>No source yet: the sample inventory is in use.</source>
        <translation>Aún no hay ninguna fuente: se usa el inventario de ejemplo.</translation>
    </message>
    <message>
        <source>Of some or all machines the feed does not say whether they are in stock: they do not count as available.</source>
        <translation>De algunas o de todas las máquinas no se indica si hay stock: no cuentan como disponibles.</translation>
    </message>
    <message>
        <source>Of some or all machines the feed does not say the country.</source>
        <translation>De algunas o de todas las máquinas no se indica el país.</translation>
    </message>
    <message>
        <source>The feed does not say of when its data are.</source>
        <translation>No se indica de cuándo son los datos.</translation>
    </message>
    <message>
        <source>The feed states GPU memory in GB: it was rounded down to MiB.</source>
        <translation>La memoria de GPU viene en GB: se redondeó a la baja a MiB.</translation>
    </message>
    <message>
        <source>It has exactly as many rows as the feed gives without a key: there may be more.</source>
        <translation>Tiene justo las filas que el servicio da sin clave: puede haber más.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s)</source>
        <translation>
            <numerusform>%n máquina</numerusform>
            <numerusform>%n máquinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) without a GPU, or not offered, passed over</source>
        <translation>
            <numerusform>%n fila sin GPU o no ofrecida, omitida</numerusform>
            <numerusform>%n filas sin GPU o no ofrecidas, omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>could not be read</source>
        <translation>no se pudo leer</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>not refreshed</source>
        <translation>sin actualizar</translation>
    </message>
    <message>
        <source>fresh</source>
        <translation>al día</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>antigua</translation>
    </message>
    <message>
        <source>very old</source>
        <translation>muy antigua</translation>
    </message>
    <message>
        <source>Members of one name come twice, first at %1: the last counted.</source>
        <translation>Hay miembros repetidos con el mismo nombre, el primero en %1: cuenta el último.</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Inventory</source>
        <translation>&amp;Inventario</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;New plan</source>
        <translation>&amp;Nuevo plan</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>See &amp;machines</source>
        <translation>Ver &amp;máquinas</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Siguiente</translation>
    </message>
    <message>
        <source>&amp;Details panel</source>
        <translation>Panel de &amp;detalles</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Español</source>
        <translation>Español</translation>
    </message>
    <message>
        <source>&amp;English</source>
        <translation>&amp;English</translation>
    </message>
    <message>
        <source>E&amp;spañol</source>
        <translation>E&amp;spañol</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clara</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscura</translation>
    </message>
    <message>
        <source>&amp;Use sample inventory</source>
        <translation>&amp;Usar inventario de ejemplo</translation>
    </message>
    <message>
        <source>P&amp;revious pane</source>
        <translation>Panel anterio&amp;r</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Teclado</translation>
    </message>
    <message>
        <source>&amp;About Cabe</source>
        <translation>&amp;Acerca de Cabe</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>L&amp;ook</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Teclado</translation>
    </message>
    <message>
        <source>Switch between English and Spanish</source>
        <translation>Cambiar entre español e inglés</translation>
    </message>
    <message>
        <source>Results: the tab before, the next tab</source>
        <translation>Resultados: pestaña anterior, pestaña siguiente</translation>
    </message>
    <message>
        <source>Results: open everything of a machine</source>
        <translation>Resultados: desplegar todo lo de una máquina</translation>
    </message>
    <message>
        <source>About Cabe</source>
        <translation>Acerca de Cabe</translation>
    </message>
    <message>
        <source>Cabe %1</source>
        <translation>Cabe %1</translation>
    </message>
    <message>
        <source>On which machine does this AI workload fit, what does it cost, and why?</source>
        <translation>¿En qué máquina cabe esta carga de IA, cuánto cuesta y por qué?</translation>
    </message>
    <message>
        <source>Nothing is guessed: what lacks a published figure is left out, and counted.</source>
        <translation>No se supone nada: lo que carece de una cifra publicada queda fuera, y se cuenta.</translation>
    </message>
    <message>
        <source>Licence: Apache 2.0. Built with Qt (LGPL) and nlohmann_json (MIT).</source>
        <translation>Licencia: Apache 2.0. Hecho con Qt (LGPL) y nlohmann_json (MIT).</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>No inventory.</source>
        <translation>Sin inventario.</translation>
    </message>
    <message>
        <source>check every price before you promise it</source>
        <translation>compruebe cada precio antes de ofrecerlo</translation>
    </message>
    <message>
        <source>prices and stock may have changed</source>
        <translation>los precios y el stock pueden haber cambiado</translation>
    </message>
    <message>
        <source>Inventories (*.json *.csv *.tsv);;All files (*)</source>
        <translation>Inventarios (*.json *.csv *.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 of GPU memory needed</source>
        <translation>Se necesitan %1 de memoria de GPU</translation>
    </message>
    <message>
        <source>updating</source>
        <translation>actualizando</translation>
    </message>
    <message>
        <source>The plan was not opened</source>
        <translation>No se abrió el plan</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Y %n más.</numerusform>
            <numerusform>Y %n más.</numerusform>
        </translation>
    </message>
    <message>
        <source>The settings could not be read and were set aside as %1.</source>
        <translation>No se pudieron leer los ajustes; se apartaron como %1.</translation>
    </message>
    <message>
        <source>Show folder</source>
        <translation>Mostrar carpeta</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>&amp;Inventory sources</source>
        <translation>&amp;Fuentes de inventario</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>&amp;Importar precios…</translation>
    </message>
    <message>
        <source>&amp;Paste from spreadsheet</source>
        <translation>&amp;Pegar desde hoja de cálculo</translation>
    </message>
    <message>
        <source>Re&amp;jected rows…</source>
        <translation>Filas &amp;rechazadas…</translation>
    </message>
    <message>
        <source>&amp;Add machine…</source>
        <translation>Aña&amp;dir máquina…</translation>
    </message>
    <message>
        <source>&amp;Edit machine…</source>
        <translation>&amp;Editar máquina…</translation>
    </message>
    <message>
        <source>&amp;Hide machine</source>
        <translation>&amp;Ocultar máquina</translation>
    </message>
    <message>
        <source>Show hi&amp;dden machines</source>
        <translation>&amp;Mostrar máquinas ocultas</translation>
    </message>
    <message>
        <source>E&amp;xchange rates…</source>
        <translation>&amp;Tipos de cambio…</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Add a source…</source>
        <translation>Añadir fuente…</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n fuente</numerusform>
            <numerusform>%n fuentes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · reading</source>
        <translation>%1 · leyendo</translation>
    </message>
    <message>
        <source>%1 · receiving %2</source>
        <translation>%1 · recibiendo %2</translation>
    </message>
    <message>
        <source>the last data stay in use</source>
        <translation>siguen en uso los últimos datos</translation>
    </message>
    <message>
        <source>%1 could not be read.</source>
        <translation>No se pudo leer %1.</translation>
    </message>
    <message>
        <source>The sample is shown.</source>
        <translation>Se muestra el ejemplo.</translation>
    </message>
    <message>
        <source>%1 old · %2 · %3</source>
        <translation>%1 de antigüedad · %2 · %3</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) rejected</source>
        <translation>
            <numerusform>%n fila rechazada</numerusform>
            <numerusform>%n filas rechazadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) changed by hand</source>
        <translation>
            <numerusform>%n máquina modificada a mano</numerusform>
            <numerusform>%n máquinas modificadas a mano</numerusform>
        </translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>Ne&amp;xt pane</source>
        <translation>Panel si&amp;guiente</translation>
    </message>
    <message>
        <source>&amp;Sources…</source>
        <translation>&amp;Fuentes…</translation>
    </message>
    <message>
        <source>Save a &amp;template…</source>
        <translation>&amp;Guardar plantilla…</translation>
    </message>
    <message>
        <source>Save a template</source>
        <translation>Guardar plantilla</translation>
    </message>
    <message>
        <source>price-list.csv</source>
        <translation>lista-de-precios.csv</translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>No se ha importado nada</translation>
    </message>
    <message>
        <source>Choose a machine in the results first.</source>
        <translation>Elija antes una máquina en los resultados.</translation>
    </message>
    <message>
        <source>&amp;Open plan…</source>
        <translation>&amp;Abrir plan…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>N&amp;ueva ventana</translation>
    </message>
    <message>
        <source>&amp;Export answer…</source>
        <translation>&amp;Exportar respuesta…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Vista previa…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy as &amp;table</source>
        <translation>Copiar como &amp;tabla</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Buscar…</translation>
    </message>
    <message>
        <source>&amp;Keep as scenario</source>
        <translation>&amp;Guardar escenario</translation>
    </message>
    <message>
        <source>Undo all c&amp;hanges</source>
        <translation>Deshacer ca&amp;mbios</translation>
    </message>
    <message>
        <source>&amp;What-if bar</source>
        <translation>&amp;Barra de ajustes</translation>
    </message>
    <message>
        <source>Sor&amp;t by price</source>
        <translation>Ord&amp;enar por precio</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>C&amp;omparar</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;How memory is worked out</source>
        <translation>&amp;Cómo se calcula la memoria</translation>
    </message>
    <message>
        <source>&amp;Where figures come from</source>
        <translation>&amp;De dónde salen las cifras</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open a plan</source>
        <translation>Abrir un plan</translation>
    </message>
    <message>
        <source>Plans (*.cabe);;All files (*)</source>
        <translation>Planes (*.cabe);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Work that was not saved could not be recovered. It was set aside as %1.</source>
        <translation>No se pudo recuperar trabajo sin guardar. Se apartó como %1.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Save the changes to &quot;%1&quot;?</source>
        <translation>¿Guardar los cambios en «%1»?</translation>
    </message>
    <message>
        <source>&amp;Don&apos;t save</source>
        <translation>&amp;No guardar</translation>
    </message>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>The plan could not be saved.</source>
        <translation>No se pudo guardar el plan.</translation>
    </message>
    <message>
        <source>Export the answer</source>
        <translation>Exportar la respuesta</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Spreadsheet (*.csv);;Web page (*.html);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;Hoja de cálculo (*.csv);;Página web (*.html);;JSON (*.json)</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>The file must end in .pdf, .csv, .html or .json.</source>
        <translation>El archivo debe terminar en .pdf, .csv, .html o .json.</translation>
    </message>
    <message>
        <source>The answer is being written…</source>
        <translation>Se está escribiendo la respuesta…</translation>
    </message>
    <message>
        <source>It could not be printed. Check the printer.</source>
        <translation>No se pudo imprimir. Compruebe la impresora.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>saved · %1</source>
        <translation>guardado · %1</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was recovered.</source>
        <translation>Se ha recuperado trabajo sin guardar del %1.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>The machines are not in sight.</source>
        <translation>Las máquinas no están a la vista.</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Six scenarios are kept: remove one first.</source>
        <translation>Ya hay seis escenarios: quite antes uno.</translation>
    </message>
    <message>
        <source>Kept as &quot;%1&quot;.</source>
        <translation>Guardado como «%1».</translation>
    </message>
    <message>
        <source>Col&amp;umns</source>
        <translation>Colum&amp;nas</translation>
    </message>
</context>
</TS>
