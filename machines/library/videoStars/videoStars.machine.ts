import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { publicPage } from '../publicPage.ts'
import type { VideoStar, VideoStarsEvent } from './videoStars.events.ts'

export interface VideoStarsContext {
  /** Null until they came. */
  stars: readonly VideoStar[] | null
}

const loaded = ({ event }: { event: { output: readonly VideoStar[] } }) => ({ stars: event.output })

/** The page of the performers whose videos are liked most [VID-4]. */
export const videoStarsMachine = setup({
  types: {} as { context: VideoStarsContext; events: VideoStarsEvent },
  actors: { loadVideoStars: promiseSlot<readonly VideoStar[]>('loadVideoStars') },
  guards: {
    isTheirPage: (_, { page }: { page: string }) => page === 'videosStars',
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeStars: assign((_, { stars }: { stars: readonly VideoStar[] }) => ({ stars })),
  },
}).createMachine({
  id: 'videoStars',
  context: { stars: null },
  ...publicPage({
    isTheirs: 'isTheirPage',
    load: 'loadVideoStars',
    take: { type: 'takeStars', params: loaded },
    retried: 'videoStars.retryRequested',
  }),
})

declare module '../../core/address.ts' {
  interface Machines {
    videoStars: typeof videoStarsMachine
  }
}
