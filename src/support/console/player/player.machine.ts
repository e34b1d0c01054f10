import { withEvent } from '../../../../machines/core/withEvent.ts'
import type { PlayerEvent } from './player.events.ts'
import { type PlayerContext, playerSetup } from './player.setup.ts'
import { nextMark, nextStep, stopAt, stopOf, stopOfEntry } from './playing.ts'

type Context = { context: PlayerContext }
type Of<T extends PlayerEvent['type']> = Context & { event: Extract<PlayerEvent, { type: T }> }

const to = <T extends PlayerEvent['type']>(indexOf: (scope: Of<T>) => number) =>
  [{ type: 'goTo', params: (scope: Of<T>) => ({ index: indexOf(scope) }) }, 'show'] as const

/** To a place of the log that is open, from wherever one is; `index` without such a log. */
const moves = {
  'player.stepRequested': to<'player.stepRequested'>(
    ({ context, event }) => context.index + event.direction,
  ),
  'player.markRequested': to<'player.markRequested'>(({ context, event }) => {
    const { opened, index } = context
    if (!opened) return index
    const mark = nextMark(opened.marks, opened.stops.positions[index] ?? 0, event.direction)
    return mark ? stopOf(opened.stops, mark.position) : index
  }),
  'player.timeChosen': to<'player.timeChosen'>(({ context: { opened, index }, event }) =>
    opened ? stopAt(opened.stops, event.at) : index,
  ),
  'player.positionChosen': to<'player.positionChosen'>(({ context: { opened, index }, event }) =>
    opened ? stopOf(opened.stops, event.position) : index,
  ),
  'panels.positionChosen': to<'panels.positionChosen'>(({ context: { opened, index }, event }) =>
    opened ? stopOf(opened.stops, event.position) : index,
  ),
  'player.entryChosen': to<'player.entryChosen'>(({ context: { opened, index }, event }) =>
    opened ? stopOfEntry(opened.stops, event.seq) : index,
  ),
} as const

/** The log that is replayed: fetched, given to the frame, and given again to a frame that was loaded anew. */
const logRegion = playerSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadLog',
        id: 'loadLog',
        input: ({ context: { report, log } }) => ({ report, log }),
        onDone: {
          target: 'held',
          actions: { type: 'takeFile', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    held: {
      entry: 'open',
      on: {
        'frame.connected': { actions: 'open' },
        'player.retryRequested': 'loading',
      },
    },
    failed: { on: { 'player.retryRequested': 'loading' } },
  },
})

/** Which moment is shown. */
const goingRegion = playerSetup.createStateConfig({
  id: 'going',
  initial: 'awaitingPicture',
  states: {
    awaitingPicture: {
      always: [
        { guard: 'playsAtOnce', target: 'playing' },
        { guard: 'isSeen', target: 'paused' },
      ],
    },
    paused: {
      initial: 'still',
      on: {
        ...Object.fromEntries(
          Object.entries(moves).map(([type, actions]) => [type, { target: '.moving', actions }]),
        ),
        'player.playRequested': [
          {
            guard: 'isAtEnd',
            target: 'playing',
            actions: [{ type: 'goTo', params: { index: 0 } }, 'show'],
          },
          { target: 'playing' },
        ],
      },
      states: {
        moving: { after: { restDelay: { target: 'still', actions: 'tellRested' } } },
        still: {},
      },
    },
    playing: {
      initial: 'drawing',
      on: {
        ...Object.fromEntries(
          Object.entries(moves).map(([type, actions]) => [type, { target: '.drawing', actions }]),
        ),
        'player.pauseRequested': { target: 'paused.moving' },
      },
      states: {
        // The next step waits for the picture: a slow device plays slower, and shows all
        drawing: { always: { guard: 'isShown', target: 'waiting' } },
        waiting: {
          always: {
            guard: 'isAtEnd',
            target: '#going.paused',
            actions: ['tellRested', 'tellEnded'],
          },
          after: {
            nextDelay: {
              target: 'drawing',
              actions: [
                {
                  type: 'goTo',
                  params: ({ context: { opened, index, speed, skipsIdle } }) => ({
                    index:
                      (opened && nextStep(opened.stops, index, speed, skipsIdle)?.index) ?? index,
                  }),
                },
                'show',
              ],
            },
          },
        },
      },
    },
  },
})

/** What looks into the log beside the picture. */
const panelsRegion = playerSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'player.panelsSwitched': {
          guard: ({ context, event }) => event.isOpen && context.file !== null,
          target: 'open',
        },
      },
    },
    open: {
      invoke: {
        src: 'panels',
        id: 'panels',
        input: ({ context: { file, log } }) => ({ file: file ?? new Blob(), name: log }),
        onError: { target: 'closed', actions: { type: 'fail', params: withEvent } },
      },
      exit: 'losePanels',
      on: {
        'panels.started': { actions: [{ type: 'takePanels', params: withEvent }, 'show'] },
        'player.panelsSwitched': {
          guard: ({ event }) => !event.isOpen,
          target: 'closed',
        },
      },
    },
  },
})

/** One log, replayed: which moment is shown, and how one goes through it. */
export const playerMachine = playerSetup.createMachine({
  id: 'player',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    file: null,
    waypoints: null,
    opened: null,
    folded: null,
    outcome: null,
    index: 0,
    shown: null,
    speed: 1,
    skipsIdle: true,
    panels: null,
    failure: null,
    refused: 0,
  }),
  invoke: {
    src: 'frame',
    id: 'frame',
    onError: { actions: { type: 'fail', params: withEvent } },
  },
  on: {
    'frame.reported': { actions: { type: 'takeReport', params: withEvent } },
    'frame.messageRefused': { actions: 'countRefused' },
    'player.speedChosen': { actions: { type: 'takeSpeed', params: withEvent } },
    'player.idleSwitched': { actions: { type: 'takeIdle', params: withEvent } },
  },
  states: { log: logRegion, going: goingRegion, panels: panelsRegion },
})
