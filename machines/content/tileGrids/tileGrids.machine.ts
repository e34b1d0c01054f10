import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import { loadFailed, type RetryDue } from '../../shell/recovery/recovery.events.ts'
import { writeRequested } from '../../shell/storage/write.ts'
import {
  loadedTypes,
  type TileGridEvent,
  type TileGridType,
  type TileMode,
} from '../tileGrid/tileGrid.events.ts'
import { tileGridMachine } from '../tileGrid/tileGrid.machine.ts'
import type { TileGridsEvent } from './tileGrids.events.ts'
import { modesIn, modesPreference, type TileModes } from './tileGrids.modes.ts'
import { gridAt, type ShownGrid } from './tileGrids.pages.ts'

export interface TileGridsContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** The grid of the page that the guest is at. */
  shown: ShownGrid | null
  modes: TileModes
  /** Those that were chosen in this browser while nobody was logged in. */
  visitorModes: TileModes
  /** Whether one was chosen since they were last sent. */
  areModesUnsent: boolean
}

type Address = Pick<PageEvent, 'page' | 'query'>
type Identified = { guest: GuestState }
type Choice = { grid: TileGridType; mode: TileMode }

const forgotten: TileGridEvent = { type: 'tileGrid.forgotten' }

const entered = {
  target: '.deciding',
  actions: { type: 'takeShown', params: withEvent },
} as const

const chosen = { type: 'takeMode', params: withEvent } as const

/** The tile grids of all content areas: which one is shown, and how the tiles of each lie [TIL-1 TIL-3 TIL-4 TIL-5]. */
export const tileGridsMachine = setup({
  types: {} as {
    context: TileGridsContext
    events: TileGridsEvent
    children: Record<(typeof loadedTypes)[number], 'tileGrid'>
    input: { stored: string | undefined }
  },
  actors: {
    tileGrid: tileGridMachine,
    storeTileGridSettings: promiseSlot<void, { settings: TileModes }>('storeTileGridSettings'),
  },
  guards: {
    isSomebodyHere: ({ context }) => typeof context.guestId === 'string',
    isShowable: ({ context: { guestId, shown } }) =>
      shown !== null && (shown.type !== 'myVideoChats' || typeof guestId === 'string'),
    isOtherGuest: ({ context }, { guest }: Identified) => context.guestId !== guestIdOf(guest),
    areModesUnsent: ({ context }) => context.areModesUnsent,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign(({ context: { visitorModes } }, { guest }: Identified) => {
      const guestId = guestIdOf(guest)
      const modes = guestId === null ? visitorModes : modesIn(guest.preferences[modesPreference])
      return { guestId, modes, areModesUnsent: false }
    }),
    takeShown: assign((_, address: Address) => ({ shown: gridAt(address) })),
    wantGrid: enqueueActions(({ context: { shown }, enqueue }) => {
      if (!shown) return
      const wanted: TileGridEvent = { type: 'tileGrid.wanted', page: shown.page }
      enqueue.sendTo(shown.type, wanted)
    }),
    forgetGrids: enqueueActions(({ enqueue }) => {
      for (const type of loadedTypes) enqueue.sendTo(type, forgotten)
    }),
    passRetryDue: enqueueActions(({ enqueue }, event: RetryDue) => {
      for (const type of loadedTypes) enqueue.sendTo(type, event)
    }),
    takeMode: assign(({ context: { modes } }, { grid, mode }: Choice) => ({
      modes: { ...modes, [grid]: mode },
      areModesUnsent: true,
    })),
    keepInBrowser: enqueueActions(({ context: { modes }, enqueue }) => {
      enqueue.assign({ visitorModes: modes, areModesUnsent: false })
      enqueue.sendTo(to('storage'), writeRequested('tileGrids', JSON.stringify(modes)))
    }),
    noteSent: assign({ areModesUnsent: false }),
  },
}).createMachine({
  id: 'tileGrids',
  context: ({ input: { stored } }) => ({
    guestId: undefined,
    shown: null,
    modes: modesIn(stored),
    visitorModes: modesIn(stored),
    areModesUnsent: false,
  }),
  invoke: loadedTypes.map((type) => ({ src: 'tileGrid' as const, id: type, input: { type } })),
  type: 'parallel',
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      target: ['.grids.deciding', '.settings.settled'],
      actions: [{ type: 'takeGuest', params: withEvent }, 'forgetGrids'],
    },
  },
  states: {
    grids: {
      initial: 'away',
      on: {
        'navigation.pageEntered': entered,
        'navigation.queryEntered': entered,
        'navigation.languageChanged': { target: '.deciding', actions: 'forgetGrids' },
        'purchase.done': { target: '.deciding', actions: 'forgetGrids' },
        'recovery.retryDue': { actions: { type: 'passRetryDue', params: withEvent } },
      },
      states: {
        away: {},
        deciding: {
          always: [
            { guard: 'isShowable', target: 'shown', actions: 'wantGrid' },
            { target: 'away' },
          ],
        },
        shown: {},
      },
    },
    settings: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'tileGrids.modeChosen': [
              { guard: 'isSomebodyHere', target: 'storing', actions: chosen },
              { actions: [chosen, 'keepInBrowser'] },
            ],
          },
        },
        storing: {
          entry: 'noteSent',
          invoke: {
            src: 'storeTileGridSettings',
            id: 'storeTileGridSettings',
            input: ({ context: { modes } }) => ({ settings: modes }),
            onDone: [
              { guard: 'areModesUnsent', target: 'storing', reenter: true },
              { target: 'settled' },
            ],
            onError: 'storeFailed',
          },
          on: { 'tileGrids.modeChosen': { actions: chosen } },
        },
        storeFailed: {
          entry: 'tellLoadFailed',
          on: {
            'recovery.retryDue': 'storing',
            'tileGrids.modeChosen': { target: 'storing', actions: chosen },
          },
        },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    tileGrids: typeof tileGridsMachine
  }
}
