/** State digests by actor address: the state's name, `#`, and a hash of all the rest. */
export type Digest = Record<string, string>

/** A digest as it is kept until somebody reads it: address, name and hash in turn. */
export type PackedDigest = (string | number)[]

/** Makes a digest readable. */
export function unpack(packed: PackedDigest): Digest {
  const digest: Digest = {}
  for (let i = 0; i < packed.length; i += 3) {
    const hash = (packed[i + 2] as number) >>> 0
    digest[packed[i] as string] = `${packed[i + 1]}#${hash.toString(36)}`
  }
  return digest
}

/** Whether two digests are the same; `unpack` and a comparison, but without making any text. */
export function agrees(packed: PackedDigest, digest: Digest): boolean {
  let addresses = 0
  for (const _ in digest) addresses++
  if (packed.length !== addresses * 3) return false
  for (let i = 0; i < packed.length; i += 3) {
    const text = digest[packed[i] as string]
    const name = packed[i + 1] as string
    if (!text?.startsWith(name) || text[name.length] !== '#') return false
    if (Number.parseInt(text.slice(name.length + 1), 36) !== (packed[i + 2] as number) >>> 0) {
      return false
    }
  }
  return true
}
