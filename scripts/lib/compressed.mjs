import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const texts = /\.(css|html|js|json|svg|webmanifest)$/
/** Smaller ones fit into the first packets as they are, in bytes. */
const least = 1024

/** @type {Record<string, (file: Buffer) => Promise<Buffer>>} */
const encodings = {
  br: (file) =>
    promisify(brotliCompress)(file, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
      },
    }),
  gz: (file) => promisify(gzip)(file, { level: 9 }),
}

/**
 * Writes every text of a built app once more, compressed: `a.js.br` and `a.js.gz` beside `a.js`.
 * @param {string} folder of the app; files below 1 kB stay alone
 */
export async function writeCompressed(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && texts.test(entry.name))
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const file = await readFile(path)
        if (file.length < least) return
        const ways = Object.entries(encodings)
        await Promise.all(
          ways.map(async ([ending, compress]) =>
            writeFile(`${path}.${ending}`, await compress(file)),
          ),
        )
      }),
  )
}
