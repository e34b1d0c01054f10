import '../tokens.css'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type AnyStateMachine, createMachine } from 'xstate'
import type { Chart, Standing } from '../../replica.chart.types.ts'
import { type Answers, asking } from '../asking.fixtures.ts'
import { AskContext } from '../asking.ts'
import { faultsOf, savedFile, unseenOnTheWay } from '../testing/views.ts'
import { ChartPanel } from './ChartPanel.tsx'
import { chartOf, manyStates, player } from './charts.fixtures.ts'

const switched = 'player.off:switched:0'

const refused: Standing = {
  active: ['player', 'player.off'],
  taken: ['player.on:switched:0'],
  refused: [
    { transition: switched, event: 'switched', guard: 'hasTrack', verdict: 'hasTrack: no' },
  ],
}

interface Scene {
  chart?: Chart
  answers?: Answers
}

async function open({ chart = chartOf(player), answers = {} }: Scene = {}) {
  await page.viewport(1200, 800)
  const onSelectActor = vi.fn()
  const onSelectState = vi.fn()
  const ask = asking({
    chart: () => chart,
    standing: () => refused,
    actors: () => [],
    ...answers,
  })
  const at = (position: number) => (
    <AskContext value={ask}>
      <main style={{ height: 700 }}>
        <ChartPanel
          moment={{ branch: 'log', position, microstep: 0 }}
          actor="app/player"
          machine={chart.machine}
          onSelectActor={onSelectActor}
          onSelectState={onSelectState}
        />
      </main>
    </AskContext>
  )
  const screen = await render(at(3))
  await expect.element(screen.getByLabelText(`Picture of ${chart.machine}`)).toBeVisible()
  await expect.poll(() => document.querySelectorAll('.react-flow__edge').length).toBeGreaterThan(0)
  const goTo = (position: number) => screen.rerender(at(position))
  return { screen, onSelectActor, onSelectState, goTo }
}

const drawn = (id: string) => document.querySelector(`.react-flow__node[data-id="${id}"]`)
const focused = () => {
  const tree = document.querySelector('[role="tree"]')
  return document.getElementById(tree?.getAttribute('aria-activedescendant') ?? '')?.textContent
}

test('draws the states and arrows of a machine, and lights what is active', async () => {
  await open()
  const filled = (id: string) => drawn(id)?.querySelector('rect[fill="var(--accent-fill)"]')
  expect(filled('player.off')).not.toBeNull()
  expect(filled('player.on.track.paused')).toBeNull()
  const traced = document.querySelectorAll('.react-flow__edge path[stroke="var(--accent)"]')
  expect(traced.length).toBe(1)
})

test('says why nothing happened, and leads there', async () => {
  const { screen } = await open()
  const status = screen.getByText('switched was not taken: hasTrack: no')
  await expect.element(status).toBeVisible()
  await screen.getByRole('button', { name: 'Show' }).click()
  await expect
    .element(screen.getByText('player.off: switched [hasTrack] / count → on'))
    .toBeVisible()
})

test('where there is little room the tree takes all of it', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Outline' }).click()
  const tree = screen.getByRole('tree')
  const share = () => {
    const own = tree.element().getBoundingClientRect().width
    return own / document.documentElement.clientWidth
  }
  await expect.poll(share).toBeLessThan(0.5)
  await page.viewport(600, 800)
  await expect.poll(share).toBeGreaterThan(0.9)
})

test('tells the chart as a tree in which keys walk', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Outline' }).click()
  const tree = screen.getByRole('tree')
  await expect
    .element(tree.getByRole('treeitem').nth(1))
    .toHaveAccessibleName('off, initial, active')
  await userEvent.keyboard('{Tab}')
  ;(tree.element() as HTMLElement).focus()
  expect(getComputedStyle(tree.element()).outlineStyle).toBe('solid')
  const here = document.querySelector('[role=treeitem][data-focused]') as Element
  expect(getComputedStyle(here).outlineStyle).toBe('solid')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toContain('hasTrack: no')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toContain('off')
  await expect.poll(() => focused()).toMatch(/^▸off/)
  await userEvent.keyboard('{ArrowRight}{End}')
  expect(focused()).toContain('ended')
})

test('chooses a state by keyboard in the tree, and tells the page', async () => {
  const { screen, onSelectState } = await open()
  await screen.getByRole('button', { name: 'Outline' }).click()
  ;(screen.getByRole('tree').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onSelectState).toHaveBeenCalledWith('player.off')
})

