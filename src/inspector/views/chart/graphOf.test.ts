import { expect, test } from 'vitest'
import { chartOf, manyStates, player } from './charts.fixtures.ts'
import { type ChartGraph, graphOf, type StateNode } from './graphOf.ts'
import { collapsedAtFirst } from './nodes.ts'
import { lengthOf } from './words.ts'

const chart = chartOf(player)

function statesIn(graph: ChartGraph): Map<string, StateNode> {
  const found = new Map<string, StateNode>()
  const walk = (nodes: readonly StateNode[]) => {
    for (const node of nodes) {
      found.set(node.id, node)
      walk(node.children)
    }
  }
  walk(graph.children)
  return found
}

const eventsOf = (rows: StateNode['rows'] = []) => rows.map(({ lines }) => lines[0]?.[0]?.text)

test('has every state where it is nested', () => {
  const states = statesIn(graphOf(chart, new Set()))
  expect(states.size).toBe(chart.size)
  expect(states.get('player.on')?.children.map(({ id }) => id)).toEqual([
    'player.on.track',
    'player.on.sound',
  ])
  expect(states.get('player.on.track')?.isRegion).toBe(true)
  expect(states.get('player.on.track.playing')?.isInitial).toBe(true)
})

test('draws one arrow for all transitions between two states', () => {
  const { edges } = graphOf(chart, new Set())
  const arrow = edges.find(({ id }) => id === 'player.on.track.playing → player.on.track.paused')
  expect(eventsOf(arrow?.rows)).toEqual(['paused', 'stopped', 'done stream', 'error stream'])
  expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length)
})

test('writes what leads nowhere into its state', () => {
  const { edges } = graphOf(chart, new Set())
  const playing = statesIn(graphOf(chart, new Set())).get('player.on.track.playing')
  expect(eventsOf(playing?.rows)).toEqual(['skipped'])
  expect(edges.some(({ sources, targets }) => sources[0] === targets[0])).toBe(false)
})

test('leads arrows of hidden states to the one that hides them, and drops those within', () => {
  const { edges, children } = graphOf(chart, new Set(['player.on']))
  expect(edges.map(({ id }) => id)).toEqual([
    'player.off → player.on',
    'player.on → player.off',
    'player.on → player.ended',
  ])
  const on = edges.find(({ id }) => id === 'player.on → player.off')
  expect(eventsOf(on?.rows)).toEqual(['switched', 'after nap'])
  const hidden = children[0]?.children.find(({ id }) => id === 'player.on')
  expect(hidden).toMatchObject({ hidden: 7, children: [] })
})

test('has room for every word', () => {
  const graph = graphOf(chart, new Set())
  for (const { labels, rows } of graph.edges) {
    const [label] = labels ?? []
    const lines = rows.flatMap((row) => row.lines)
    expect(label?.width).toBeGreaterThan(Math.max(...lines.map(lengthOf)) * 6.6)
    expect(label?.height).toBeGreaterThan(lines.length * 14)
  }
})

test('begins with the inner states of a large chart hidden', () => {
  const large = chartOf(manyStates(50))
  expect(large.size).toBe(501)
  const states = statesIn(graphOf(large, collapsedAtFirst(large)))
  expect(states.size).toBe(51)
  expect(collapsedAtFirst(chart).size).toBe(0)
})
