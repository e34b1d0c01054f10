import type { Laws, Step } from '../../../src/testing/laws.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { Gift } from './gifts.events.ts'
import type { giftsMachine } from './gifts.machine.ts'

type Happening = Step<typeof giftsMachine>
type Part = 'gifts' | 'toyControls'

const stateOf = (snapshot: Happening['after'] | undefined, part: Part) => snapshot?.value[part]

/** Asks for a list when it is first wanted, and again after a failure. */
const isAskedInTime =
  (part: Part, slot: string) =>
  ({ on, before, began }: Happening) => {
    const again = on('gifts.retryRequested') ?? on('recovery.retryDue')
    const isFirst = on('gifts.wanted') && stateOf(before, part) === 'unknown'
    const isAgain = (again ?? on('gifts.wanted')) && stateOf(before, part) === 'failed'
    return began(slot).length === (isFirst || isAgain ? 1 : 0)
  }

/** Shows the list that was answered, or that it failed; the other one stays. */
const isShownAsAnswered =
  (part: Part, slot: string) =>
  ({ answered, failed, before, after, runs }: Happening) => {
    const state = stateOf(after, part)
    if (failed(slot)) return state === 'failed'
    if (answered(slot)) return state === 'loaded'
    return state === (before ? stateOf(before, part) : 'unknown') || runs(slot)
  }

export const laws: Laws<typeof giftsMachine> = {
  'asks for gifts when they are first wanted, and again after a failure [GFT-8]': isAskedInTime(
    'gifts',
    'loadGifts',
  ),
  'asks for toy controls when they are first wanted, and again after a failure [GFT-8]':
    isAskedInTime('toyControls', 'loadToyControls'),
  'has gifts when they were answered': isShownAsAnswered('gifts', 'loadGifts'),
  'has toy controls when they were answered': isShownAsAnswered('toyControls', 'loadToyControls'),
  'knows each gift that was answered, and nothing else changes them [GFT-1]': ({
    answered,
    before,
    after,
    changed,
  }) => {
    const gifts = answered('loadGifts')?.output as readonly Gift[] | undefined
    if (!gifts) return !before || !(changed.includes('giftsById') || changed.includes('offer'))
    return gifts.every((gift) => after.context.giftsById[gift.id] === gift)
  },
  'offers the toy controls that were answered, as they are [GFT-2]': ({
    answered,
    before,
    after,
    changed,
  }) => {
    const answer = answered('loadToyControls')
    if (!answer) return !before || !changed.includes('toyControls')
    return after.context.toyControls === answer.output
  },
  'a failure is told those who try again': isToldWhenFailed('loadGifts', 'loadToyControls'),
}
