import { type AnyStateMachine, fromPromise, setup } from 'xstate'
import { Charts } from '../../replica/charts.ts'
import type { Chart } from '../../replica.chart.types.ts'

/** The chart of a machine, as a replica tells it. */
export const chartOf = (machine: AnyStateMachine): Chart => new Charts(machine).chart(machine.id)

/** A player of music, with all that a chart can have. */
export const player = setup({
  types: {} as { context: { volume: number } },
  actors: { stream: fromPromise(async () => {}) },
  guards: { hasTrack: () => true, isLoud: ({ context }) => context.volume > 8 },
  actions: { dim: () => {}, brighten: () => {}, count: () => {} },
  delays: { nap: 30_000 },
}).createMachine({
  id: 'player',
  context: { volume: 5 },
  initial: 'off',
  states: {
    off: { on: { switched: { target: 'on', guard: 'hasTrack', actions: 'count' } } },
    on: {
      type: 'parallel',
      tags: 'lit',
      description: 'Everything that goes on while there is power.',
      entry: 'brighten',
      exit: 'dim',
      on: { switched: 'off', broken: 'ended', resumed: { target: '.sound.before' } },
      states: {
        track: {
          initial: 'playing',
          states: {
            playing: {
              invoke: { src: 'stream', id: 'stream', onDone: 'paused', onError: 'paused' },
              on: { paused: 'paused', stopped: 'paused', skipped: { actions: 'count' } },
            },
            paused: {
              after: { nap: { target: '#player.off' } },
              on: { played: 'playing' },
            },
          },
        },
        sound: {
          initial: 'normal',
          states: {
            normal: { always: { guard: 'isLoud', target: 'loud' } },
            loud: { on: { '*': { target: 'normal', reenter: true } } },
            before: { type: 'history', history: 'deep' },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
})

/** A machine of so many rooms, each with nine states that lead to one another. */
export function manyStates(rooms: number): AnyStateMachine {
  const numbers = [...Array(9).keys()]
  const room = () => ({
    initial: 's0',
    states: Object.fromEntries(
      numbers.map((at) => [
        `s${at}`,
        { on: { next: `s${(at + 1) % 9}`, jumped: `s${(at * 5 + 2) % 9}` } },
      ]),
    ),
  })
  return setup({}).createMachine({
    id: 'many',
    initial: 'room0',
    states: Object.fromEntries(
      [...Array(rooms).keys()].map((at) => [
        `room${at}`,
        { ...room(), on: { left: `room${(at + 1) % rooms}` } },
      ]),
    ),
  })
}
