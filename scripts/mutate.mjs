import { parseArgs } from 'node:util'
import { plantFaults } from './lib/faults/plant.mjs'
import { changedFiles } from './lib/git.mjs'
import { inRoot } from './lib/paths.mjs'
import { run, signalAll } from './lib/run.mjs'
import { setup } from './setup.mjs'

const usage = `usage: npm run mutate [-- FEATURE …]
       npm run mutate -- --code [--sample COUNT] [--seed WORD] [--again | --resume] [FILE …]`
/** Files that belong to a chart: what is changed there is what is mutated. */
const ofChart = /^machines\/\w+\/(\w+)\/[\w.]+\.ts$/

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    signalAll('SIGKILL')
    process.exit(130)
  })
}
process.exitCode = await main().catch(refuse)

/** @returns {Promise<number>} exit code: 1 when too much lives, 2 for bad arguments */
async function main() {
  const { values, positionals } = readArgs()
  await setup()
  if (!values.code) return mutateCharts(positionals)
  return plantFaults({
    sample: Number(values.sample),
    seed: values.seed,
    again: values.again,
    resume: values.resume,
    files: positionals.map((file) => file.replace(/\/+$/, '')),
  })
}

/** @throws {Error} in one line, for bad ones */
function readArgs() {
  const options = /** @type {const} */ ({
    code: { type: 'boolean', default: false },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
  })
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (!/^[1-9]\d{0,5}$/.test(values.sample)) {
    throw new Error(`--sample: '${values.sample}' is no count of faults. Give a number from 1 on.`)
  }
  if (values.again && values.resume) throw new Error('--again and --resume: give one of them.')
  return { values, positionals }
}

/** @param {Error} error */
function refuse({ message }) {
  console.error(`${message}\n${usage}`)
  return 2
}

/**
 * Mutates the charts that are named, without names those that the work at hand changed.
 * @param {string[]} names of features
 * @returns {Promise<number>} exit code
 */
async function mutateCharts(names) {
  const changed = names.length > 0 ? [] : await changedFiles()
  const found = changed.flatMap((file) => ofChart.exec(file)?.[1] ?? [])
  const features = [...new Set(names.length > 0 ? names : found)]
  if (features.length === 0) {
    console.log(`No chart is changed. ${usage}`)
    return 0
  }
  const pattern = `/(${features.join('|')})\\.cases`
  const args = ['run', '--project', 'nightly', 'src/areas/mutants', '-t', pattern]
  const { code, output } = await run(inRoot('node_modules/.bin/vitest'), args, {})
  console.log(output)
  return code
}
