import { inRoot } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { NameRefused, stamp } from './lib/stamp.mjs'
import { setup } from './setup.mjs'

await setup()
process.exitCode = await main(process.argv.slice(2))

/**
 * @param {string[]} names
 * @returns {Promise<number>} exit code: 2 when the name cannot be used
 */
async function main([name, ...others]) {
  if (!name || others.length > 0) return refuse('usage: npm run new -- NAME')
  try {
    const { files, served } = stamp(name)
    await run(inRoot('node_modules/.bin/biome'), ['check', '--write', ...files])
    for (const file of files) console.log(file)
    console.log(`\nTry it: npx vitest run ${name}`)
    console.log(
      'Then give it a place: machines/address.ts, machines/app/ (first or later actors), src/wire.ts or src/laterActors.ts.',
    )
    if (!served) console.log(`And add ${name}Endpoints to simulator/server.ts.`)
    return 0
  } catch (error) {
    if (error instanceof NameRefused) return refuse(error.message)
    throw error
  }
}

/** @param {string} reason */
function refuse(reason) {
  console.error(reason)
  return 2
}
