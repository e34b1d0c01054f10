import { beforeEach, expect, test } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { followLog, type ReplayedLog } from './replayedLog.ts'
import type { ReplayedScript, ReplayedStep } from './replayedScript.ts'

let clock: SteppedClock
let told: string[]
let sent: unknown[]

beforeEach(() => {
  clock = steppedClock()
  told = []
  sent = []
})

const call = (path: string) => ({ method: 'GET', path, data: {} })
const asked = (seq: number, path: string, answeredAt: number): ReplayedStep => ({
  is: 'asked',
  seq,
  at: seq * 100,
  call: call(path),
  answer: { seq: answeredAt, at: answeredAt * 100, status: 200, body: `{"of":"${path}"}` },
})
const pushed = (seq: number, more = {}): ReplayedStep => ({
  is: 'pushed',
  seq,
  at: seq * 100,
  frame: { type: `push${seq}`, ...more },
})
const connected = (seq: number): ReplayedStep => ({ is: 'connected', seq, at: seq * 100 })

function follow(steps: ReplayedStep[], speed: ReplayedScript['speed'] = 'step') {
  const script = { script: 1, speed, guestId: 'guest1', page: '/', steps } as const
  return followLog(script, clock, (line) => told.push(line))
}

const connect = (log: ReplayedLog) =>
  log.connect({ push: (frame) => sent.push(frame), close: (code) => sent.push(code) })

/** What an answer is once those who wait had their turn; `open` while there is none. */
async function settled(answer: Promise<unknown>): Promise<unknown> {
  return Promise.race([answer, new Promise((resolve) => setImmediate(() => resolve('open')))])
}

test('a push is sent once everything was asked for that the log has before it', () => {
  const log = follow([connected(1), asked(2, '/a', 3), asked(2, '/b', 4), pushed(5), pushed(6)])
  connect(log)
  void log.ask(call('/b'))
  expect(sent).toEqual([])
  void log.ask(call('/a'))
  expect(sent).toEqual([{ type: 'push5' }, { type: 'push6' }])
})

test('an answer is given once the pushes were sent that came before it', async () => {
  const log = follow([asked(1, '/a', 6), connected(2), asked(3, '/b', 4), pushed(5)])
  const answer = log.ask(call('/a'))
  connect(log)
  expect(await settled(answer)).toBe('open')
  void log.ask(call('/b'))
  expect(await settled(answer)).toMatchObject({ body: '{"of":"/a"}' })
})

test('in time a push comes when the log has it, faster by the speed, and an answer takes as long as it took', async () => {
  const log = follow([connected(0), asked(0, '/a', 4), pushed(8), pushed(20)], 4)
  connect(log)
  const answer = log.ask(call('/a'))
  clock.step(99)
  expect(await settled(answer)).toBe('open')
  clock.step(1)
  expect(await settled(answer)).toMatchObject({ status: 200 })
  clock.step(99)
  expect(sent).toEqual([])
  clock.step(1)
  expect(sent).toEqual([{ type: 'push8' }])
  clock.step(300)
  expect(sent).toHaveLength(2)
})

test('what the browser asks before its turn is told, and what the log had before it is passed over', async () => {
  const log = follow([connected(1), asked(2, '/a', 3), pushed(4), asked(5, '/b', 6)])
  connect(log)
  expect(await settled(log.ask(call('/b')))).toMatchObject({ body: '{"of":"/b"}' })
  expect(told).toContain('entry 2: expected GET /a; asked GET /b, of entry 5')
  expect(sent).toEqual([{ type: 'push4' }])
})

test('what is not in the log has no answer, and is told beside what was expected', async () => {
  const log = follow([asked(2, '/a', 3)])
  expect(await log.ask(call('/c'))).toBeUndefined()
  expect(told).toEqual(['entry 2: expected GET /a; asked GET /c, which is not in the log'])
})

test('a question that is asked again gets the answer that it got last, an order gets none', async () => {
  const order: ReplayedStep = {
    ...asked(2, '/b', 3),
    call: { ...call('/b'), method: 'POST' },
  } as never
  const log = follow([asked(1, '/a', 1), order])
  await log.ask(call('/a'))
  expect(await log.ask(call('/a'))).toMatchObject({ body: '{"of":"/a"}' })
  await log.ask({ ...call('/b'), method: 'POST' })
  expect(await log.ask({ ...call('/b'), method: 'POST' })).toBeUndefined()
})

test('an id that the browser made stands in what comes later in place of that of the log', () => {
  const ids = ['mixm0kcd-0123456789abcd', 'mixm0kce-dcba9876543210'] as const
  const [recorded, made] = ids.map((clientMessageId) => ({ type: 'sendMessage', clientMessageId }))
  const log = follow([
    connected(1),
    { is: 'told', seq: 2, at: 0, frame: recorded as { type: string } },
    pushed(3, { clientMessageId: ids[0] }),
  ])
  connect(log)
  log.hear(made as { type: string })
  expect(sent).toEqual([{ type: 'push3', clientMessageId: ids[1] }])
})

test('after a connection that the log closes, pushes wait for the next one', () => {
  const closed: ReplayedStep = { is: 'closed', seq: 2, at: 0, code: 1006, reason: '' }
  const log = follow([connected(1), closed, connected(3), pushed(4)])
  connect(log)
  expect(sent).toEqual([1006])
  connect(log)
  expect(sent).toEqual([1006, { type: 'push4' }])
})

test('what is waited for is told once nothing has come for a second, with what the guest did', () => {
  const did: ReplayedStep = {
    is: 'did',
    seq: 2,
    at: 0,
    to: 'app/menus',
    type: 'menus.toggleRequested',
  }
  const log = follow([connected(1), did, asked(2, '/a', 3), pushed(4)])
  connect(log)
  expect(told).toEqual([])
  clock.step(1_000)
  expect(told).toEqual([
    'entry 2: waiting for GET /a; the guest did menus.toggleRequested (app/menus)',
  ])
})
