import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { login, perform } from '../../../fixtures/core/story.fixtures.ts'
import { setFold } from '../../../machines/core/clock.ts'
import { createApp } from '../../../machines/shell/app/app.machine.ts'
import { bareParts } from '../../areas/all.ts'
import { type Keeping, record } from '../../engine/index.ts'
import { faultsOf } from '../../inspector/views/testing/views.ts'
import { timeTravel } from './timeTravel.tsx'

const tasks: (() => void)[] = []
const rest = () => new Promise<void>((resolve) => void tasks.push(resolve))
beforeEach(() => document.body.replaceChildren(document.createElement('main')))
afterEach(() => {
  vi.restoreAllMocks()
  tasks.splice(0)
})

const manyEntries = 2_000

/** A guest's app, to which much has happened. */
async function longSession() {
  let recording: Keeping | undefined
  const app = appWalk(setFold, { createApp, bareParts }, {
    create: (logic: never, options: object) => {
      const made = record(logic, { ...options, onFold: setFold } as never)
      recording = made as unknown as Keeping
      return made.actor as never
    },
  } as never)
  for (const step of login) await perform(app, step)
  const toggle = () =>
    app.actor.system.get('menus')?.send({ type: 'menus.toggleRequested', menu: 'search' })
  for (let count = 0; count < manyEntries; count++) toggle()
  const { log } = recording as unknown as Keeping
  const draw = vi.fn()
  const told: unknown[] = []
  const past = timeTravel({ recording: { log } as Keeping, draw }, rest)
  const show = (seq: number | null) => past.show(seq, (shown) => void told.push(shown))
  return { log, toggle, draw, told, show }
}

/** Each look at the clock finds a slice over. */
function slowClock() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100
    return now
  })
}

/** Lets the page have its turns, one by one. @returns how many it had */
async function passTasks(each: () => void | Promise<void> = () => undefined): Promise<number> {
  let count = 0
  for (let turn = 0; turn < 5; turn++) {
    for (let next = tasks.shift(); next; next = tasks.shift(), turn = 0) {
      count++
      await each()
      next()
      await Promise.resolve()
    }
    await Promise.resolve()
  }
  return count
}

const bar = () => page.getByRole('progressbar', { name: 'Folded' })
const done = () => Number(document.querySelector('progress')?.getAttribute('value') ?? 0)

test('a long log is folded a little in each task while the app goes on, and the banner says how far it is', async () => {
  const { log, toggle, draw, told, show } = await longSession()
  const { length } = log.entries
  slowClock()
  const showing = show(10)
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  tasks.shift()?.()
  await expect.element(bar()).toBeVisible()
  expect(await faultsOf()).toEqual([])
  const seen: number[] = []
  const turns = await passTasks(() => {
    toggle()
    seen.push(done())
  })
  await showing
  expect(turns).toBeGreaterThan(length / 128)
  expect(turns).toBeLessThan(length)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  await expect.element(bar()).not.toBeInTheDocument()
  expect(draw).toHaveBeenCalledTimes(1)
  expect(told).toEqual([expect.objectContaining({ seq: 10, last: length })])

  // what came meanwhile is folded too, and no more than that
  await show(length + 5)
  expect(await passTasks()).toBe(0)
  expect(told.at(-1)).toMatchObject({ seq: length + 5, last: log.entries.length })
})

test('who is on the way can stay, and is told so after the order was answered', async () => {
  const { draw, told, show } = await longSession()
  slowClock()
  const showing = show(10)
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  tasks.shift()?.()
  const stay = page.getByRole('button', { name: 'Stay here' })
  await expect.element(stay).toBeVisible()
  await userEvent.keyboard('{Tab}')
  ;(stay.element() as HTMLElement).focus()
  expect(getComputedStyle(stay.element()).outlineStyle).toBe('solid')
  await stay.click()
  const refused = expect(showing).rejects.toThrow('it was called off in the window of the app')
  await passTasks()
  await refused
  await vi.waitFor(() => expect(told).toEqual([null]))
  expect(draw).not.toHaveBeenCalled()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('of several wishes the last is carried out, and none when now is wished at last', async () => {
  const { draw, told, show } = await longSession()
  slowClock()
  const showing = [show(10), show(20)]
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  await passTasks()
  await Promise.all(showing)
  expect(told).toEqual([expect.objectContaining({ seq: 20 })])
  await show(null)
  expect(told.at(-1)).toBe(null)
  expect(draw).toHaveBeenLastCalledWith()

  const given = show(30)
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  await show(null)
  expect(await passTasks()).toBe(1)
  await given
  expect(told.at(-1)).toBe(null)
  expect(draw).toHaveBeenCalledTimes(2)
})

test('what the window does not have is refused', async () => {
  const { show, draw } = await longSession()
  const refused = expect(show(1_000_000)).rejects.toThrow('and no entry 1000000')
  slowClock()
  await vi.waitFor(() => expect(tasks).toHaveLength(1))
  await passTasks()
  await refused
  expect(draw).not.toHaveBeenCalled()
})
