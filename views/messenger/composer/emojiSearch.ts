import { type EmojiKind, emojiKinds, emojiTable } from './emojis.ts'
import { emojiWords } from './emojiWords.ts'

interface Emoji {
  sign: string
  kind: EmojiKind
  words: readonly string[]
}

/** What stands in a table: entries, each a first word and others. */
function entriesOf(table: string): (readonly [string, readonly string[]])[] {
  return table.split(/[|\n]/).map((entry) => {
    const [first = '', ...words] = entry.split(' ')
    return [first, words] as const
  })
}

const emojis: readonly Emoji[] = emojiKinds.flatMap((kind) =>
  entriesOf(emojiTable[kind]).map(([sign, words]) => ({ sign, kind, words })),
)

const signs: ReadonlyMap<EmojiKind, readonly string[]> = new Map(
  emojiKinds.map((kind) => [kind, entriesOf(emojiTable[kind]).map(([sign]) => sign)]),
)

/** The emoji of a kind, in their order. */
export function emojisOf(kind: EmojiKind): readonly string[] {
  return signs.get(kind) ?? []
}

/**
 * The emoji that words find: each word must begin one of an emoji's, in English or in the language, or
 * the name of its kind.
 * @param query what is typed
 * @param language of the page
 * @param kindNames what the kinds are called there
 */
export function findEmojis(
  query: string,
  language: string,
  kindNames: Readonly<Record<EmojiKind, string>>,
): readonly string[] {
  const asked = plain(query).split(/\s+/).filter(Boolean)
  const meant = asked.map((word) => ({ word, english: inEnglish(word, language) }))
  const found = emojis.filter(({ words, kind }) =>
    meant.every(
      ({ word, english }) =>
        words.some((known) => known.startsWith(word) || english.has(known)) ||
        plain(kindNames[kind])
          .split(/\s+/)
          .some((name) => name.startsWith(word)),
    ),
  )
  return [...new Set(found.map(({ sign }) => sign))]
}

function inEnglish(word: string, language: string): ReadonlySet<string> {
  const entries = entriesOf(emojiWords[language] ?? '')
  return new Set(
    entries.flatMap(([own, english]) => (own && plain(own).startsWith(word) ? english : [])),
  )
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim()
}
