import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

/** Longer ones are cut: nobody types them. */
const longestWord = 60
const mostWords = 2_000

/** Words of a text in the form in which they are looked for. */
function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))]
}

/** What a report is found by: the words of these texts. */
export function searched(texts: readonly (string | null | undefined)[]): RawBuilder<string> {
  const words = wordsOf(texts.filter(Boolean).join(' ')).slice(0, mostWords)
  return sql<string>`array_to_tsvector(${words}::text[])`
}

/** Finds what has words that begin with each of those of a text; undefined for a text without words. */
export function queryOf(text: string): RawBuilder<string> | undefined {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  return sql<string>`to_tsquery('simple', ${words.map((word) => `'${word}':*`).join(' & ')})`
}

/**
 * What an actor's state is looked for by: a log reaches hundreds of them, whose names would weigh more than all
 * else of a report. That two of them are the same happens once in millions, and shows a report too many.
 */
export function stateHash(state: string): number {
  return createHash('sha256').update(state).digest().readInt32BE()
}
