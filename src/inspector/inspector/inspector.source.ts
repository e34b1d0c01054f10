import { within } from './inspector.folds.ts'
import { inspectorSetup, sentenceOf, told } from './inspector.setup.ts'

const failed = {
  target: '#inspector.source.start.failed',
  actions: {
    type: 'fail',
    params: ({ event }: { event: { error: unknown } }) => ({ sentence: sentenceOf(event.error) }),
  },
} as const

/** What is open, and how it came to be. */
export const sourceRegion = inspectorSetup.createStateConfig({
  initial: 'start',
  states: {
    start: {
      invoke: [
        { src: 'findApps', onError: { actions: { type: 'tell', params: told } } },
        { src: 'recents', id: 'recents', onError: { actions: { type: 'tell', params: told } } },
      ],
      initial: 'choosing',
      on: {
        'apps.found': { actions: { type: 'takeApps', params: ({ event }) => event } },
        'recents.listed': [
          {
            guard: ({ context, event }) =>
              event.recents.some(({ id }) => id === context.place?.log),
            target: 'inspecting',
            actions: [{ type: 'takeRecents', params: ({ event }) => event }, 'takePlacesSource'],
          },
          { actions: { type: 'takeRecents', params: ({ event }) => event } },
        ],
        'address.read': [
          {
            guard: ({ context, event }) => context.recents.some(({ id }) => id === event.place.log),
            target: 'inspecting',
            actions: [{ type: 'takePlace', params: ({ event }) => event }, 'takePlacesSource'],
          },
          { actions: { type: 'takePlace', params: ({ event }) => event } },
        ],
        'inspector.recentRemoved': {
          actions: { type: 'removeRecent', params: ({ event }) => event },
        },
        'inspector.fileRefused': {
          target: '.failed',
          actions: { type: 'fail', params: ({ event }) => event },
        },
        'inspector.sourceChosen': {
          target: 'inspecting',
          actions: { type: 'takeSource', params: ({ event }) => event },
        },
      },
      states: {
        choosing: {},
        failed: { on: { 'inspector.closeRequested': { target: 'choosing', actions: 'close' } } },
      },
    },
    inspecting: {
      invoke: {
        src: 'session',
        id: 'session',
        input: ({ context }) => ({ source: context.source ?? { kind: 'example' } }),
        onError: failed,
      },
      initial: 'opening',
      on: {
        'session.progressed': { actions: { type: 'takeProgress', params: ({ event }) => event } },
        'session.opened': {
          target: '.open',
          actions: { type: 'takeOpened', params: ({ event }) => event },
        },
        'session.forwarding': { actions: { type: 'takeForwarding', params: ({ event }) => event } },
        'session.failed': {
          target: 'start.failed',
          actions: { type: 'fail', params: ({ event }) => event },
        },
        'inspector.closeRequested': { target: 'start', actions: 'close' },
        'inspector.sourceChosen': {
          target: 'inspecting',
          reenter: true,
          actions: ['close', { type: 'takeSource', params: ({ event }) => event }],
        },
      },
      states: {
        opening: {},
        open: {
          on: {
            'session.lost': {
              target: 'lost',
              actions: {
                type: 'tell',
                params: ({ event: { sentence } }) => ({ sentence, isWrong: true }),
              },
            },
            'session.appCameBack': {
              actions: { type: 'takeAppFollowing', params: { isFollowing: false } },
            },
            'session.grew': { actions: { type: 'takeGrown', params: ({ event }) => event } },
            'session.answered': {
              actions: {
                type: 'tell',
                params: ({ event }) => ({
                  sentence: event.sentence,
                  isWrong: event.isRefusal,
                }),
              },
            },
            'inspector.eventSent': {
              actions: [
                'keep',
                {
                  type: 'order',
                  params: ({ event: { actor, event } }) => ({
                    type: 'order.send',
                    actor,
                    event,
                  }),
                },
              ],
            },
            'inspector.timerFired': {
              actions: {
                type: 'order',
                params: ({ event }) => ({ type: 'order.fire', timer: event.timer }),
              },
            },
            'inspector.partChosen': {
              actions: {
                type: 'order',
                params: ({ event }) => ({ type: 'order.open', part: event.part }),
              },
            },
            'inspector.forwardRequested': {
              actions: {
                type: 'order',
                params: ({ event: { isForwarding } }) => ({ type: 'order.forward', isForwarding }),
              },
            },
            'address.read': {
              guard: ({ context, event }) => event.place.log === context.opened?.id,
              actions: [
                'leaveHead',
                {
                  type: 'goTo',
                  params: ({ context, event }) => ({
                    moment: within(context, 'log', event.place.entry),
                  }),
                },
                {
                  type: 'takeActor',
                  params: ({ event }) => ({ actor: event.place.actor ?? undefined }),
                },
              ],
            },
          },
        },
        lost: {},
      },
    },
  },
})
