import {
  type ChartCoverage,
  type Covered,
  isUntested,
  type Source,
  sources,
} from '../testing/coverage.ts'
import { escaped } from './escaped.ts'

const names: Record<Source, string> = {
  tours: 'Tours',
  endToEnd: 'End to end',
  recorded: 'Sessions',
}

/** How many of the three take something, as colours; in light, and in dark. */
const shades = [
  ['#fbdcdc', '#4a1d1d'],
  ['#fdf3d0', '#40370f'],
  ['#e4f4dc', '#24391a'],
  ['#c9ebbd', '#1d4a12'],
] as const

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;overflow-wrap:anywhere}
${shades.map(([light, dark], count) => `[data-by="${count}"]{--shade:light-dark(${light},${dark})}`).join('')}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.2rem .5rem;border-bottom:1px solid light-dark(#bbb,#555)}
tr[data-by],dt{background:var(--shade)}
thead th{overflow-wrap:normal}summary{cursor:pointer;padding:.25rem 0}
.legend{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:0}.legend div{display:flex;gap:.5rem}
dt{min-width:2rem;text-align:center;border:1px solid light-dark(#777,#999)}dt[data-untested]{border:2px dashed light-dark(#a01616,#ff9d9d)}dd{margin:0}
.picture{overflow:auto;max-height:90vh;margin:.5rem 0;border:1px solid light-dark(#bbb,#555)}
svg{display:block;font-family:ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace}
svg text{fill:light-dark(#1c1c1c,#f0f0f0)}svg .by{fill:light-dark(#444,#ccc);font-weight:600}
.state,.row{fill:var(--shade);stroke:light-dark(#777,#999)}.row{stroke:none}.label{fill:light-dark(#fff,#161616);stroke:light-dark(#bbb,#555)}
[data-untested]{stroke:light-dark(#a01616,#ff9d9d);stroke-width:2;stroke-dasharray:5 3}
.arrow{stroke:light-dark(#555,#aaa);fill:light-dark(#555,#aaa)}.arrow[data-by="0"]{stroke:light-dark(#b00020,#ff8f8f);fill:light-dark(#b00020,#ff8f8f)}
.line{fill:none;stroke-width:1.5}.arrow[data-by="0"] .line{stroke-dasharray:2 3}.begin{stroke:light-dark(#555,#aaa);fill:light-dark(#555,#aaa)}`

/**
 * The page that shows charts with who took what of them: one file that loads nothing.
 * @param pictures by the names of charts, their drawings
 */
export function coveragePage(
  charts: readonly ChartCoverage[],
  pictures: ReadonlyMap<string, string>,
): string {
  const untested = untestedOf(charts)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What is taken of the charts</title><style>${style}</style></head>
<body><main><h1>What is taken of the charts</h1>
${legend}
<h2>Taken in sessions, by no test</h2>
${untested.length > 0 ? `<ul>${untested.map((id) => `<li>${escaped(id)}</li>`).join('')}</ul>` : '<p>Nothing.</p>'}
<h2>Charts</h2>
${charts.map((chart) => chartPart(chart, pictures.get(chart.chart) ?? '')).join('\n')}
</main></body></html>
`
}

/** What was taken in recorded sessions and by no test, of all charts. */
export function untestedOf(charts: readonly ChartCoverage[]): string[] {
  return charts.flatMap(({ transitions, verdicts, pairs }) =>
    [...transitions, ...verdicts, ...pairs].filter(isUntested).map(({ id }) => id),
  )
}

/** How much of it each takes, in one line. */
export function countsOf(list: readonly Covered[]): string {
  return sources
    .map((source) => `${list.filter(({ by }) => by.includes(source)).length}`)
    .join(' / ')
    .concat(` of ${list.length}`)
}

const key = (mark: string, attributes: string, words: string) =>
  `<div><dt ${attributes}>${mark}</dt><dd>${words}</dd></div>`

const legend = `<dl class="legend">
${key('–', 'data-by="0"', 'taken by nobody')}
${key('T', 'data-by="1"', 'taken by one: T tours, E end-to-end tests, S recorded sessions')}
${key('TE', 'data-by="2"', 'taken by two')}
${key('TES', 'data-by="3"', 'taken by all')}
${key('S', 'data-by="1" data-untested=""', 'taken in sessions, by no test')}
</dl>`

function chartPart(
  { chart, transitions, verdicts, pairs }: ChartCoverage,
  picture: string,
): string {
  return `<details><summary>${escaped(chart)}: transitions ${countsOf(transitions)}, verdicts ${countsOf(verdicts)}, pairs ${countsOf(pairs)}</summary>
<div class="picture" role="region" aria-label="Picture of ${escaped(chart)}" tabindex="0">${picture}</div>
${tableOf('Transitions', transitions)}${tableOf('Verdicts of guards', verdicts)}</details>`
}

function tableOf(caption: string, list: readonly Covered[]): string {
  if (list.length === 0) return ''
  const heads = sources.map((source) => `<th scope="col">${names[source]}</th>`).join('')
  const rows = list.map(({ id, by }) => {
    const cells = sources.map((source) => `<td>${by.includes(source) ? 'yes' : 'no'}</td>`)
    return `<tr data-by="${by.length}"><th scope="row">${escaped(id)}</th>${cells.join('')}</tr>`
  })
  return `<table><caption>${caption}</caption><thead><tr><th scope="col">Name</th>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`
}
