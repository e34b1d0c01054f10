/** @returns the text as one gzip member */
export function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return compress(text, 'gzip')
}

/**
 * @returns the text of a gzip member
 * @throws TypeError of the browser for what is none
 */
export function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return decompress(bytes, 'gzip')
}

/** @returns the text, compressed */
export function compress(
  text: string,
  format: CompressionFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  return through(new Blob([text]), new CompressionStream(format))
}

/**
 * @returns the text of what was compressed
 * @throws TypeError of the browser for what was not
 */
export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  format: CompressionFormat,
): Promise<string> {
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream(format)))
}

async function through(
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}
