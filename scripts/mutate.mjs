import { changedFiles } from './lib/git.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { setup } from './setup.mjs'

/** Files that belong to a chart: what is changed there is what is mutated. */
const ofChart = /^machines\/\w+\/(\w+)\/[\w.]+\.ts$/

await setup()
process.exitCode = await main(process.argv.slice(2))

/**
 * Mutates the charts that are named, without names those that the work at hand changed.
 * @param {string[]} names of features
 * @returns {Promise<number>} exit code
 */
async function main(names) {
  const changed = names.length > 0 ? [] : await changedFiles()
  const found = changed.flatMap((file) => ofChart.exec(file)?.[1] ?? [])
  const features = [...new Set(names.length > 0 ? names : found)]
  if (features.length === 0) {
    console.log('No chart is changed. usage: npm run mutate [-- FEATURE …]')
    return 0
  }
  const pattern = `/(${features.join('|')})\\.cases`
  const args = ['run', '--project', 'nightly', 'src/areas/mutants', '-t', pattern]
  const { code, output } = await run(inRoot('node_modules/.bin/vitest'), args, {})
  console.log(output)
  return code
}
