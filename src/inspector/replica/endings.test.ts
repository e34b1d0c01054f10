import { beforeAll, expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { record } from '../../engine/index.ts'
import { recordDay } from '../example/recorded.fixtures.ts'
import { type Asked, at, openText } from './asked.fixtures.ts'

const courier = 'shop/order-1/courier'

let asked: Asked

beforeAll(async () => {
  const { recording } = await recordDay()
  asked = await openText(recording.log.toNDJSON())
})

test('an actor that is gone was there last in the entry by which it ended', async () => {
  const { ask, opened } = asked
  const last = await ask('lastMoment', at(opened.length), courier)
  expect(last?.position).toBe(25)
  expect(await ask('lastMoment', at(26), courier)).toEqual(last)
  const info = (await ask('actors', last ?? at(0))).find(({ path }) => path === courier)
  expect(info).toMatchObject({ status: 'done', value: 'arrived' })
  expect(await ask('value', last ?? at(0), courier, 'context', [])).toMatchObject({ size: 3 })
  expect(await ask('lastMoment', at(13), 'shop/order-1/stock')).toMatchObject({ position: 12 })
})

test('an actor that is there, or was not yet, has no last moment', async () => {
  expect(await asked.ask('lastMoment', at(20), courier)).toBeNull()
  expect(await asked.ask('lastMoment', at(10), courier)).toBeNull()
  expect(await asked.ask('lastMoment', at(28), 'shop/nobody')).toBeNull()
})

test('one that others are asked about meanwhile is found all the same', async () => {
  const { ask } = asked
  const [one, other, way] = await Promise.all([
    ask('lastMoment', at(28), courier),
    ask('lastMoment', at(28), 'shop/order-1/stock'),
    ask('travel', 'log', 6, 1, { kind: 'alike' }, 'test'),
  ])
  expect([one?.position, other?.position, way]).toEqual([25, 12, 10])
})

test('one that its parent stops long after its last event, and one that lives for one entry', async () => {
  const idle = createMachine({ id: 'idle', on: { told: {} } })
  const brief = createMachine({ id: 'brief', initial: 'over', states: { over: { type: 'final' } } })
  const parent = createMachine({
    id: 'parent',
    initial: 'with',
    states: {
      with: { invoke: { src: idle, id: 'idle' }, on: { dropped: 'without' } },
      without: { on: { tried: 'trying' } },
      trying: { invoke: { src: brief, id: 'brief', onDone: 'without' } },
    },
  })
  const { actor, log } = record(parent)
  actor.start()
  for (const type of ['a', 'b', 'c', 'dropped', 'd', 'tried', 'e']) actor.send({ type })
  const system = { name: 'own', matches: () => true, load: async () => ({ logic: parent }) }
  const { ask } = await openText(log.toNDJSON(), [system])
  expect((await ask('actors', at(3))).map(({ path }) => path)).toContain('parent/idle')
  expect(await ask('lastMoment', at(7), 'parent/idle')).toMatchObject({ position: 3 })
  expect(await ask('lastMoment', at(7), 'parent/brief')).toMatchObject({ position: 5 })
  expect(await ask('lastMoment', at(5), 'parent/brief')).toBeNull()
})
