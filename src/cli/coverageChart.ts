import ELK from 'elkjs/lib/elk.bundled.js'
import type { AnyStateMachine } from 'xstate'
import { Charts } from '../inspector/replica/charts.ts'
import type { Chart, ChartNode } from '../inspector/replica.chart.types.ts'
import { type ChartGraph, graphOf, type Row } from '../inspector/views/chart/graphOf.ts'
import { arrowHead, roundedPath } from '../inspector/views/chart/paths.ts'
import {
  type Arrow,
  type Box,
  type Picture,
  pictureOf,
} from '../inspector/views/chart/pictureOf.ts'
import { sizes } from '../inspector/views/chart/sizes.ts'
import type { Line } from '../inspector/views/chart/words.ts'
import { type ChartCoverage, type Source, sources } from '../testing/coverage.ts'
import { escaped } from './escaped.ts'

/** By which letter the pictures say who takes something. */
const letters: Record<Source, string> = { tours: 'T', endToEnd: 'E', recorded: 'S' }

type By = readonly Source[]

const { padX, head, line: lineHeight, rowGap, text: textSize, nameText, nameLetter } = sizes
/** In px; a state that holds others may be much wider than what stands in it. */
const widestRow = 340
const margin = 24
const elk = new ELK()

/**
 * Draws a chart with who takes what of it: states and transitions carry `data-by`, how many of the three take them, and
 * their letters.
 * @returns an SVG element to stand in a page whose styles colour it
 * @throws Error of elkjs for a chart that it cannot lay out
 */
export async function drawChart(
  machine: AnyStateMachine,
  { chart: name, transitions }: ChartCoverage,
): Promise<string> {
  const charts = new Charts(undefined)
  const chart = charts.chart(charts.nameOf(machine))
  const picture = pictureOf((await elk.layout(graphOf(chart, new Set()))) as ChartGraph)
  const byTransition = new Map(transitions.map(({ id, by }) => [id, by]))
  const byState = statesBy(chart, byTransition)
  return svgOf(name, picture, {
    state: (id) => byState.get(id) ?? [],
    transition: (id) => byTransition.get(id) ?? [],
  })
}

/** Who was in each state: it was left by a transition that was taken, or entered, or one within it was. */
function statesBy(chart: Chart, byTransition: ReadonlyMap<string, By>): ReadonlyMap<string, By> {
  const parents = new Map<string, string>()
  const nodes = new Map<string, ChartNode>()
  const found = new Map<string, Set<Source>>()
  const note = (id: string | undefined, by: By): void => {
    if (id === undefined) return
    const known = found.get(id) ?? new Set()
    for (const source of by) known.add(source)
    found.set(id, known)
    note(parents.get(id), by)
  }
  /** A state that is entered with none of its own named begins with its first, or with all that stand beside each other. */
  const enter = (id: string, by: By): void => {
    const node = nodes.get(id)
    note(id, by)
    if (node?.initial) enter(node.initial, by)
    if (node?.type === 'parallel') for (const child of node.states) enter(child.id, by)
  }
  const walk = (node: ChartNode): void => {
    nodes.set(node.id, node)
    for (const child of node.states) {
      parents.set(child.id, node.id)
      walk(child)
    }
  }
  walk(chart.root)
  const all = [...nodes.values()].flatMap((node) => node.transitions)
  for (const { id, source, targets } of all) {
    const by = byTransition.get(id) ?? []
    note(source, by)
    for (const target of targets) enter(target, by)
  }
  enter(
    chart.root.id,
    sources.filter((source) => all.some(({ id }) => byTransition.get(id)?.includes(source))),
  )
  return new Map([...found].map(([id, by]) => [id, sources.filter((source) => by.has(source))]))
}

interface Taken {
  state: (id: string) => By
  transition: (id: string) => By
}

