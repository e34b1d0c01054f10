import ELK from 'elkjs'
import { expect, test } from 'vitest'
import { setup } from 'xstate'
import { chartOf, manyStates, player } from './charts.fixtures.ts'
import { type ChartGraph, graphOf } from './graphOf.ts'
import { collapsedAtFirst, placesOf } from './nodes.ts'
import { type Area, type Box, partIn, pictureOf } from './pictureOf.ts'

const elk = new ELK()

async function drawn(chart = chartOf(player), collapsed: ReadonlySet<string> = new Set()) {
  return pictureOf((await elk.layout(graphOf(chart, collapsed))) as ChartGraph)
}

const contains = (outer: Area, inner: Area) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const overlap = (one: Area, other: Area) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('lays states out within those around them, below their words', async () => {
  const { boxes } = await drawn()
  const places = placesOf(chartOf(player))
  for (const box of boxes) {
    const around = boxes.find(({ id }) => id === places.get(box.id)?.parent)
    if (!around) continue
    expect(contains(around, box), box.id).toBe(true)
    expect(box.y, box.id).toBeGreaterThanOrEqual(around.y + around.top)
  }
})

test('covers no state with the words of an arrow, nor those of another', async () => {
  const { boxes, arrows } = await drawn()
  const leaves = boxes.filter(({ isOpen }) => !isOpen)
  const labels = arrows.map(({ label }) => label)
  for (const [index, label] of labels.entries()) {
    for (const other of [...leaves, ...labels.slice(index + 1)]) {
      expect(overlap(label, other)).toBe(false)
    }
  }
})

test('ends arrows at their states', async () => {
  const { boxes, arrows } = await drawn()
  const near = (area: Area | undefined) =>
    area && { x: area.x - 1, y: area.y - 1, width: area.width + 2, height: area.height + 2 }
  for (const { points, source, target } of arrows) {
    const [first, last] = [points[0], points.at(-1)]
    for (const [point, id] of [
      [first, source],
      [last, target],
    ] as const) {
      const box = near(boxes.find((one) => one.id === id))
      expect(box && point && contains(box, { ...point, width: 0, height: 0 }), id).toBe(true)
    }
  }
})

test('keeps arrows between a state and one in it off its words', async () => {
  const machine = setup({ actions: { noted: () => {} } }).createMachine({
    id: 'outer',
    initial: 'a',
    on: { came: { actions: 'noted' }, went: '.b' },
    states: { a: { on: { next: 'b' } }, b: { on: { again: { target: '#outer', reenter: true } } } },
  })
  const { boxes, arrows } = await drawn(chartOf(machine))
  const [outer] = boxes
  const words = { ...(outer as Box), height: (outer?.top ?? 0) - 1 }
  const inner = arrows.filter(({ source, target }) => [source, target].includes('outer'))
  expect(inner.length).toBe(2)
  for (const { points } of inner) {
    expect(points.some((point) => contains(words, { ...point, width: 0, height: 0 }))).toBe(false)
  }
})

test('draws only what an area touches', async () => {
  const picture = await drawn(chartOf(manyStates(50)), new Set())
  const part = partIn(picture, { x: 0, y: 0, width: 600, height: 600 })
  expect(picture.boxes.length).toBe(501)
  expect(part.boxes.length).toBeLessThan(60)
  expect(part.boxes.map(({ id }) => id)).toContain('many')
})

test('lays out what is collapsed at first of a large chart', async () => {
  const large = chartOf(manyStates(50))
  const { boxes, arrows } = await drawn(large, collapsedAtFirst(large))
  expect(boxes.length).toBe(51)
  expect(arrows.length).toBe(50)
})
