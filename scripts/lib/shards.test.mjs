import { expect, test } from 'vitest'
import { merged } from './shards.mjs'

const whole = { paths: ['p1', 'p2', 'p3'], transitions: ['a', 'b', 'c'] }

/** @param {number} index @param {string[]} paths @param {string[]} transitions */
const report = (index, paths, transitions) => ({
  shard: { index, of: 2 },
  charts: { door: { own: { paths, transitions }, whole } },
})

const first = report(1, ['p1', 'p3'], ['a', 'b'])
const second = report(2, ['p2'], ['b', 'c'])

test('shards that have all paths between them take all transitions together', () => {
  expect(merged([second, first])).toEqual({
    rows: [
      ['1/2', 1, 2, 2],
      ['2/2', 1, 1, 2],
    ],
    paths: 3,
    transitions: 3,
    problems: [],
  })
})

test('what is missing is named', () => {
  expect(merged([first]).problems).toEqual([
    'shard 2/2 is missing',
    'door: no shard has paths p2',
    'door: no shard has transitions c',
  ])
  expect(merged([]).problems).toEqual(['no shard has left a report'])
})

test('a path that two shards walked is told', () => {
  const both = report(2, ['p2', 'p3'], ['b', 'c'])
  expect(merged([first, both]).problems).toEqual(['door: a path was walked by several shards'])
})

test('shards of different builds or runs are told', () => {
  const older = {
    ...second,
    charts: {
      door: { own: { paths: ['p2'], transitions: ['c'] }, whole: { ...whole, paths: ['p2'] } },
    },
  }
  expect(merged([first, older]).problems).toEqual(['door: the shards are not of the same build'])
  const other = { ...second, shard: { index: 2, of: 3 } }
  expect(merged([first, other]).problems).toEqual(['shard 2/3 is of another run than 1/2'])
})

test('a shard leaves its charts in several files, of which none may be missing', () => {
  /** @param {ReturnType<typeof report>} door */
  const gateOf = ({ shard, charts }) => ({ shard, charts: { gate: charts.door } })
  const all = [first, gateOf(first), gateOf(second), second]
  expect(merged(all)).toEqual({
    rows: [
      ['1/2', 2, 4, 4],
      ['2/2', 2, 2, 4],
    ],
    paths: 6,
    transitions: 6,
    problems: [],
  })
  expect(merged([first, second, gateOf(second)]).problems).toEqual([
    'gate: the shards are not of the same build',
    'gate: no shard has paths p1, p3',
    'gate: no shard has transitions a',
  ])
})
