import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statesIn, statesOf } from '../../../fixtures/core/states.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { realtimeWalks } from '../../../fixtures/shell/realtime.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { realtimeMachine } from './realtime.machine.ts'

const { start } = realtimeWalks(setFold, realtimeMachine)

type Channel = ReturnType<typeof start>
const acknowledgement = fc.record({
  does: fc.constant('acknowledge'),
  sessionId: fc.constantFrom('one', 'two'),
  resumed: fc.boolean(),
  seq: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
})

const step = fc.oneof(
  fc.record({ does: fc.constant('push'), seq: fc.integer({ min: 1, max: 6 }) }),
  acknowledgement,
  fc.record({ does: fc.constant('step'), ms: fc.constantFrom(1, 1000, 5000, 15_000, 50_000) }),
  fc.record({ does: fc.constantFrom('submit', 'open', 'pong', 'close', 'refuse') }),
  fc.record({ does: fc.constantFrom('submit', 'open') }),
  fc.record({
    does: fc.constantFrom(
      'sleep',
      'guest.loggedIn',
      'guest.loggedOut',
      'browser.wentOnline',
      'browser.wentOffline',
      'browser.resumed',
    ),
  }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

function report({ socket }: Channel, step: Step) {
  if (!socket.runs.at(-1)?.isRunning) return
  switch (step.does) {
    case 'push':
      return socket.push(push('loyaltyPointsChanged', { loyaltyPoints: step.seq }), step.seq)
    case 'acknowledge': {
      const { sessionId, resumed, seq } = step
      return socket.push(push('sessionAcknowledged', { sessionId, resumed }), seq)
    }
    case 'refuse':
      return socket.refuse()
    case 'open':
    case 'pong':
    case 'close':
      return socket[step.does]()
  }
}

function perform(channel: Channel, step: Step, count: number) {
  const { actor, clock } = channel
  switch (step.does) {
    case 'step':
      return clock.step(step.ms)
    case 'sleep':
      return clock.sleep(600_000)
    case 'submit':
      return actor.send({
        type: 'realtime.messageSubmitted',
        message: { type: 'archiveChannel', channelId: `${count}`, status: true },
      })
    case 'guest.loggedIn':
      return actor.send({ type: step.does, language: 'de' })
    case 'guest.loggedOut':
    case 'browser.wentOnline':
    case 'browser.wentOffline':
    case 'browser.resumed':
      return actor.send({ type: step.does })
    default:
      return report(channel, step)
  }
}

/** The numbers of the frames applied, one list for each session. */
function applied({ told }: Channel): number[][] {
  const sessions: number[][] = [[]]
  for (const event of told('guest')) {
    if (event.type === 'realtime.sessionEstablished' && !event.resumed) sessions.push([])
    if (event.type === 'push.loyaltyPointsChanged') sessions.at(-1)?.push(event.loyaltyPoints)
  }
  return sessions
}

/** The ids of what was sent, one list for each connection. */
const sentIds = ({ socket }: Channel) =>
  socket.runs.map(({ received }) =>
    received.flatMap((request) =>
      request.type === 'socket.messageSubmitted' && request.message.type === 'archiveChannel'
        ? [Number(request.message.channelId)]
        : [],
    ),
  )

test('whatever happens, order is kept, no frame is taken twice or after a gap, and every state is reached [RT-3 RT-5]', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 120 }), (story) => {
      const channel = start()
      channel.actor.send({ type: 'guest.loggedIn', language: 'de' })
      for (const [count, next] of story.entries()) {
        perform(channel, next, count)
        for (const state of statesIn(channel.actor.getSnapshot())) reached.add(state)
      }
      expect(channel.actor.getSnapshot().status).toBe('active')

      const inOrder = (ids: number[]) => [...new Set(ids)].toSorted((a, b) => a - b)
      for (const ids of sentIds(channel)) expect(ids).toEqual(inOrder(ids))
      const first = [...new Set(sentIds(channel).flat())]
      expect(first).toEqual(inOrder(first))

      const ofAcknowledgements = new Set(
        story.flatMap((next) => ('seq' in next && next.does === 'acknowledge' ? [next.seq] : [])),
      )
      for (const [first = 0, ...rest] of applied(channel)) {
        let last = first
        for (const seq of rest) {
          expect(seq).toBeGreaterThan(last)
          for (let between = last + 1; between < seq; between++)
            expect(ofAcknowledgements).toContain(between)
          last = seq
        }
      }

      expect(channel.socket.runs.filter(({ isRunning }) => isRunning).length).toBeLessThanOrEqual(1)
      for (const { received } of channel.socket.runs) {
        const [head] = received
        if (head) expect(head).toMatchObject({ message: { type: 'requestSession' } })
      }
    }),
    { numRuns: 200 },
  )
  expect([...reached].toSorted()).toEqual(statesOf(realtimeMachine))
})
