import type { Arrow } from '../../replica.chart.types.ts'
import type { Answers } from '../asking.fixtures.ts'

const children = [
  'guest',
  'realtime',
  'navigation',
  'realtime/socket',
  'menus',
  'tracking',
] as const

const quiet = { isInput: false, timerSetAt: null }

/** The arrows of an entry of an invented session, in which an actor comes and goes and timers fire. */
export function arrowsAt(position: number): Arrow[] {
  const at = position * 130 + Math.floor(position / 25) * 42_000
  const made = (
    from: string | null,
    to: string,
    type: string,
    rest: Partial<Arrow> = {},
  ): Arrow => ({
    position,
    at,
    from,
    to,
    type,
    ...quiet,
    ...rest,
  })
  const child = `app/${children[position % children.length]}`
  const turn = position % 10
  if (turn === 0) {
    return [
      made('app/realtime', 'app/realtime', 'xstate.after.pingInterval', {
        isInput: true,
        timerSetAt: position > 4 ? position - 4 : null,
      }),
      made('app/realtime', 'app/realtime/socket', 'socket.pingRequested'),
    ]
  }
  if (turn === 3) {
    return [
      made(null, 'app', 'voiceCall.requested', { isInput: true }),
      made('app', 'app/voiceCall', 'xstate.init'),
      made('app/voiceCall', 'app/tracking', 'tracking.callBegun'),
    ]
  }
  if (turn === 7) {
    return [
      made(null, 'app/voiceCall', 'voiceCall.left', { isInput: true }),
      made('app/voiceCall', 'app', 'xstate.done.actor.voiceCall'),
    ]
  }
  return [
    made(null, 'app', 'browser.shown', { isInput: true }),
    made('app', child, 'browser.shown'),
    made(child, 'app/tracking', 'tracking.noted'),
  ].slice(0, 1 + (position % 3))
}

/** Answers all that the sequence asks of that session. */
export function sessionAnswers(): Answers {
  return {
    arrows: (_, from, count) =>
      Array.from({ length: count }, (_unused, index) => arrowsAt(from + index)).flat(),
    actors: ({ position }) =>
      ['app', ...children.map((id) => `app/${id}`)]
        .concat(position % 10 >= 3 && position % 10 < 7 ? ['app/voiceCall'] : [])
        .map((path) => ({
          path,
          parent: path === 'app' ? null : path.slice(0, path.lastIndexOf('/')),
          src: path,
          logic: 'machine',
          machine: path,
          status: 'active',
          value: 'running',
        })),
    timers: () => [],
  }
}