test('hides the inside of a state, and finds what is hidden by its name', async () => {
  const { screen } = await open()
  await screen.getByRole('button', { name: 'Fit' }).click()
  await screen.getByRole('button', { name: 'Collapse on' }).click()
  await expect.poll(() => drawn('player.on.track.playing')).toBeNull()
  await screen.getByRole('combobox').fill('skip')
  await screen.getByRole('option', { name: /skipped/ }).click()
  await expect.poll(() => drawn('player.on.track.playing')).not.toBeNull()
  await expect.element(screen.getByText('player.on.track.playing: skipped / count')).toBeVisible()
})

test('goes to an actor that a state invokes, once that runs', async () => {
  const stream = {
    src: 'stream',
    logic: 'promise',
    machine: null,
    status: 'active',
    value: '',
  } as const
  const { screen, onSelectActor } = await open({
    answers: { actors: () => [{ ...stream, path: 'app/player/stream', parent: 'app/player' }] },
  })
  await screen.getByRole('combobox').fill('playing')
  await screen.getByRole('option', { name: /^playing/ }).click()
  const way = screen.getByRole('button', { name: 'Go to app/player/stream' })
  await expect.element(way).toBeVisible()
  expect(await unseenOnTheWay()).toEqual([])
  await way.click()
  expect(onSelectActor).toHaveBeenCalledWith('app/player/stream')
})

test('shows how often what was taken, once that is wanted', async () => {
  const coverage = vi.fn(() => ({
    states: { 'player.off': 2 },
    transitions: { [switched]: 12 },
    done: 50,
    total: 80,
  }))
  const { screen } = await open({ answers: { coverage } })
  expect(coverage).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Coverage' }).click()
  await expect
    .element(screen.getByText('1 states entered, 1 transitions taken in 50 of 80 entries'))
    .toBeVisible()
  expect(
    document.querySelectorAll('.react-flow__edge [stroke-dasharray="2 3"]').length,
  ).toBeGreaterThan(3)
})

