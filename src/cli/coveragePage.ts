import {
  type ChartCoverage,
  type Covered,
  isUntested,
  type Source,
  sources,
} from '../testing/coverage.ts'

const names: Record<Source, string> = {
  tours: 'Tours',
  endToEnd: 'End to end',
  recorded: 'Sessions',
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:1.5rem;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.2rem .5rem;border-bottom:1px solid light-dark(#bbb,#555)}
tr[data-by="0"]{background:light-dark(#fbdcdc,#4a1d1d)}tr[data-by="1"]{background:light-dark(#fdf3d0,#40370f)}
tr[data-by="2"]{background:light-dark(#e4f4dc,#24391a)}tr[data-by="3"]{background:light-dark(#c9ebbd,#1d4a12)}
thead th{overflow-wrap:normal}summary{cursor:pointer;padding:.25rem 0}`

/** The page that shows charts with who took what of them: one file that loads nothing. */
export function coveragePage(charts: readonly ChartCoverage[]): string {
  const untested = untestedOf(charts)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>What is taken of the charts</title><style>${style}</style></head>
<body><main><h1>What is taken of the charts</h1>
<p>The more of the three take a row, the greener it is; a red one is taken by nobody.</p>
<h2>Taken in sessions, by no test</h2>
${untested.length > 0 ? `<ul>${untested.map((id) => `<li>${escaped(id)}</li>`).join('')}</ul>` : '<p>Nothing.</p>'}
<h2>Charts</h2>
${charts.map(chartPart).join('\n')}
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

function chartPart({ chart, transitions, verdicts, pairs }: ChartCoverage): string {
  return `<details><summary>${escaped(chart)}: transitions ${countsOf(transitions)}, verdicts ${countsOf(verdicts)}, pairs ${countsOf(pairs)}</summary>
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

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => marks[mark] ?? mark)
