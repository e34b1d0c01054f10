import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inRoot } from './lib/paths.mjs'
import { merged, shardsFolder } from './lib/shards.mjs'
import { table } from './lib/table.mjs'

process.exitCode = main(process.argv.slice(2))

/**
 * Puts together what the runs of some machines walked, whose reports were brought into one folder.
 * @param {string[]} args the folder, or nothing for the one in which they are left
 * @returns {number} exit code: 1 when something is missing, 2 when there is nothing to read
 */
function main([folder = inRoot(shardsFolder), ...more]) {
  if (more.length > 0) return refuse('usage: npm run shards [-- FOLDER]')
  if (!existsSync(folder)) {
    return refuse(
      `${folder} is not there: run \`npm test -- --only paths --shard 1/3\` and so on first.`,
    )
  }
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const { rows, paths, transitions, problems } = merged(
    names.map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
  )
  console.log(table([['shard', 'charts', 'paths', 'transitions'], ...rows]))
  console.log(`\n${paths} paths and ${transitions} transitions together`)
  for (const problem of problems) console.error(problem)
  return problems.length > 0 ? 1 : 0
}

/** @param {string} reason */
function refuse(reason) {
  console.error(reason)
  return 2
}