test('saves a file that stands on its own', async () => {
  const { screen } = await open()
  const file = savedFile()
  await screen.getByRole('button', { name: 'Save SVG' }).click()
  const { name, text } = await file
  expect(name).toBe('player.svg')
  const svg = new DOMParser().parseFromString(text, 'image/svg+xml')
  expect(svg.querySelector('parsererror')).toBeNull()
  expect(svg.querySelector('title')?.textContent).toBe('Statechart of player')
  expect(svg.querySelector('desc')?.textContent).toContain('Active: off.')
  expect(svg.querySelectorAll('[data-state]').length).toBe(chartOf(player).size)
  expect(text).not.toMatch(/var\(|class=|href=/)
})

const quiet = { active: ['many', 'many.room0', 'many.room0.s0'], taken: [], refused: [] }

test('begins a chart of 500 states with little of it drawn', async () => {
  const chart = chartOf(manyStates(50))
  const { screen } = await open({ chart, answers: { standing: () => quiet } })
  expect(document.querySelectorAll('.react-flow__node').length).toBeLessThan(150)
  expect(drawn('many.room0.s0')).toBeNull()
  await screen.getByRole('button', { name: 'Expand room0' }).click()
  await expect.poll(() => drawn('many.room0.s0')).not.toBeNull()
})

test('says that a layout takes long, and lets a newer one overtake it', async () => {
  const chart = chartOf(manyStates(50))
  const { screen } = await open({ chart, answers: { standing: () => quiet } })
  await screen.getByRole('button', { name: 'Expand', exact: true }).click()
  await expect.element(screen.getByText('Laying out 501 states …')).toBeVisible()
  let isOlderDrawn = false
  const watching = new MutationObserver(() => {
    isOlderDrawn ||= drawn('many.room1.s0') !== null
  })
  watching.observe(document.body, { childList: true, subtree: true })
  await screen.getByRole('button', { name: 'Collapse', exact: true }).click()
  await screen.getByRole('button', { name: 'Expand room0' }).click()
  await expect.poll(() => drawn('many.room0.s0')).not.toBeNull()
  watching.disconnect()
  expect(isOlderDrawn).toBe(false)
  await expect.element(screen.getByText('Laying out 501 states …')).not.toBeInTheDocument()
})

const places: Partial<Record<number, readonly [string, string]>> = {
  4: ['room3', 's5'],
  5: ['room0', 's1'],
  6: ['room0', 's1'],
}

/** A machine that stands in another of its rooms at each position. */
const wandering: Answers = {
  standing: ({ position }) => {
    const [room, state] = places[position] ?? ['room0', 's0']
    return {
      active: ['many', `many.${room}`, `many.${room}.${state}`],
      taken: [`many.${room}:left:0`],
      refused:
        position === 6
          ? [{ transition: 'many.room0:left:0', event: 'left', guard: 'isDone', verdict: 'no' }]
          : [],
    }
  },
}

const viewport = () => document.querySelector<HTMLElement>('.react-flow__viewport')?.style.transform
const zoomOf = (transform = '') => /scale\((.*)\)/.exec(transform)?.[1]

/** Whether the middle of a state is where one looks. */
function isSeen(id: string): boolean {
  const [box, view] = [drawn(id), document.querySelector('.react-flow')].map((element) =>
    element?.getBoundingClientRect(),
  )
  if (!box || !view) return false
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x > view.left && x < view.right && y > view.top && y < view.bottom
}

test('begins a chart that is too large to be read whole where it is active', async () => {
  await open({ chart: chartOf(manyStates(8)), answers: wandering })
  await expect.poll(() => isSeen('many.room0.s0')).toBe(true)
  expect(Number(zoomOf(viewport()))).toBeGreaterThanOrEqual(0.6)
  expect(isSeen('many.room3.s5')).toBe(false)
})

test('begins, of several regions, in that to which the latest transition led, and follows it', async () => {
  const { initial, states } = manyStates(6).config
  const region = { initial, states } as object
  const both: AnyStateMachine = createMachine({
    id: 'both',
    type: 'parallel',
    states: { left: region, right: region },
  })
  const standing: Answers['standing'] = ({ position }) => ({
    active: [
      ...['both', 'both.left', 'both.left.room0', 'both.left.room0.s0'],
      ...['both.right', 'both.right.room3', `both.right.room3.${position === 3 ? 's5' : 's0'}`],
    ],
    taken: [position === 3 ? 'both.right.room2:left:0' : 'both.right.room3.s8:next:0'],
    refused: [],
  })
  const { goTo } = await open({ chart: chartOf(both), answers: { standing } })
  await expect.poll(() => isSeen('both.right.room3.s5')).toBe(true)
  expect(isSeen('both.left.room0.s0')).toBe(false)
  await goTo(4)
  await expect.poll(() => isSeen('both.right.room3.s0')).toBe(true)
})

test('follows what is active once that is out of sight, and leaves the zoom as it is', async () => {
  const { goTo } = await open({ chart: chartOf(manyStates(8)), answers: wandering })
  await expect.poll(() => isSeen('many.room0.s0')).toBe(true)
  const zoom = zoomOf(viewport())
  await goTo(4)
  await expect.poll(() => isSeen('many.room3.s5')).toBe(true)
  await expect.poll(() => zoomOf(viewport())).toBe(zoom)
})

test('stays where it is while what is active is in sight, or has not moved on', async () => {
  const { screen, goTo } = await open({ answers: wandering, chart: chartOf(manyStates(8)) })
  await expect.poll(() => isSeen('many.room0.s0')).toBe(true)
  const begun = viewport()
  await goTo(5)
  const lit = () => drawn('many.room0.s1')?.querySelector('rect[fill="var(--accent-fill)"]')
  await expect.poll(lit).not.toBeNull()
  expect(viewport()).toBe(begun)

  const picture = screen.getByLabelText('Picture of many').element() as HTMLElement
  picture.focus()
  await userEvent.keyboard('{ArrowRight>20}')
  await expect.poll(() => isSeen('many.room0.s1')).toBe(false)
  const panned = viewport()
  await goTo(6)
  await expect.element(screen.getByText('left was not taken: isDone: no')).toBeVisible()
  expect(viewport()).toBe(panned)
  await goTo(7)
  await expect.poll(() => isSeen('many.room0.s0')).toBe(true)
})

test('says why a chart cannot be shown', async () => {
  const screen = await render(
    <AskContext value={asking({})}>
      <ChartPanel
        moment={{ branch: 'log', position: 3, microstep: 0 }}
        actor="app/player"
        machine="player"
        onSelectActor={() => {}}
      />
    </AskContext>,
  )
  await expect
    .element(screen.getByText("The chart cannot be shown: nobody answers 'chart'"))
    .toBeVisible()
})

test.each(['light', 'dark'] as const)('has no fault that axe can find, in %s', async (theme) => {
  document.documentElement.dataset.theme = theme
  const coverage = () => ({ states: {}, transitions: { [switched]: 2 }, done: 5, total: 5 })
  const { screen } = await open({ answers: { coverage } })
  await screen.getByRole('button', { name: 'Coverage' }).click()
  await screen.getByRole('button', { name: 'Outline' }).click()
  await expect.element(screen.getByRole('tree')).toBeVisible()
  expect(await faultsOf()).toEqual([])
})
