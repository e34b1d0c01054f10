import { renderToStaticMarkup } from 'react-dom/server'
import type { Colours } from '../colours.ts'
import { columnsOf } from './columnsOf.ts'
import { EntryDrawing, middleOf } from './EntryDrawing.tsx'
import { concerns, type Entry, eachOnce, outside } from './entries.ts'
import { heightOf, heightOfPause, type Manner, measures, timeOf } from './measures.ts'
import type { Page } from './usePages.ts'
import { wordsOfEntry } from './wordsOf.ts'

/** How many arrows a file has at most. */
export const mostArrows = 500

const margin = 24
const mono = "ui-monospace, 'SF Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace"

interface Look {
  manner: Manner
  isFolded: boolean
  colours: Colours
}

/**
 * Entries as a drawing in a file of its own.
 * @returns the file, and the position of its last entry: what has too many arrows ends earlier
 */
export function sequenceSvgOf(page: Page, look: Look): { svg: string; last: number } {
  const { manner, isFolded, colours } = look
  const entries = fitting([...page.entries.values()], manner)
  const columns = columnsOf(entries, { isFolded, actors: manner.actors })
  const last = entries.at(-1)?.position ?? page.from
  const timers = eachOnce(page.timers)
  let y: number = measures.header
  const placed = entries.map((entry) => {
    const [top, count] = [y, arrowsOf(entry, manner)]
    y += heightOf(entry, count, manner, true)
    return { entry, top, count }
  })
  const [width, height] = [middleOf(columns.length - 0.5) + 2 * margin, y + 2 * margin]
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`${-margin} ${-margin} ${width} ${height}`}
      fontFamily={mono}
      role="img"
      aria-labelledby="title description"
    >
      <title id="title">{`Entries ${page.from} to ${last}`}</title>
      <desc id="description">
        {entries.map((entry) => wordsOfEntry(entry, manner.actors)).join('. ')}
      </desc>
      <rect x={-margin} y={-margin} width="100%" height="100%" fill={colours.surface} />
      {columns.map((path, index) => (
        <g key={path} fontSize={11} textAnchor="middle">
          <text x={middleOf(index)} y={14} fontWeight={600} fill={colours.ink}>
            {path === outside ? 'outside' : path.slice(path.lastIndexOf('/') + 1)}
          </text>
          <text x={middleOf(index)} y={30} fontSize={10} fill={colours['ink-soft']}>
            {path.slice(0, Math.max(0, path.lastIndexOf('/')))}
          </text>
        </g>
      ))}
      {placed.map(({ entry, top, count }) => (
        <g key={entry.position} transform={`translate(0 ${top})`} data-position={entry.position}>
          <EntryDrawing
            entry={entry}
            columns={columns}
            timers={timers}
            manner={manner}
            isWhole
            colours={colours}
          />
          {count > 0 && <Place entry={entry} manner={manner} colours={colours} />}
        </g>
      ))}
    </svg>,
  )
  return { svg, last }
}

function Place({ entry, manner, colours }: { entry: Entry } & Pick<Look, 'manner' | 'colours'>) {
  const y = heightOfPause(entry.pause, manner.isToScale) + measures.line
  return (
    <text y={y} fontSize={11} fill={colours['ink-soft']}>
      <tspan fontWeight={600} fill={colours.ink}>
        {entry.position}
      </tspan>
      {` ${timeOf(entry.at)}`}
    </text>
  )
}

const arrowsOf = ({ arrows }: Entry, { actors }: Manner) =>
  arrows.filter((arrow) => concerns(arrow, actors)).length

/** As many entries from the first on as have no more arrows than a file may have. */
function fitting(entries: readonly Entry[], manner: Manner): Entry[] {
  let left = mostArrows
  const end = entries.findIndex((entry) => {
    left -= arrowsOf(entry, manner)
    return left < 0
  })
  return entries.slice(0, end < 0 ? entries.length : Math.max(1, end))
}
