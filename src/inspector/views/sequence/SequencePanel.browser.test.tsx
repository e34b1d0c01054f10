import '../tokens.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, asking } from '../asking.fixtures.ts'
import { AskContext } from '../asking.ts'
import { faultsOf, savedFile } from '../testing/views.ts'
import { SequencePanel } from './SequencePanel.tsx'
import { arrowsAt, sessionAnswers } from './sequence.fixtures.ts'

interface Scene {
  position?: number
  length?: number
  actor?: string | null
  selectedActors?: readonly string[]
  answers?: Answers
}

async function open(scene: Scene = {}) {
  const { position = 23, length = 100_000, actor = null, selectedActors, answers } = scene
  await page.viewport(1440, 800)
  const asked: number[] = []
  const given = { ...sessionAnswers(), ...answers }
  const ask = asking({
    ...given,
    arrows(branch, from, count) {
      asked.push(count)
      return given.arrows?.(branch, from, count) ?? []
    },
  })
  const onSelectPosition = vi.fn()
  const onSelectActor = vi.fn()
  const at = (chosen: number, path = actor) => (
    <AskContext value={ask}>
      <main style={{ height: 700 }}>
        <SequencePanel
          branch="log"
          position={chosen}
          first={0}
          length={length}
          actor={path}
          {...(selectedActors && { selectedActors })}
          onSelectPosition={onSelectPosition}
          onSelectActor={onSelectActor}
        />
      </main>
    </AskContext>
  )
  const screen = await render(at(position))
  onSelectPosition.mockImplementation((next: number) => screen.rerender(at(next)))
  await expect.element(screen.getByRole('option', { selected: true })).toBeVisible()
  await expect
    .element(screen.getByRole('option', { selected: true }))
    .not.toHaveAccessibleName(/way/)
  const choose = (path: string) => screen.rerender(at(position, path))
  return { screen, asked, choose, onSelectPosition, onSelectActor }
}

const lifelines = () =>
  [...document.querySelectorAll('button[aria-label^="Actor "]')].map((button) =>
    button.getAttribute('aria-label')?.slice('Actor '.length),
  )

test('asks for and draws only what is seen of 100,000 entries', async () => {
  const { screen, asked } = await open({ position: 50_000 })
  await expect
    .element(screen.getByRole('option', { selected: true }))
    .toHaveAccessibleName(/^Entry 50000 /)
  expect(screen.getByRole('option').elements().length).toBeLessThan(60)
  expect(asked.reduce((sum, count) => sum + count, 0)).toBeLessThan(700)
})

test('goes on asking where a replica gives less than was wanted', async () => {
  const { screen } = await open({
    position: 3,
    length: 5,
    answers: { arrows: (_, from) => [...arrowsAt(from), ...arrowsAt(from + 1)] },
  })
  await expect
    .element(screen.getByRole('option', { name: /^Entry 5 at/ }))
    .toHaveAccessibleName(/browser\.shown/)
})

test('names of lifelines stay above them, and numbers of entries beside them, however far one scrolls', async () => {
  const { screen } = await open()
  document.querySelector('main')?.style.setProperty('width', '320px')
  const head = screen.getByRole('button', { name: 'Actor app/tracking' }).element()
  const number = screen.getByRole('option', { selected: true }).element().lastElementChild
  const list = screen.getByRole('listbox').element().closest('[class*="scroller"]') ?? document.body
  list.scrollBy(60, 20)
  const { left, top } = list.getBoundingClientRect()
  expect(list.scrollLeft).toBeGreaterThan(0)
  expect(head.getBoundingClientRect().top - top).toBeLessThan(20)
  expect(number?.getBoundingClientRect().left).toBe(left)
})

test('says each entry in words, with every event that it led to', async () => {
  const { screen } = await open()
  await expect
    .element(screen.getByRole('option', { selected: true }))
    .toHaveAccessibleName(
      'Entry 23 at 0:02.990. outside to app: voiceCall.requested; app to app/voiceCall: starts; app/voiceCall to app/tracking: tracking.callBegun',
    )
  await expect
    .element(screen.getByRole('option', { name: /^Entry 25 / }))
    .toHaveAccessibleName(/42 s after the one before/)
})

