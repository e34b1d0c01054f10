import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import {
  coverageOf,
  nothingTaken,
  type Source,
  sources,
  type TakenBy,
} from '../testing/coverage.ts'
import { drawChart } from './coverageChart.ts'
import { coveragePage } from './coveragePage.ts'

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { on: { opened: 'open', locked: 'bolted' } },
    open: { initial: 'ajar', on: { shut: 'shut' }, states: { ajar: {}, wide: {} } },
    bolted: { on: { '<knock>': {} } },
  },
})

async function drawn(by: Partial<Record<Source, string[]>>) {
  const takenBy = Object.fromEntries(
    sources.map((source) => [source, { ...nothingTaken(), transitions: new Set(by[source]) }]),
  ) as unknown as TakenBy
  const charts = coverageOf([door], takenBy)
  const [chart = expect.unreachable('there is a chart')] = charts
  const svg = await drawChart(door, chart)
  return { svg, page: coveragePage(charts, new Map([['door', svg]])) }
}

/** Who stands beside a state's name. */
const besideName = (svg: string, name: string) =>
  new RegExp(`>${name}</text><text class="by"[^>]*>([^<]*)<`).exec(svg)?.[1]
/** How a transition's row is shaded, and who stands in it. */
const inRow = (svg: string, event: string) =>
  new RegExp(
    `<rect class="row" data-by="(\\d)"[^>]*/><text[^>]*>${event}</text><text class="by"[^>]*>([^<]*)<`,
  )
    .exec(svg)
    ?.slice(1)

test('a picture says of each transition who takes it, by its shade and by letters', async () => {
  const { svg } = await drawn({
    tours: ['door.shut:opened:0', 'door.open:shut:0'],
    recorded: ['door.shut:opened:0'],
  })
  expect(inRow(svg, 'opened')).toEqual(['2', 'TS'])
  expect(inRow(svg, 'shut')).toEqual(['1', 'T'])
  expect(inRow(svg, 'locked')).toEqual(['0', '–'])
})

test('a state was seen by who entered or left it, also where a state in it begins by itself', async () => {
  const { svg } = await drawn({ tours: ['door.shut:opened:0'], endToEnd: ['door.shut:locked:0'] })
  const names = ['door', 'shut', 'open', 'ajar', 'wide', 'bolted']
  expect(names.map((name) => besideName(svg, name))).toEqual(['TE', 'TE', 'T', 'T', '–', 'E'])
})

test('what sessions take and no test does stands out, and what is written is no markup', async () => {
  const { svg } = await drawn({ recorded: ['door.bolted:<knock>:0'] })
  expect(svg).toMatch(/class="row" data-by="1" data-untested=""[^>]*\/><text[^>]*>&lt;knock&gt;/)
  expect(svg).not.toContain('<knock>')
})

test('the page has the picture with its legend, and below it the tables that say the same', async () => {
  const { svg, page } = await drawn({ tours: ['door.shut:opened:0'] })
  expect(page).toContain(svg)
  expect(page).toContain('<title id="picture-door">door: who takes which states and transitions')
  expect(page).toContain('taken in sessions, by no test')
  expect(page.indexOf('<table>')).toBeGreaterThan(page.indexOf('</svg>'))
})
