/** Name, coins, and the name in German, Spanish and Dutch, by category; a gift keeps its number for ever. */
export const giftTable = [
  ['Rose', 'flowers', 2, 'Rose', 'Rosa', 'Roos'],
  ['Bouquet', 'flowers', 12, 'Blumenstrauß', 'Ramo de flores', 'Boeket'],
  ['Champagne', 'drinks', 25, 'Champagner', 'Champán', 'Champagne'],
  ['Chocolates', 'sweets', 8, 'Pralinen', 'Bombones', 'Bonbons'],
  ['Perfume', 'jewels', 30, 'Parfüm', 'Perfume', 'Parfum'],
  ['Necklace', 'jewels', 60, 'Halskette', 'Collar', 'Ketting'],
  ['Candle', 'moments', 4, 'Kerze', 'Vela', 'Kaars'],
  ['Feather', 'moments', 3, 'Feder', 'Pluma', 'Veer'],
  ['Crown', 'jewels', 120, 'Krone', 'Corona', 'Kroon'],
  ['Tulip', 'flowers', 3, 'Tulpe', 'Tulipán', 'Tulp'],
  ['Orchid', 'flowers', 15, 'Orchidee', 'Orquídea', 'Orchidee'],
  ['Cherry', 'sweets', 2, 'Kirsche', 'Cereza', 'Kers'],
  ['Cake', 'sweets', 10, 'Torte', 'Tarta', 'Taart'],
  ['Coffee', 'drinks', 3, 'Kaffee', 'Café', 'Koffie'],
  ['Cocktail', 'drinks', 9, 'Cocktail', 'Cóctel', 'Cocktail'],
  ['Diamond', 'jewels', 200, 'Diamant', 'Diamante', 'Diamant'],
  ['Serenade', 'moments', 20, 'Ständchen', 'Serenata', 'Serenade'],
  ['Moonlight', 'moments', 35, 'Mondschein', 'Luz de luna', 'Maanlicht'],
  ['Fireworks', 'moments', 80, 'Feuerwerk', 'Fuegos artificiales', 'Vuurwerk'],
  ['Sleigh ride', 'moments', 40, 'Schlittenfahrt', 'Paseo en trineo', 'Sledetocht'],
] as const

/** Gifts for VIP guests alone. */
export const vipGifts = ['Crown', 'Diamond', 'Moonlight']
/** Gifts that are out of season: they are shown in old messages, and cannot be sent. */
export const inactiveGifts = ['Sleigh ride']

/** Name, coins, seconds, and whether it is left to chance. What people call it is in the messenger's texts. */
export const toyTable = [
  ['breeze', 3, 5, false],
  ['wave', 6, 10, false],
  ['pulse', 10, 20, false],
  ['tide', 18, 40, false],
  ['storm', 30, 60, false],
  ['surprise', 12, 20, true],
] as const
