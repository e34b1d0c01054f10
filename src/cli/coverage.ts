import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setFold } from '../../machines/core/clock.ts'
import { upcasters } from '../../machines/core/upcasters.ts'
import { completeApp } from '../areas/all.ts'
import { allCases } from '../areas/cases.fixtures.ts'
import { sharedCharts } from '../areas/charts.fixtures.ts'
import { EventLog, replay } from '../engine/index.ts'
import { coverageOf, noted, nothingTaken, type Taken, takeExplored } from '../testing/coverage.ts'
import { explore } from '../testing/explore.ts'
import { drawChart } from './coverageChart.ts'
import { countsOf, coveragePage, untestedOf } from './coveragePage.ts'
import { readFile } from './input.ts'
import { type Output, onOneLine, toJson } from './output.ts'

/** Where end-to-end tests leave their logs when they are asked to. */
const endToEndFolder = '.results/logs'

/**
 * Writes a page and a file of JSON that say what of all charts is taken by generated tours, by end-to-end tests and in
 * the recorded sessions given.
 * @param options.out the folder that gets them; `.results/coverage` without it
 * @param options.json whether the JSON is printed in place of a summary
 * @returns the exit code
 * @throws InputError for a file that cannot be used
 */
export async function coverage(
  files: readonly string[],
  { out = join('.results', 'coverage'), json }: { out: string | undefined; json: boolean },
  { print, complain }: Output,
): Promise<number> {
  const recorded = nothingTaken()
  for (const file of files) await takeLog(file, recorded, complain)
  const endToEnd = nothingTaken()
  const left = existsSync(endToEndFolder) ? await readdir(endToEndFolder) : []
  for (const name of left.toSorted()) await takeLog(join(endToEndFolder, name), endToEnd, complain)
  const tours = nothingTaken()
  for (const [, cases] of allCases) takeExplored(tours, explore(cases, { onFold: setFold }))
  const machines = new Map(
    [completeApp, ...sharedCharts.map(([, one]) => one)].map((one) => [one.id, one]),
  )
  const charts = coverageOf([...machines.values()], { tours, endToEnd, recorded })
  const untested = untestedOf(charts)
  const text = toJson({ untested, charts }, 2)
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'coverage.json'), text)
  const pictures = new Map<string, string>()
  for (const [index, machine] of [...machines.values()].entries()) {
    const chart = charts[index]
    if (chart) pictures.set(chart.chart, await drawChart(machine, chart))
  }
  await writeFile(join(out, 'coverage.html'), coveragePage(charts, pictures))
  if (json) {
    print(text)
    return 0
  }
  print(`by tours / ${left.length} logs of end-to-end tests / ${files.length} recorded sessions`)
  for (const kind of ['transitions', 'verdicts', 'pairs'] as const)
    print(`${kind} ${countsOf(charts.flatMap((chart) => chart[kind]))}`)
  print(`${untested.length} taken in sessions and by no test`)
  print(join(out, 'coverage.html'))
  return 0
}

async function takeLog(file: string, taken: Taken, complain: Output['complain']): Promise<void> {
  const log = await readFile(file, (bytes) => EventLog.read(bytes, { upcasters }))
  for (const warning of log.warnings) complain(onOneLine(`${file}, ${warning}`))
  const { machine, inspect } = noted(completeApp, taken)
  replay(machine, log, { systemId: 'app', onFold: setFold, inspect }).run()
}
