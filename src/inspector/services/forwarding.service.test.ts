import { beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../fixtures/core/waitFor.fixtures.ts'
import { recordDay } from '../example/recorded.fixtures.ts'
import { type Asked, at, openText } from '../replica/asked.fixtures.ts'
import { forward } from './forwarding.service.ts'
import { definitionOf, stateValueOf } from './statelyDefinition.ts'

const origin = 'https://stately.ai'

/** The window of Stately's inspector, and the page that opened it. */
function windows() {
  const told: { type: string; [key: string]: unknown }[] = []
  const targets = new Set<string>()
  const stately = {
    postMessage(event: (typeof told)[number], target: string) {
      targets.add(target)
      told.push(event)
    },
  }
  const opener = Object.assign(new EventTarget(), { open: vi.fn(() => stately as never as Window) })
  const say = (from: string, source: unknown, type = '@statelyai.connected') =>
    opener.dispatchEvent(
      Object.assign(new Event('message'), { data: { type }, origin: from, source }),
    )
  const of = (type: string) => told.filter((event) => event.type === type)
  return { opener: opener as never as Window & typeof opener, stately, told, targets, say, of }
}

let asked: Asked

beforeEach(async () => {
  const { recording } = await recordDay()
  asked = await openText(recording.log.toNDJSON())
})

const begin = (opener: Window, length: number, ask = asked.ask) => {
  const failed = vi.fn()
  return { failed, forwarding: forward(opener, { ask, length, failed }) }
}

test('tells the window of Stately’s origin alone, once that window says that it is there', async () => {
  const { opener, stately, told, targets, say, of } = windows()
  begin(opener, 3)
  expect(opener.open).toHaveBeenCalledWith('https://stately.ai/inspect', 'stately')
  say('https://evil.example', stately)
  say(origin, {})
  say(origin, stately, 'hello')
  await waitFor(async () => expect(await asked.ask('actors', at(3))).not.toEqual([]))
  expect(told).toEqual([])
  say(origin, stately)
  await waitFor(() => expect(of('@xstate.actor').length).toBeGreaterThan(1))
  expect([...targets]).toEqual([origin])
})

test('an actor comes with its chart, its parent and its state; what is new is told event by event', async () => {
  const { opener, stately, say, of } = windows()
  const { forwarding } = begin(opener, 1)
  say(origin, stately)
  await waitFor(() => expect(of('@xstate.actor')).not.toEqual([]))
  const [shop] = of('@xstate.actor')
  expect(shop).toMatchObject({ sessionId: 'shop', snapshot: { status: 'active' } })
  expect(JSON.parse(shop?.definition as string)).toMatchObject({ id: 'shop', type: 'parallel' })
  expect(of('@xstate.event')).toEqual([])

  const { length } = asked.opened
  forwarding.upTo(length)
  const actors = await asked.ask('actors', at(length))
  await waitFor(() => {
    const ids = of('@xstate.actor').map(({ sessionId }) => sessionId)
    expect(ids).toEqual(expect.arrayContaining(actors.map(({ path }) => path)))
    expect(new Set(ids).size).toBe(ids.length)
  })
  const steps = []
  for (let position = 2; position <= length; position++)
    steps.push(...(await asked.ask('microsteps', 'log', position)))
  await waitFor(() => expect(of('@xstate.event')).toHaveLength(steps.length))
  const events = of('@xstate.event').map(({ event }) => (event as { type: string }).type)
  expect(events).toEqual(steps.map(({ event }) => event))
  expect(of('@xstate.actor')).toContainEqual(
    expect.objectContaining({ sessionId: 'shop/order-1', parentId: 'shop' }),
  )
})

test('tells nothing more once it is ended, and says why when it cannot go on', async () => {
  const { opener, stately, told, say } = windows()
  const { forwarding } = begin(opener, 1)
  say(origin, stately)
  await waitFor(() => expect(told).not.toEqual([]))
  forwarding.end()
  expect(told.at(-1)).toEqual({ type: '@statelyai.disconnected' })
  const before = told.length
  forwarding.upTo(asked.opened.length)
  await asked.ask('actors', at(1))
  expect(told).toHaveLength(before)

  const broken = () => Promise.reject(new Error('gone'))
  const { failed } = begin(windows().opener, 1, broken)
  await waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('gone')))
})

test('says so when the browser opens no window', () => {
  const { opener } = windows()
  opener.open.mockReturnValue(null as never)
  expect(() => begin(opener, 1)).toThrow('The browser opened no window')
})

test('a chart is written as the definition that XState has, and its active states as a value', async () => {
  const chart = await asked.ask('chart', 'shop')
  const definition = definitionOf(chart)
  expect(Object.keys(definition.states ?? {})).toEqual(chart.root.states.map(({ key }) => key))
  const { active } = await asked.ask('standing', at(asked.opened.length), 'shop')
  expect(stateValueOf(chart, active)).toEqual({ door: { open: 'quiet' }, service: {} })
})
