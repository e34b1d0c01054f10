import { hasSameFields } from './sameFields.ts'

/** What a guest thinks of things: one word after the other is sent, and of each thing the last one counts. */
export interface Said<TWord> {
  /** The first is on its way, the others wait: of each thing one at most. */
  said: readonly TWord[]
  /** What did not arrive, until something else is said of the thing. */
  unstored: readonly TWord[]
}

export const nothingSaid = { said: [], unstored: [] } as const

/** Whether a word waits to be sent. */
export const hasWord = ({ context }: { context: Said<unknown> }) => context.said.length > 0

/**
 * The guest says something: what waits about the same thing is taken back, and what is on its way already is not
 * sent twice.
 * @param thingOf what names the thing that a word is about
 */
export function withWord<TWord extends object>(
  { said: [sent, ...waiting], unstored }: Said<TWord>,
  word: TWord,
  thingOf: (word: TWord) => string,
): Said<TWord> {
  const ofOthers = (words: readonly TWord[]) =>
    words.filter((one) => thingOf(one) !== thingOf(word))
  const isSent = sent !== undefined && hasSameFields(sent, word)
  return {
    said: [...(sent ? [sent] : []), ...ofOthers(waiting), ...(isSent ? [] : [word])],
    unstored: ofOthers(unstored),
  }
}

/** The word that was on its way has arrived. */
export const withStored = <TWord>({ said }: Said<TWord>): Pick<Said<TWord>, 'said'> => ({
  said: said.slice(1),
})

/** The word that was on its way did not arrive: unless another one of the same thing waits, the guest is told. */
export function withLost<TWord>(
  { said: [sent, ...waiting], unstored }: Said<TWord>,
  thingOf: (word: TWord) => string,
): Said<TWord> {
  const isTold = sent !== undefined && !waiting.some((one) => thingOf(one) === thingOf(sent))
  return { said: waiting, unstored: isTold ? [...unstored, sent] : unstored }
}
