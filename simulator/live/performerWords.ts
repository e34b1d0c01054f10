import type { Language } from '../core/language.ts'
import { firstNames } from '../core/worldData.ts'

/** The first names of men among those of the world: the last five. */
export const maleNames = firstNames.slice(-5)

const table = `
  Samt velvet terciopelo fluweel
  Jazz jazz jazz jazz
  Schalk mischief picardía schalksheid
  Kerzenlicht candlelight velas kaarslicht
  Gelächter laughter risas gelach
  Seide silk seda zijde
  Rhythmus rhythm ritmo ritme
  Geduld patience paciencia geduld
  Donner thunder truenos donder
  Honig honey miel honing
  Geheimnis mystery misterio mysterie
  Sonnenschein sunshine sol zonneschijn
  Mitternacht midnight medianoche middernacht
  Champagner champagne champán champagne
  Poesie poetry poesía poëzie
  Witz wit ingenio humor
  Zärtlichkeit tenderness ternura tederheid
  Abenteuer adventure aventura avontuur
  Ruhe calm calma rust
  Feuer fire fuego vuur`

/** Words in which performers tell what they are like, in each language. */
export const mannerWords: readonly Record<Language, string>[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [de = '', en = '', es = '', nl = ''] = line.trim().split(' ')
    return { de, en, es, nl }
  })
