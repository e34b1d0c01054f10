import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { type LogBytes, LogError } from '../engine/index.ts'

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

/**
 * Reads a log file anywhere; one whose name ends in `.gz` is unpacked to memory first.
 * @param read gets the bytes, which can be read until it is done
 * @throws InputError like `readFile`
 */
export async function readBytes<T>(
  file: string,
  read: (bytes: LogBytes) => Promise<T>,
): Promise<T> {
  if (file.endsWith('.gz'))
    return readFile(file, async (bytes) => read(inMemory(await buffer(bytes))))
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    return await read(await onDisk(handle))
  } catch (error) {
    throw inputErrorOf(file, error)
  } finally {
    await handle?.close()
  }
}

async function onDisk(handle: FileHandle): Promise<LogBytes> {
  const { size } = await handle.stat()
  return {
    size,
    async read(start, end) {
      const { buffer, bytesRead } = await handle.read(new Uint8Array(end - start), {
        position: start,
      })
      return buffer.subarray(0, bytesRead)
    },
  }
}

function inMemory(bytes: Uint8Array): LogBytes {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) }
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
