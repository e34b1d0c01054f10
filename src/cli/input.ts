import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { LogError } from '../engine/index.ts'

/** What the caller gave cannot be used; the message is one line that says what and where. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/**
 * Reads a log file as a stream, unpacked when its name ends in `.gz`.
 * @param read gets the stream of bytes
 * @throws InputError naming the file, and the line where one is at fault
 */
export async function readFile<T>(file: string, read: (bytes: Readable) => Promise<T>): Promise<T> {
  const bytes = createReadStream(file)
  try {
    return await read(file.endsWith('.gz') ? gunzip(bytes) : bytes)
  } catch (error) {
    throw inputErrorOf(file, error)
  }
}

function gunzip(bytes: Readable): Readable {
  const unzip = createGunzip()
  bytes.on('error', (error) => unzip.destroy(error))
  return bytes.pipe(unzip)
}

function inputErrorOf(file: string, error: unknown): unknown {
  if (error instanceof LogError) return new InputError(`${file}, ${error.message}`)
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return new InputError(`${file}: no such file`)
    case 'EISDIR':
      return new InputError(`${file}: a folder, not a log`)
    case 'EACCES':
      return new InputError(`${file}: may not be read`)
    case 'Z_DATA_ERROR':
    case 'Z_BUF_ERROR':
      return new InputError(`${file}: not a whole gzip file`)
    default:
      return error
  }
}
