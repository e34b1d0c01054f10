import { assign, setup } from 'xstate'
import { now } from '../../core/clock.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { PreviewIncentive, PreviewOfferEvent } from './previewOffer.events.ts'

export interface PreviewOfferContext {
  /** Whose preview ended. */
  videoId: string | null
  incentive: PreviewIncentive | null
}

type Ended = { videoId: string }
type Told = { incentives: readonly PreviewIncentive[] }

/** Longer than a guest looks at the end of a preview, in ms: a timer cannot wait for ever. */
const longest = 24 * 3_600_000

const told = ({ event }: { event: { output: readonly PreviewIncentive[] } }) => ({
  incentives: event.output,
})

/** The one that counts most of those that are not over. */
function bestOf(incentives: readonly PreviewIncentive[]): PreviewIncentive | null {
  const open = incentives.filter(({ endsAt }) => endsAt === null || endsAt > now())
  return open.toSorted((a, b) => b.priority - a.priority)[0] ?? null
}

/**
 * What is offered to who saw a preview to its end, for as long as it holds [INC-12]. Nothing stands in
 * its place when it does not come: what opens the film stands there anyway.
 */
export const previewOfferMachine = setup({
  types: {} as { context: PreviewOfferContext; events: PreviewOfferEvent },
  actors: {
    loadPreviewIncentives: promiseSlot<readonly PreviewIncentive[], Ended>('loadPreviewIncentives'),
  },
  delays: {
    untilItEnds: ({ context: { incentive } }) =>
      Math.min(longest, Math.max(0, (incentive?.endsAt ?? Number.POSITIVE_INFINITY) - now())),
  },
  guards: { isAny: (_, { incentives }: Told) => bestOf(incentives) !== null },
  actions: {
    takeVideo: assign((_, { videoId }: Ended) => ({ videoId, incentive: null })),
    takeBest: assign((_, { incentives }: Told) => ({ incentive: bestOf(incentives) })),
    forget: assign({ videoId: null, incentive: null }),
  },
}).createMachine({
  id: 'previewOffer',
  context: { videoId: null, incentive: null },
  initial: 'away',
  on: {
    'previewOffer.previewEnded': {
      target: '.asking',
      reenter: true,
      actions: { type: 'takeVideo', params: withEvent },
    },
    'previewOffer.previewLeft': { target: '.away', actions: 'forget' },
  },
  states: {
    away: {},
    asking: {
      invoke: {
        src: 'loadPreviewIncentives',
        id: 'loadPreviewIncentives',
        input: ({ context: { videoId } }) => ({ videoId: videoId ?? '' }),
        onDone: [
          {
            guard: { type: 'isAny', params: told },
            target: 'offered',
            actions: { type: 'takeBest', params: told },
          },
          { target: 'away' },
        ],
        onError: 'away',
      },
    },
    offered: { after: { untilItEnds: { target: 'away', actions: 'forget' } } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    previewOffer: typeof previewOfferMachine
  }
}
