import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import { categoryAt } from '../videoList/videoList.categories.ts'
import type { Tag, VideoTagsEvent } from './videoTags.events.ts'

export interface VideoTagsContext {
  /** Those that most videos have; none before they came. */
  popular: readonly Tag[]
  typed: string
  /** What fits the typed text; null while that is looked for. */
  suggested: readonly Tag[] | null
}

type Tags = { tags: readonly Tag[] }
const answered = ({ event }: { event: { output: readonly Tag[] } }): Tags => ({
  tags: event.output,
})

/** So long nothing more is typed before it is looked for, in ms. */
const typingRest = 250
/** So many of the most popular are offered [TAG-4]. */
const mostPopular = 12
/** No label is longer, in characters. */
const longestTyped = 60

/** Tags for the choice of videos: the most popular, and what fits as one types [TAG-3 TAG-4]. */
export const videoTagsMachine = setup({
  types: {} as { context: VideoTagsContext; events: VideoTagsEvent },
  actors: {
    loadPopularTags: promiseSlot<readonly Tag[], { first: number }>('loadPopularTags'),
    suggestTags: promiseSlot<readonly Tag[], { search: string }>('suggestTags'),
  },
  delays: { typingRest },
  guards: {
    isOfVideos: (_, { page }: { page: PageName }) => categoryAt(page) !== null,
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takePopular: assign((_, { tags }: Tags) => ({ popular: tags })),
    takeTyped: assign((_, { text }: { text: string }) => ({
      typed: text.slice(0, longestTyped),
      suggested: null,
    })),
    takeSuggested: assign((_, { tags }: Tags) => ({ suggested: tags })),
    forgetTyped: assign({ typed: '', suggested: null }),
  },
}).createMachine({
  id: 'videoTags',
  context: { popular: [], typed: '', suggested: null },
  type: 'parallel',
  states: {
    popular: {
      initial: 'unwanted',
      states: {
        unwanted: {
          on: {
            'navigation.pageEntered': {
              guard: { type: 'isOfVideos', params: withEvent },
              target: 'wanted',
            },
          },
        },
        wanted: {
          initial: 'loading',
          on: { 'navigation.languageChanged': '.loading' },
          states: {
            loading: {
              invoke: {
                src: 'loadPopularTags',
                id: 'loadPopularTags',
                input: { first: mostPopular },
                onDone: { target: 'known', actions: { type: 'takePopular', params: answered } },
                onError: 'failed',
              },
            },
            known: {},
            failed: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'loading', 'videoTags.retryRequested': 'loading' },
            },
          },
        },
      },
    },
    search: {
      initial: 'empty',
      on: {
        'navigation.pageEntered': { target: '.empty', actions: 'forgetTyped' },
        'videoTags.typed': [
          {
            guard: { type: 'isBlank', params: withEvent },
            target: '.empty',
            actions: { type: 'takeTyped', params: withEvent },
          },
          {
            target: '.typing',
            actions: { type: 'takeTyped', params: withEvent },
          },
        ],
      },
      states: {
        empty: {},
        typing: { after: { typingRest: 'asking' } },
        asking: {
          invoke: {
            src: 'suggestTags',
            id: 'suggestTags',
            input: ({ context }) => ({ search: context.typed.trim() }),
            onDone: { target: 'suggested', actions: { type: 'takeSuggested', params: answered } },
            onError: 'failed',
          },
          on: { 'navigation.languageChanged': { target: 'asking', reenter: true } },
        },
        suggested: { on: { 'navigation.languageChanged': 'asking' } },
        failed: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'asking', 'videoTags.retryRequested': 'asking' },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    videoTags: typeof videoTagsMachine
  }
}
