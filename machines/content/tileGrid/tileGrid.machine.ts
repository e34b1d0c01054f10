import { assign, sendTo, setup } from 'xstate'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import {
  type LoadedType,
  type RestError,
  restError,
  type TileGridEvent,
  type TileGridPage,
  type TileGridRequest,
  tilesPerPage,
} from './tileGrid.events.ts'

export interface TileGridContext {
  type: LoadedType
  /** Which page is shown, or was last; from 1. */
  page: number
  /** Null until the first answer. */
  content: TileGridPage | RestError | null
}

/** A tile grid, one page of it at a time [TIL-5 TIL-7]. */
export const tileGridMachine = setup({
  types: {} as {
    context: TileGridContext
    events: TileGridEvent
    input: { type: LoadedType }
  },
  actors: { loadTileGrid: promiseSlot<TileGridPage, TileGridRequest>('loadTileGrid') },
  guards: {
    isOtherPage: ({ context }, { page }: { page: number }) => context.page !== page,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takePage: assign((_, { page }: { page: number }) => ({ page, content: null })),
    takeContent: assign((_, { content }: { content: TileGridPage }) => ({ content })),
    markFailed: assign({ content: restError }),
    forget: assign({ content: null }),
  },
}).createMachine({
  id: 'tileGrid',
  context: ({ input: { type } }) => ({ type, page: 1, content: null }),
  initial: 'unwanted',
  on: {
    'tileGrid.wanted': [
      {
        guard: { type: 'isOtherPage', params: withEvent },
        target: '.loading',
        reenter: true,
        actions: { type: 'takePage', params: withEvent },
      },
      { target: '.loading', reenter: true },
    ],
    'tileGrid.forgotten': { target: '.unwanted', actions: 'forget' },
  },
  states: {
    unwanted: {},
    loading: {
      invoke: {
        src: 'loadTileGrid',
        id: 'loadTileGrid',
        input: ({ context: { type, page } }) => ({ type, page, size: tilesPerPage }),
        onDone: {
          target: 'loaded',
          actions: { type: 'takeContent', params: ({ event }) => ({ content: event.output }) },
        },
        onError: { target: 'failed', actions: 'markFailed' },
      },
    },
    loaded: {},
    failed: {
      entry: 'tellLoadFailed',
      exit: 'forget',
      on: { 'recovery.retryDue': 'loading', 'tileGrid.retryRequested': 'loading' },
    },
  },
})
