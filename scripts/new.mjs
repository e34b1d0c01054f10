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
async function main([place, ...others]) {
  if (!place || others.length > 0) return refuse('usage: npm run new -- AREA/NAME')
  try {
    const files = stamp(place)
    await run(inRoot('node_modules/.bin/biome'), ['check', '--write', ...files])
    for (const file of files) console.log(file)
    console.log(`\nTry it: npx vitest run --project unit ${place.split('/')[1]}`)
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
