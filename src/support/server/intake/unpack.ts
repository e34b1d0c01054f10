import { promisify } from 'node:util'
import { gunzip, inflateRaw } from 'node:zlib'
import { partsOf } from '../../../../services/support/logChunk.ts'
import { type Streams, streamNames } from '../../../../services/support/packedColumns.ts'
import { unpackLines } from '../../../../services/support/unpackLines.ts'

/**
 * Unpacks a chunk of a log, which is lines in columns or a gzip member of lines.
 * @param most bytes that it may have unpacked
 * @returns the lines as UTF-8
 * @throws RangeError with the code `ERR_BUFFER_TOO_LARGE` when it has more, Error for what is neither
 */
export async function unpackChunk(chunk: Uint8Array, most: number): Promise<Buffer> {
  const parts = partsOf(Uint8Array.from(chunk))
  if (!parts) return promisify(gunzip)(chunk, { maxOutputLength: most })
  const streams = await Promise.all(
    streamNames.map(async (name) => {
      const bytes = await promisify(inflateRaw)(parts.streams[name], { maxOutputLength: most })
      return [name, bytes.toString()] as const
    }),
  )
  const lines = unpackLines(Object.fromEntries(streams) as Streams, parts.count, most)
  return Buffer.from(lines.join(''))
}
