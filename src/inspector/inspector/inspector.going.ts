import { enabled } from './inspector.folds.ts'
import { inspectorSetup, told, wayOf } from './inspector.setup.ts'

const stopSentence = 'Stopped at a breakpoint'
const nothingSentence = 'There is nothing of that kind in this direction'

/** Which moment is shown: it is chosen, looked for, played, or that of the head. */
export const goingRegion = inspectorSetup.createStateConfig({
  id: 'going',
  initial: 'resting',
  on: {
    'inspector.momentChosen': {
      guard: 'isOpen',
      target: '.resting',
      actions: [
        'leaveHead',
        { type: 'goTo', params: ({ event }) => event },
        { type: 'takeActor', params: ({ event }) => ({ actor: event.actor }) },
      ],
    },
    'inspector.stepRequested': [
      {
        guard: ({ context, event }) => context.opened !== null && event.step.kind === 'input',
        target: '.resting',
        actions: [
          'leaveHead',
          {
            type: 'goTo',
            params: ({ context: { moment }, event: { direction } }) => ({
              // back from within an entry: to where it begins
              moment: {
                ...moment,
                position: moment.position + (moment.microstep > 0 && direction < 0 ? 0 : direction),
                microstep: 0,
              },
            }),
          },
        ],
      },
      { guard: 'isOpen', target: '.travelling', actions: 'leaveHead' },
    ],
    'inspector.playRequested': [
      { guard: ({ context }) => context.opened === null },
      { guard: 'isAtHead', target: '.playing', actions: ['leaveHead', 'goToStart'] },
      { target: '.playing', actions: 'leaveHead' },
    ],
    'inspector.pauseRequested': '.resting',
    'inspector.followRequested': [
      {
        guard: ({ context, event }) => event.isFollowing && context.opened !== null,
        target: '.resting',
        actions: ['followHead', 'goToHead', 'showInApp'],
      },
      { actions: 'leaveHead' },
    ],
    'inspector.appFollowRequested': {
      guard: 'isOpen',
      actions: [{ type: 'takeAppFollowing', params: ({ event }) => event }, 'showInApp'],
    },
    'inspector.closeRequested': '.resting',
  },
  states: {
    resting: {
      always: [
        { guard: 'stopsBehind', target: 'checking' },
        { guard: 'isBehind', actions: 'goToHead' },
      ],
    },
    checking: {
      invoke: {
        src: 'findMoment',
        id: 'checkMoment',
        input: ({ context }) => {
          const breakpoints = enabled(context.kept.breakpoints)
          return wayOf(context, 1, { kind: 'check' }, breakpoints)
        },
        onDone: [
          {
            guard: ({ event }) => event.output?.isStopped === true,
            target: 'resting',
            actions: [
              'leaveHead',
              {
                type: 'goTo',
                params: ({ context, event }) => event.output ?? { moment: context.moment },
              },
              { type: 'tell', params: { sentence: stopSentence, isWrong: false } },
            ],
          },
          {
            target: 'resting',
            actions: {
              type: 'goTo',
              params: ({ context, event }) => event.output ?? { moment: context.moment },
            },
          },
        ],
        onError: {
          target: 'resting',
          actions: [{ type: 'tell', params: told }, 'goToHead'],
        },
      },
    },
    travelling: {
      invoke: {
        src: 'findMoment',
        id: 'findMoment',
        input: ({ context, event }) =>
          event.type === 'inspector.stepRequested'
            ? wayOf(context, event.direction, event.step)
            : wayOf(context, 1, { kind: 'end' }),
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            target: 'resting',
            actions: { type: 'tell', params: { sentence: nothingSentence, isWrong: false } },
          },
          {
            target: 'resting',
            actions: {
              type: 'goTo',
              params: ({ context, event }) => event.output ?? { moment: context.moment },
            },
          },
        ],
        onError: { target: 'resting', actions: { type: 'tell', params: told } },
      },
    },
    playing: {
      initial: 'showing',
      states: {
        showing: {
          after: {
            playInterval: [{ guard: 'isAtHead', target: '#going.resting' }, { target: 'stepping' }],
          },
        },
        stepping: {
          invoke: {
            src: 'findMoment',
            id: 'playMoment',
            input: ({ context }) =>
              wayOf(context, 1, { kind: 'input' }, enabled(context.kept.breakpoints)),
            onDone: [
              { guard: ({ event }) => event.output === null, target: '#going.resting' },
              {
                guard: ({ event }) => event.output?.isStopped === true,
                target: '#going.resting',
                actions: [
                  {
                    type: 'goTo',
                    params: ({ context, event }) => event.output ?? { moment: context.moment },
                  },
                  { type: 'tell', params: { sentence: stopSentence, isWrong: false } },
                ],
              },
              {
                target: 'showing',
                actions: {
                  type: 'goTo',
                  params: ({ context, event }) => event.output ?? { moment: context.moment },
                },
              },
            ],
            onError: { target: '#going.resting', actions: { type: 'tell', params: told } },
          },
        },
      },
    },
  },
})
