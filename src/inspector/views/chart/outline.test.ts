import { expect, test } from 'vitest'
import { chartOf, player } from './charts.fixtures.ts'
import { graphOf } from './graphOf.ts'
import { marksOf } from './marks.ts'
import { linesOfOutline, outlineOf } from './outline.ts'

const chart = chartOf(player)
const switched = 'player.off:switched:0'
const marks = marksOf(
  {
    active: ['player', 'player.off'],
    taken: ['player.on:switched:0'],
    refused: [
      { transition: switched, event: 'switched', guard: 'hasTrack', verdict: 'hasTrack: no' },
    ],
  },
  { states: { 'player.off': 2 }, transitions: { 'player.on:switched:0': 1 }, done: 3, total: 3 },
)

const told = (collapsed: ReadonlySet<string> = new Set()) =>
  linesOfOutline(outlineOf(chart, marks), collapsed).map(
    ({ level, item: { title, facts } }) => `${level} ${[title, ...facts].join(' · ')}`,
  )

test('says what is active, what was taken and what was not, and how often', () => {
  expect(told()).toEqual(
    expect.arrayContaining([
      '2 off · initial · active · entered 2 times',
      '3 switched [hasTrack] / count → on · switched was not taken: hasTrack: no · never taken',
      '3 switched → off · taken last · taken once',
      '4 before · deep history · never entered',
      '2 ended · final · never entered',
    ]),
  )
})

test('says what a state does, and what it invokes', () => {
  const lines = told().join('\n')
  expect(lines).toContain('#lit · Everything that goes on while there is power.')
  expect(lines).toContain('entry / brighten · exit / dim')
  expect(lines).toContain('invokes stream')
})

test('has every word of the picture', () => {
  const lines = told().join('\n')
  const { edges } = graphOf(chart, new Set())
  const words = edges.flatMap(({ rows }) =>
    rows.flatMap((row) => row.lines.flatMap((line) => line.map(({ text }) => text))),
  )
  expect(words.length).toBeGreaterThan(10)
  for (const word of words.filter((one) => one !== '↻' && one !== '/'))
    expect(lines).toContain(word)
})

test('tells of delays as transitions and not as actions', () => {
  const paused = told().filter((line) => /^4 paused|after nap/.test(line))
  expect(paused).toEqual(['4 paused · never entered', '5 after nap → off · never taken'])
})

test('leaves out what is collapsed', () => {
  expect(told(new Set(['player.on'])).some((line) => line.includes('playing'))).toBe(false)
})
