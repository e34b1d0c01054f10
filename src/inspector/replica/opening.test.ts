import { expect, test } from 'vitest'
import { recordDay } from '../example/recorded.fixtures.ts'
import { at, openText } from './asked.fixtures.ts'

test('a log of the example opens with its rows, its actors and their states', async () => {
  const { recording } = await recordDay()
  const { opened, ask } = await openText(recording.log.toNDJSON())
  expect(opened).toMatchObject({ system: 'example', first: 0, problem: null, divergence: null })
  expect(opened.length).toBe(recording.log.entries.length)
  const rows = await ask('rows', 'log', {}, 0, 100)
  expect(rows.map(({ type }) => type)).toEqual(recording.log.entries.map(({ event }) => event.type))
  const actors = await ask('actors', at(14))
  expect(actors.map(({ path, logic, value }) => [path, logic, value])).toEqual([
    ['shop', 'machine', 'door.open.busy, service'],
    ['shop/bell', 'callback', ''],
    ['shop/order-1', 'machine', 'cooking.(dishes.waiting, drinks.ready)'],
  ])
})
