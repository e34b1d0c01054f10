import type { AnyStateMachine } from 'xstate'
import type { Laws, Step } from '../../src/testing/laws.ts'
import { hasSameFields } from './sameFields.ts'

type WordStep = Step<AnyStateMachine>

/**
 * The laws of what a guest thinks of things, see `lastWord`.
 * @param region where it is stored
 * @param store the slot that is told each word
 * @param thingOf what names the thing that a word is about
 * @param saidNow what the guest says, if that is what happened
 * @param isForgotten whether another guest is here
 * @param isRefused whether it is answered that the word did not count
 */
export function lastWordLaws<TWord extends object>({
  region,
  store,
  thingOf,
  saidNow,
  isForgotten,
  isRefused = () => false,
}: {
  region: string
  store: string
  thingOf: (word: TWord) => string
  saidNow: (step: WordStep) => TWord | undefined
  isForgotten: (step: WordStep) => boolean
  isRefused?: (output: unknown) => boolean
}): Laws<AnyStateMachine> {
  const wordsBefore = ({ before }: WordStep): readonly TWord[] => before?.context.said ?? []
  const isLost = ({ answered, failed }: WordStep) => {
    const answer = answered(store)
    return failed(store) !== undefined || (answer !== undefined && isRefused(answer.output))
  }
  const hasEnded = (step: WordStep) => isLost(step) || step.answered(store) !== undefined
  const isOfSame = (word: TWord | undefined) => (one: TWord) =>
    word !== undefined && thingOf(one) === thingOf(word)

  return {
    'the platform is told one word after the other, as long as there is one': (step) => {
      const said: readonly TWord[] = step.after.context.said
      const isNext = said.length > 0 && (wordsBefore(step).length === 0 || hasEnded(step))
      const inputs = step.began(store) as ({ opinion: TWord } | TWord)[]
      return (
        step.runs(store) === said.length > 0 &&
        step.after.matches({ [region]: step.runs(store) ? 'storing' : 'settled' } as never) &&
        inputs.length === (isNext ? 1 : 0) &&
        inputs.every((input) => ('opinion' in input ? input.opinion : input) === said[0])
      )
    },
    'of each thing the last word counts, and is told once': (step) => {
      const word = saidNow(step)
      const [sent, ...waiting]: readonly TWord[] = step.after.context.said
      if (!word) return true
      const last = waiting.filter(isOfSame(word)).at(-1) ?? sent
      return (
        last !== undefined &&
        hasSameFields(last as TWord, word) &&
        waiting.filter(isOfSame(word)).length <= (last === sent ? 0 : 1)
      )
    },
    'a word is said until it arrived, and else known as one that did not, unless another waits': (
      step,
    ) => {
      const { said, unstored } = step.after.context
      const [sent, ...waiting] = wordsBefore(step)
      const known: readonly TWord[] = step.before?.context.unstored ?? []
      if (!step.before || isForgotten(step)) return said.length === 0 && unstored.length === 0
      if (saidNow(step)) return !unstored.some(isOfSame(saidNow(step)))
      if (!hasEnded(step)) return said === step.before.context.said && unstored === known
      const isTold = isLost(step) && !waiting.some(isOfSame(sent))
      return (
        sameWords(said, waiting) && sameWords(unstored, isTold && sent ? [...known, sent] : known)
      )
    },
  }
}

const sameWords = (some: readonly unknown[], others: readonly unknown[]) =>
  some.length === others.length && some.every((word, place) => word === others[place])
