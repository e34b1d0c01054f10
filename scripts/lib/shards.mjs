/** Where runs of the paths that are one of several leave what they walked. */
export const shardsFolder = '.results/paths'

/**
 * @typedef {{ paths: string[], transitions: string[] }} Share of a chart, by ids
 * @typedef {{ shard: { index: number, of: number }, charts: Record<string, { own: Share, whole: Share }> }} Report
 * @typedef {{ rows: [string, number, number, number][], paths: number, transitions: number, problems: string[] }} Merged
 */

/**
 * Puts together what the machines walked that shared the paths of all charts.
 * @param {Report[]} reports of all of them
 * @returns {Merged} a row for each shard: its name, charts, paths and transitions; how many paths and transitions all
 * took together; a sentence for each shard, path or transition that is missing or was not the same everywhere
 */
export function merged(reports) {
  const [first] = reports
  if (!first)
    return { rows: [], paths: 0, transitions: 0, problems: ['no shard has left a report'] }
  const { of } = first.shard
  const sorted = joined(reports)
  const here = new Set(sorted.map(({ shard }) => shard.index))
  const numbers = Array.from({ length: of }, (_, index) => index + 1)
  const problems = [
    ...numbers
      .filter((index) => !here.has(index))
      .map((index) => `shard ${index}/${of} is missing`),
    ...sorted
      .filter(({ shard }) => shard.of !== of)
      .map(({ shard }) => `shard ${shard.index}/${shard.of} is of another run than 1/${of}`),
  ]
  const totals = { paths: 0, transitions: 0 }
  const charts = Object.assign({}, ...reports.map((report) => report.charts))
  for (const [chart, { whole }] of Object.entries(/** @type {Report['charts']} */ (charts))) {
    const shares = sorted.map(({ charts }) => charts[chart])
    if (shares.some((share) => JSON.stringify(share?.whole) !== JSON.stringify(whole)))
      problems.push(`${chart}: the shards are not of the same build`)
    for (const kind of /** @type {const} */ (['paths', 'transitions'])) {
      const walked = shares.flatMap((share) => share?.own[kind] ?? [])
      const once = new Set(walked)
      const missing = whole[kind].filter((id) => !once.has(id))
      totals[kind] += once.size
      if (missing.length > 0) problems.push(`${chart}: no shard has ${kind} ${missing.join(', ')}`)
      if (kind === 'paths' && walked.length > once.size)
        problems.push(`${chart}: a path was walked by several shards`)
    }
  }
  return { rows: sorted.map(rowOf), ...totals, problems }
}

/**
 * One report for each shard, whose files have some of the charts each.
 * @param {Report[]} reports
 * @returns {Report[]} by their numbers
 */
function joined(reports) {
  /** @type {Map<string, Report>} */
  const known = new Map()
  for (const { shard, charts } of reports) {
    const name = `${shard.index}/${shard.of}`
    known.set(name, { shard, charts: { ...known.get(name)?.charts, ...charts } })
  }
  return [...known.values()].toSorted((one, other) => one.shard.index - other.shard.index)
}

/**
 * @param {Report} report
 * @returns {[string, number, number, number]}
 */
function rowOf({ shard, charts }) {
  const shares = Object.values(charts).map(({ own }) => own)
  const sum = (/** @type {keyof Share} */ kind) =>
    shares.reduce((total, share) => total + share[kind].length, 0)
  const walked = shares.filter(({ paths }) => paths.length > 0)
  return [`${shard.index}/${shard.of}`, walked.length, sum('paths'), sum('transitions')]
}
