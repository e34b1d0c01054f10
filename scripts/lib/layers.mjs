import { readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'

const styles = /\/views\/.*\.css$/
const statement = /@layer [\w, ]+;/

/**
 * A Vite plugin that lets every style sheet of the views name all layers in their order. The first
 * one to be loaded decides, and which one that is depends on how the build is split.
 * @returns {import('vite').Plugin}
 * @throws {Error} when the views' first style sheet does not name the layers
 */
export function layerOrder() {
  const order = statement.exec(readFileSync(inRoot('views/core/design/design.css'), 'utf8'))?.[0]
  if (!order) throw new Error('views/core/design/design.css does not name the layers')
  return {
    name: 'layer-order',
    enforce: 'pre',
    transform(code, id) {
      if (!styles.test(id) || statement.test(code)) return undefined
      return { code: `${order}${code}`, map: null }
    },
  }
}
