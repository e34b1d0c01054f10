/** @returns the text as one gzip member */
export async function gzip(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return through(new Blob([text]), new CompressionStream('gzip'))
}

/**
 * @returns the text of a gzip member
 * @throws TypeError of the browser for what is none
 */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('gzip')))
}

async function through(
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer())
}
