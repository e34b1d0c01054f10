import { buildApp } from './scripts/build.mjs'
import { initialScripts, straySources } from './scripts/lib/initial.mjs'

const folder = await buildApp()
const scripts = initialScripts(folder)
const strays = scripts.flatMap((script) => straySources(folder, script))
if (strays.length > 0) {
  throw new Error(`the start page loads what no guest needs: ${strays.join(', ')}`)
}

export default [
  {
    name: 'initial JavaScript of the start page',
    path: scripts.map((script) => `${folder}/${script}`),
    gzip: true,
    limit: '150 kB',
  },
]
