/** The kinds of emoji, in the order of the picker. */
export const emojiKinds = [
  'smileys',
  'love',
  'people',
  'nature',
  'food',
  'activities',
  'travel',
  'objects',
  'symbols',
] as const
export type EmojiKind = (typeof emojiKinds)[number]

/** Each emoji with the words that find it. */
export const emojiTable: Readonly<Record<EmojiKind, string>> = {
  smileys: `😀 grin happy smile|😃 happy smile open|😄 happy laugh smile eyes|😁 beam grin teeth|😆 laugh squint
😅 sweat relief laugh|🤣 rolling floor laugh|😂 joy tears laugh|🙂 slight smile|🙃 upside down|🫠 melt hot
😉 wink flirt|😊 blush smile happy|😇 angel halo innocent|🥲 smile tear moved|😋 yum tasty tongue
😛 tongue|😜 wink tongue silly|🤪 zany crazy silly|😝 squint tongue|🤑 money rich|🤗 hug|🤭 giggle oops hand
🫢 gasp hand surprise|🫣 peek shy hide|🤫 quiet secret hush|🤔 think wonder|🫡 salute yes|🤐 zip secret
🤨 eyebrow doubt|😐 neutral|😑 expressionless|😶 speechless silent|😏 smirk flirt|😒 unamused bored
🙄 roll eyes|😬 grimace awkward|😮‍💨 sigh exhale relief|🤥 lie pinocchio|😌 relieved calm|😔 pensive sad
😪 sleepy|🤤 drool|😴 sleep zzz night|😷 mask ill|🤒 ill fever|🤕 hurt bandage|🥵 hot|🥶 cold freeze
🥴 dizzy woozy tipsy|😵‍💫 dizzy spiral|🤯 mind blown wow|🤠 cowboy hat|🥳 party celebrate birthday|🥸 disguise glasses
😎 cool sunglasses|🤓 nerd glasses|🧐 monocle curious|😕 confused|😟 worried|🙁 frown sad|😮 wow surprise open
😯 hushed surprise|😲 astonished wow|😳 flushed blush shy|🥺 plead please puppy|🥹 moved tears|😧 anguish
😨 fear scared|😰 anxious sweat|😥 sad relief|😢 cry sad tear|😭 cry sob loud|😱 scream shock fear
😖 confounded|😞 disappointed sad|😓 sweat tired|😩 weary tired|😫 tired|🥱 yawn tired bored|😤 triumph huff
😡 angry red|😠 angry|🤬 swear angry|😈 devil naughty|👻 ghost boo halloween|🤖 robot|👽 alien|🤡 clown
😺 cat smile|😻 cat love heart|🙈 monkey see shy|🙉 monkey hear|🙊 monkey speak secret`,
  love: `😍 love heart eyes|🥰 love hearts adore|😘 kiss heart|😗 kiss|😚 kiss blush|😙 kiss smile|💋 kiss lips|💌 love letter
💘 heart arrow love|💝 heart gift ribbon|💖 heart sparkle|💗 heart growing|💓 heart beat|💞 hearts love|💕 hearts two love
💟 heart decoration|❣️ heart exclamation|💔 heart broken sad|❤️‍🔥 heart fire passion|❤️‍🩹 heart mend|❤️ heart red love
🩷 heart pink|🧡 heart orange|💛 heart yellow|💚 heart green|💙 heart blue|🩵 heart light blue|💜 heart purple|🤎 heart brown
🖤 heart black|🩶 heart grey|🤍 heart white|💑 couple love|👩‍❤️‍💋‍👨 kiss couple|💍 ring diamond wedding|💐 bouquet flowers|🌹 rose flower
🫶 heart hands love|💏 kiss couple`,
  people: `👋 wave hello hi bye|🤚 hand back|✋ hand stop high five|👌 ok perfect|🤌 pinched italian|🤏 little small
✌️ peace victory|🤞 fingers crossed luck|🫰 snap heart money|🤟 love you|🤘 rock horns|🤙 call me|👈 left point
👉 right point|👆 up point|👇 down point|☝️ one up point|👍 thumbs up yes good like|👎 thumbs down no bad
✊ fist|👊 fist bump|👏 clap applause bravo|🙌 hands up hooray|👐 open hands|🤲 palms|🤝 handshake deal
🙏 please thanks pray|✍️ write|💅 nails polish|🤳 selfie|💪 strong muscle|👀 eyes look see|👁️ eye look|👅 tongue
👄 mouth lips|🫦 lip bite|🧠 brain smart|👶 baby|👩 woman|👨 man|🧑 person|👱‍♀️ blonde woman|👸 princess|🤴 prince
🧜‍♀️ mermaid|🧚 fairy|🧛 vampire|🦸 hero|🧙 wizard magic|👼 angel|🤷 shrug dunno|🤦 facepalm|🙋 raise hand
🙇 bow thanks|💃 dance woman party|🕺 dance man party|👯 dancers party|🧖 sauna spa|🧘 yoga calm|🛀 bath|🛌 bed sleep`,
  nature: `🐶 dog puppy|🐱 cat kitten|🐭 mouse|🐹 hamster|🐰 rabbit bunny|🦊 fox|🐻 bear|🐼 panda|🐨 koala|🐯 tiger
🦁 lion|🐮 cow|🐷 pig|🐸 frog|🐵 monkey|🐔 chicken|🐧 penguin|🐦 bird|🦉 owl night|🦄 unicorn magic|🐝 bee
🦋 butterfly|🐞 ladybird luck|🐢 turtle slow|🐍 snake|🐙 octopus|🐬 dolphin|🐳 whale|🦈 shark|🦩 flamingo|🦚 peacock
🐾 paws|🌸 blossom cherry flower|🌺 hibiscus flower|🌻 sunflower|🌼 daisy flower|🌷 tulip flower|🪻 hyacinth flower|🪷 lotus
🌱 sprout|🌲 tree|🌳 tree|🌴 palm beach|🌵 cactus|🍀 clover luck|🍁 leaf autumn|🍂 leaves autumn|🍄 mushroom
🌍 earth world|🌙 moon night|🌛 moon face|🌞 sun face|⭐ star|🌟 star glow|✨ sparkles magic|☀️ sun warm|⛅ cloud sun
🌧️ rain|⛈️ storm|⚡ lightning bolt|❄️ snow cold|☃️ snowman|🔥 fire hot|💧 drop water|💦 splash water|🌊 wave sea|🌈 rainbow`,
  food: `🍏 apple green|🍎 apple red|🍊 orange|🍋 lemon|🍌 banana|🍉 melon|🍇 grapes|🍓 strawberry|🫐 blueberries
🍒 cherries|🍑 peach|🥭 mango|🍍 pineapple|🥥 coconut|🥝 kiwi|🍅 tomato|🍆 aubergine|🥑 avocado|🌶️ chili hot
🌽 corn|🥕 carrot|🥐 croissant breakfast|🍞 bread|🥨 pretzel|🧀 cheese|🥚 egg|🍳 egg breakfast|🥓 bacon|🍔 burger
🍟 fries|🍕 pizza|🌭 hot dog|🥪 sandwich|🌮 taco|🥗 salad|🍝 pasta spaghetti|🍜 noodles soup|🍣 sushi|🍦 ice cream
🍩 doughnut|🍪 cookie|🎂 cake birthday|🍰 cake|🧁 cupcake|🍫 chocolate|🍬 sweet candy|🍭 lollipop sweet|🍯 honey
☕ coffee|🍵 tea|🍾 champagne bottle|🍷 wine|🍸 cocktail martini|🍹 cocktail tropical|🍺 beer|🍻 beer cheers|🥂 champagne cheers toast
🥃 whisky|🥤 drink|🧋 bubble tea|🧊 ice cold`,
  activities: `🎉 party celebrate|🎊 confetti party|🎈 balloon birthday|🎁 gift present|🎀 ribbon bow|🎄 christmas tree|🎃 pumpkin halloween
🎆 fireworks|🎇 sparkler fireworks|🏆 trophy win|🥇 medal gold first|🎯 target|🎮 game|🎲 dice game luck|🎰 slots luck
🃏 joker cards|♟️ chess|🧩 puzzle|🎭 theatre masks|🎨 paint art|🎬 film clap|🎤 microphone sing|🎧 headphones music|🎵 music note
🎶 music notes|🎸 guitar|🎹 piano|🎷 saxophone|🎻 violin|🥁 drum|⚽ football soccer|🏀 basketball|🎾 tennis|🏐 volleyball|🏓 table tennis
🥊 boxing|🎳 bowling|⛳ golf|🎿 ski|🏂 snowboard|🏄 surf|🏊 swim|🚴 bike|🏋️ gym weights|🤸 cartwheel|⛸️ skate`,
  travel: `🚗 car|🚕 taxi|🏎️ car race fast|🚌 bus|🚲 bike|🛵 scooter|🏍️ motorbike|🚂 train|🚆 train|✈️ plane fly|🚀 rocket space
🛸 ufo|🚁 helicopter|⛵ boat sail|🛥️ boat yacht|🚢 ship|⚓ anchor|🗺️ map|🧭 compass|🏖️ beach holiday|🏝️ island|🏔️ mountain
🏕️ camping|🏠 home house|🏡 home garden|🏨 hotel|🏰 castle|🗼 tower paris|🗽 liberty new york|🎡 ferris wheel|🎢 roller coaster
🎠 carousel|⛲ fountain|🌃 night city|🌆 city evening|🌅 sunrise|🌇 sunset|🌌 milky way stars|🧳 suitcase travel|🛏️ bed hotel`,
  objects: `⌚ watch time|📱 phone mobile|💻 laptop computer|📷 camera photo|📸 camera flash|🎥 camera film|📺 tv|📞 phone call
⏰ alarm clock|⏳ hourglass wait|💡 idea light|🔦 torch light|🕯️ candle light|💰 money bag|💸 money fly|💳 card pay|🪙 coin
💎 diamond gem|👑 crown queen king|🎩 hat|👒 hat|👗 dress|👙 bikini|👠 heels shoe|👢 boot|👜 bag|👓 glasses|🕶️ sunglasses
💄 lipstick|🧴 lotion|🛁 bath|🧸 teddy bear|📚 books|✏️ pencil|📌 pin|📎 clip|🔑 key|🔒 lock|🔓 unlock open|🎟️ ticket|📅 calendar date
✉️ letter mail|📬 mail box|📦 parcel|🔔 bell|📣 loud|🔍 search|🧲 magnet|🪄 magic wand|🔮 crystal ball|🪞 mirror|🛋️ sofa|🚪 door`,
  symbols: `💯 hundred perfect|💢 anger|💥 boom bang|💫 dizzy star|💤 sleep zzz|💬 speech chat|💭 thought think|🗯️ anger speech
✅ check yes done|☑️ check|✔️ check yes|❌ no cross wrong|❓ question|❔ question|❗ exclamation|‼️ exclamation double|⁉️ what
➕ plus|➖ minus|♾️ infinity forever|♥️ heart suit|♠️ spade|♣️ club|♦️ diamond suit|🔞 eighteen adult|🆗 ok|🆒 cool|🆕 new|🆓 free|🔝 top
🔜 soon|♻️ recycle|⚠️ warning|🚫 forbidden no|🟢 green circle|🔴 red circle|🟡 yellow circle|🔵 blue circle|⚪ white circle|⚫ black circle
▶️ play|⏸️ pause|🔁 repeat again|🔀 shuffle|🔊 loud sound|🔇 mute|☮️ peace|☯️ yin yang|♈ aries|♉ taurus|♊ gemini|♋ cancer
♌ leo|♍ virgo|♎ libra|♏ scorpio|♐ sagittarius|♑ capricorn|♒ aquarius|♓ pisces|🏁 finish flag|🏳️‍🌈 rainbow flag pride`,
}
