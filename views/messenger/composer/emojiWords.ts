/** Words of the page's language, each with the English ones that stand at the emoji. */
export const emojiWords: Readonly<Record<string, string>> = {
  de: `lachen laugh|lächeln smile|grinsen grin|freude joy happy|glücklich happy|zwinkern wink|traurig sad|weinen cry|träne tear
wütend angry|sauer angry|müde tired|schlafen sleep|krank ill|heiß hot|kalt cold|verliebt love|liebe love|herz heart|kuss kiss
küssen kiss|rot red|rosa pink|blau blue|grün green|gelb yellow|schwarz black|weiß white|lila purple|hallo hello|tschüss bye|daumen thumbs
danke thanks|bitte please|klatschen clap|tanzen dance|stark strong|augen eyes|lippen lips|hand hand|feiern party celebrate|geburtstag birthday
hund dog|katze cat|hase rabbit|bär bear|vogel bird|schmetterling butterfly|einhorn unicorn|blume flower|rose rose|baum tree|blatt leaf
sonne sun|mond moon|stern star|regen rain|schnee snow|feuer fire|wasser water|meer sea|regenbogen rainbow|glück luck|apfel apple|erdbeere strawberry
kirsche cherries|brot bread|käse cheese|ei egg|kuchen cake|torte cake|eis ice|schokolade chocolate|kaffee coffee|tee tea|wein wine|bier beer|sekt champagne|prost cheers
geschenk gift|ballon balloon|weihnachten christmas|spiel game|musik music|film film|kamera camera|fußball football|auto car|fahrrad bike|zug train
flugzeug plane|schiff ship|strand beach|berg mountain|haus house|nacht night|stadt city|handy mobile|uhr clock|geld money|münze coin|ring ring|krone crown
kleid dress|schuh shoe|brille glasses|buch books|schlüssel key|brief letter|ja yes|nein no|frage question|warnung warning|kerze candle`,
  es: `reír laugh|risa laugh|sonrisa smile|sonreír smile|feliz happy|alegría joy|guiño wink|triste sad|llorar cry|lágrima tear|enfadado angry|enojado angry
cansado tired|dormir sleep|enfermo ill|calor hot|frío cold|amor love|enamorado love|corazón heart|beso kiss|besar kiss|rojo red|rosa rose pink|azul blue|verde green
amarillo yellow|negro black|blanco white|morado purple|hola hello|adiós bye|pulgar thumbs|gracias thanks|por please|favor please|aplauso clap|bailar dance|fuerte strong
ojos eyes|labios lips|mano hand|fiesta party|cumpleaños birthday|perro dog|gato cat|conejo rabbit|oso bear|pájaro bird|mariposa butterfly|unicornio unicorn|flor flower
árbol tree|hoja leaf|sol sun|luna moon|estrella star|lluvia rain|nieve snow|fuego fire|agua water|mar sea|arcoíris rainbow|suerte luck|manzana apple|fresa strawberry
cereza cherries|pan bread|queso cheese|huevo egg|tarta cake|pastel cake|helado ice|chocolate chocolate|café coffee|té tea|vino wine|cerveza beer|champán champagne|brindis cheers
regalo gift|globo balloon|navidad christmas|juego game|música music|cine film|cámara camera|fútbol football|coche car|bicicleta bike|tren train|avión plane|barco ship
playa beach|montaña mountain|casa house|noche night|ciudad city|móvil mobile|reloj clock|dinero money|moneda coin|anillo ring|corona crown|vestido dress|zapato shoe
gafas glasses|libro books|llave key|carta letter|sí yes|no no|pregunta question|aviso warning|vela candle`,
  nl: `lachen laugh|glimlach smile|grijns grin|blij happy|vreugde joy|knipoog wink|verdrietig sad|huilen cry|traan tear|boos angry|moe tired|slapen sleep|ziek ill
heet hot|koud cold|verliefd love|liefde love|hart heart|kus kiss|zoen kiss|kussen kiss|rood red|roze pink|blauw blue|groen green|geel yellow|zwart black|wit white|paars purple
hallo hello|doei bye|duim thumbs|dank thanks|bedankt thanks|alsjeblieft please|klappen clap|dansen dance|sterk strong|ogen eyes|lippen lips|hand hand|feest party|verjaardag birthday
hond dog|kat cat|konijn rabbit|beer bear|vogel bird|vlinder butterfly|eenhoorn unicorn|bloem flower|roos rose|boom tree|blad leaf|zon sun|maan moon|ster star|regen rain|sneeuw snow
vuur fire|water water|zee sea|regenboog rainbow|geluk luck happy|appel apple|aardbei strawberry|kers cherries|brood bread|kaas cheese|ei egg|taart cake|ijs ice|chocolade chocolate
koffie coffee|thee tea|wijn wine|bier beer|champagne champagne|proost cheers|cadeau gift|ballon balloon|kerst christmas|spel game|muziek music|film film|camera camera|voetbal football
auto car|fiets bike|trein train|vliegtuig plane|schip ship|strand beach|berg mountain|huis house|nacht night|stad city|mobiel mobile|klok clock|geld money|munt coin|ring ring|kroon crown
jurk dress|schoen shoe|bril glasses|boek books|sleutel key|brief letter|ja yes|nee no|vraag question|waarschuwing warning|kaars candle`,
}