function svgOf(name: string, { width, height, boxes, arrows }: Picture, taken: Taken): string {
  const [outerWidth, outerHeight] = [Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin)]
  const id = `picture-${name}`
  return `<svg width="${outerWidth}" height="${outerHeight}" viewBox="${-margin} ${-margin} ${outerWidth} ${outerHeight}" role="img" aria-labelledby="${id}"><title id="${id}">${escaped(name)}: who takes which states and transitions; the tables below say the same</title>
${boxes.map((box) => frame(box, taken.state(box.id))).join('\n')}
${arrows.map((arrow) => path(arrow, taken)).join('\n')}
${boxes.map((box) => words(box, taken)).join('\n')}
${arrows.map((arrow) => label(arrow, taken)).join('\n')}</svg>`
}

const attributesOf = (by: By) =>
  `data-by="${by.length}"${by.length === 1 && by[0] === 'recorded' ? ' data-untested=""' : ''}`

function frame({ x, y, width, height, isRegion, isInitial, state }: Box, by: By): string {
  const radius = state.type === 'history' || state.type === 'final' ? 12 : 6
  const begin = isInitial
    ? '<g class="begin"><circle cx="-14" cy="12" r="3.5"/><path d="M-11 12H-3"/><path d="M0 12l-6 -3.5v7Z"/></g>'
    : ''
  return `<g transform="translate(${x} ${y})"><rect class="state" ${attributesOf(by)} width="${width}" height="${height}" rx="${radius}"${isRegion ? ' stroke-dasharray="6 4"' : ''}/>${begin}</g>`
}

function path({ points, rows }: Arrow, { transition }: Taken): string {
  const by = sources.filter((source) =>
    rows.some((row) => transition(row.transition).includes(source)),
  )
  return `<g class="arrow" ${attributesOf(by)}><path class="line" d="${roundedPath(points)}"/><path class="head" d="${arrowHead(points)}"/></g>`
}

function words({ x, y, width, id, state, lines, rows }: Box, taken: Taken): string {
  const top = head + rowGap / 2
  const below = top + lines.length * lineHeight + (lines.length > 0 ? rowGap : 0) - rowGap / 2
  return `<g transform="translate(${x} ${y})"><text x="${padX}" y="17" font-size="${nameText}" font-weight="600">${escaped(state.key)}</text>${lettersAt(padX + state.key.length * nameLetter + 8, 17, 'start', taken.state(id))}${linesAt(lines, top)}${rowsAt(rows, below, Math.min(width, widestRow), taken)}</g>`
}

function label({ rows, label: { x, y, width, height } }: Arrow, taken: Taken): string {
  return `<g transform="translate(${x} ${y})"><rect class="label" width="${width}" height="${height}" rx="4"/>${rowsAt(rows, rowGap / 2, width, taken)}</g>`
}

/** Transitions below each other, each on its shade. */
function rowsAt(rows: readonly Row[], from: number, width: number, taken: Taken): string {
  let y = from
  return rows
    .map(({ transition, lines }) => {
      const by = taken.transition(transition)
      const height = lines.length * lineHeight + rowGap
      const drawn = `<rect class="row" ${attributesOf(by)} x="3" y="${y}" width="${width - 6}" height="${height - 1}" rx="3"/>${linesAt(lines, y + rowGap / 2 - 1)}${lettersAt(width - padX, y + 12, 'end', by)}`
      y += height
      return drawn
    })
    .join('')
}

function linesAt(lines: readonly Line[], from: number): string {
  return lines
    .map((line, index) => {
      const text = line.map((span) => span.text).join(' ')
      return `<text x="${padX}" y="${from + index * lineHeight + 11}" font-size="${textSize}">${escaped(text)}</text>`
    })
    .join('')
}

const lettersAt = (x: number, y: number, anchor: 'start' | 'end', by: By): string =>
  `<text class="by" x="${x}" y="${y}" text-anchor="${anchor}" font-size="${textSize}">${by.map((source) => letters[source]).join('') || '–'}</text>`