test('walks from entry to entry by keyboard', async () => {
  const { screen, onSelectPosition } = await open()
  ;(screen.getByRole('listbox').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(onSelectPosition).toHaveBeenLastCalledWith(24)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(onSelectPosition).toHaveBeenLastCalledWith(22)
  await userEvent.keyboard('{End}')
  expect(onSelectPosition).toHaveBeenLastCalledWith(100_000)
  await expect.element(screen.getByRole('option', { name: /^Entry 100000 at/ })).toBeVisible()
  await userEvent.keyboard('{Home}{ArrowUp}')
  expect(onSelectPosition).toHaveBeenLastCalledWith(1)
})

test('chooses an entry and an actor', async () => {
  const { screen, onSelectPosition, onSelectActor } = await open()
  await screen.getByRole('option', { name: /^Entry 24 / }).click()
  expect(onSelectPosition).toHaveBeenLastCalledWith(24)
  await screen.getByRole('button', { name: 'Actor app/tracking' }).click()
  expect(onSelectActor).toHaveBeenCalledWith('app/tracking')
})

test('folds lifelines of actors that do nothing, until all are wanted', async () => {
  const { screen } = await open({
    position: 1,
    length: 1,
    answers: { arrows: () => arrowsAt(23).map((arrow) => ({ ...arrow, position: 1 })) },
  })
  expect(lifelines()).toEqual(['app', 'app/tracking', 'app/voiceCall'])
  await screen.getByRole('button', { name: 'Fold idle' }).click()
  expect(lifelines()).toContain('app/menus')
})

const part = (position: number) => `app/part${String(Math.floor(position / 4)).padStart(2, '0')}`

/** Each four entries go to an actor of their own. */
const manyParts: Answers = {
  arrows: (_, from, count) =>
    Array.from({ length: count }, (_unused, index) => ({
      position: from + index,
      at: (from + index) * 10,
      from: 'app',
      to: part(from + index),
      type: 'app.told',
      isInput: false,
      timerSetAt: null,
    })),
  actors: () =>
    ['app', ...Array.from({ length: 26 }, (_, index) => part(index * 4))].map((path) => ({
      path,
      parent: path === 'app' ? null : 'app',
      src: path,
      logic: 'machine',
      machine: path,
      status: 'active',
      value: 'running',
    })),
}

/** Whether the head of a lifeline is where one looks. */
function isInSight(path: string): boolean {
  const head = document.querySelector(`button[aria-label="Actor ${path}"]`)
  const view = document.querySelector('[role="listbox"]')?.parentElement
  if (!head || !view) return false
  const [box, around] = [head.getBoundingClientRect(), view.getBoundingClientRect()]
  return box.left >= around.left && box.right <= around.right
}

test('folds lifelines that have no arrow in what is seen, but that of the chosen actor', async () => {
  const { screen } = await open({
    position: 1,
    length: 100,
    actor: part(60),
    answers: manyParts,
  })
  expect(lifelines()).toContain(part(1))
  expect(lifelines()).toContain(part(60))
  expect(lifelines()).not.toContain(part(80))
  ;(screen.getByRole('listbox').element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.poll(lifelines).toContain(part(99))
  await expect.poll(lifelines).not.toContain(part(1))
  expect(lifelines()).toContain(part(60))
})

test('brings the lifeline of the chosen actor into sight, and marks it', async () => {
  const { screen, choose } = await open({ position: 1, length: 100, answers: manyParts })
  await screen.getByRole('button', { name: 'Fold idle' }).click()
  await expect.poll(lifelines).toContain(part(96))
  expect(isInSight(part(96))).toBe(false)
  await choose(part(96))
  await expect.poll(() => isInSight(part(96))).toBe(true)
  await expect
    .element(screen.getByRole('button', { name: `Actor ${part(96)}` }))
    .toHaveAttribute('aria-current', 'true')
  await choose(part(0))
  await expect.poll(() => isInSight(part(0))).toBe(true)
})

test('opens with the lifeline of the chosen actor in sight', async () => {
  const ownPart: Answers = {
    arrows: (_, from, count) =>
      Array.from({ length: count }, (_unused, index) => ({
        position: from + index,
        at: (from + index) * 10,
        from: 'app',
        to: `app/part${from + index}`,
        type: 'app.told',
        isInput: false,
        timerSetAt: null,
      })),
  }
  await open({ position: 150, length: 200, actor: 'app/part148', answers: ownPart })
  await expect.poll(lifelines).toContain('app/part149')
  await expect.poll(() => isInSight('app/part148')).toBe(true)
  expect(isInSight('app')).toBe(false)
})

test('leaves the lifeline of the chosen actor where it is when others come and go', async () => {
  const { screen } = await open({
    position: 1,
    length: 100,
    actor: part(96),
    answers: manyParts,
  })
  await screen.getByRole('button', { name: 'Fold idle' }).click()
  await expect.poll(lifelines).toContain(part(80))
  expect(isInSight(part(96))).toBe(true)
  await screen.getByRole('button', { name: 'Fold idle' }).click()
  await expect.poll(lifelines).not.toContain(part(80))
  expect(isInSight(part(96))).toBe(true)
})

test('keeps to the actors that are chosen', async () => {
  const { screen } = await open({ position: 20, selectedActors: ['app/realtime/socket'] })
  expect(lifelines()).toEqual(['app/realtime', 'app/realtime/socket'])
  await expect
    .element(screen.getByRole('option', { selected: true }))
    .toHaveAccessibleName(/ app\/realtime to app\/realtime\/socket: socket.pingRequested$/)
})

test('draws a timer from where it was set to where it fired', async () => {
  const { screen } = await open({ position: 28 })
  const bars = (position: number) =>
    screen
      .getByRole('option', { name: new RegExp(`^Entry ${position} `) })
      .element()
      .querySelectorAll('path[stroke="var(--timer)"][stroke-width="2"]').length
  expect([25, 26, 28, 30, 31].map(bars)).toEqual([0, 1, 1, 1, 0])
})

test('draws long pauses to scale when that is wanted', async () => {
  const slow = (position: number) =>
    arrowsAt(position).map((arrow) => ({ ...arrow, at: position * 3000 }))
  const { screen } = await open({
    position: 2,
    length: 4,
    answers: {
      arrows: (_, from, count) => [...Array(count).keys()].flatMap((at) => slow(from + at)),
    },
  })
  const height = () =>
    screen.getByRole('option', { selected: true }).element().getBoundingClientRect().height
  const before = height()
  await screen.getByRole('button', { name: 'Pauses to scale' }).click()
  await expect.poll(height).toBe(before - 26 + 150)
})

test('draws the first of very many events of an entry, and all once it is chosen', async () => {
  const many = (position: number) =>
    [...Array(300).keys()].flatMap(() => arrowsAt(position).slice(0, 1))
  const { screen } = await open({
    position: 2,
    length: 2,
    answers: {
      arrows: (_, from, count) => [...Array(count).keys()].flatMap((at) => many(from + at)),
    },
  })
  const events = (name: RegExp) =>
    screen.getByRole('option', { name }).element().querySelectorAll('svg text').length
  expect(events(/^Entry 2 /)).toBe(300)
  ;(screen.getByRole('listbox').element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => events(/^Entry 1 /)).toBe(300)
})

test('saves a range as a file that stands on its own', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Save SVG' }).click()
  await screen.getByLabelText('From entry').fill('20')
  await screen.getByLabelText('to entry').fill('2000')
  const file = savedFile()
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  const { text } = await file
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml')
  expect(svg.querySelector('parsererror')).toBeNull()
  expect(svg.querySelector('desc')?.textContent).toContain('outside to app: voiceCall.requested')
  const positions = [...svg.querySelectorAll('[data-position]')]
  expect(positions[0]?.getAttribute('data-position')).toBe('20')
  expect(positions.length).toBeGreaterThan(200)
  expect(positions.length).toBeLessThan(500)
  expect(text).not.toMatch(/var\(|class=|href=/)
  await expect
    .element(screen.getByText(/^Saved up to entry \d+: a file has at most 500/))
    .toBeVisible()
})

test('says which range can be saved', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Save SVG' }).click()
  await screen.getByLabelText('From entry').fill('0')
  await expect
    .element(screen.getByText('Give two entries from 1 to 100000, the earlier one first.'))
    .toBeVisible()
})

test('says when nobody answers', async () => {
  const screen = await render(
    <AskContext value={asking({})}>
      <SequencePanel
        branch="log"
        position={1}
        first={0}
        length={9}
        onSelectPosition={() => {}}
        onSelectActor={() => {}}
      />
    </AskContext>,
  )
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/nobody answers/)
})

test.each(['light', 'dark'] as const)('has no fault that axe can find, in %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  await open()
  expect(await faultsOf()).toEqual([])
})
