import { mix } from './flatHash.ts'

/**
 * What an input changed of one actor, part by part: `value`, `status`, `output`, `error`, `history`,
 * `.key` for each key of its context (`context` for one without keys), `timer TYPE` for each timer,
 * `did` for what it did; `src` and `input` when it is new. A hash each, `-` for what is gone.
 */
export type ActorDigest = Record<string, string | string[]>

/** By actor address. */
export type Digest = Record<string, ActorDigest>

/** A digest as it is kept until somebody reads it: address, number of parts, and part and value in turn. */
export type PackedDigest = unknown[]

/** The deeds of an actor, packed: name and hash of the details in turn; the hash is undefined without any. */
export type PackedDeeds = (string | number | undefined)[]

/** Stands for a part that is gone. */
export const gone = '-'
/** Stands for a part that could not be hashed, and so agrees with anything. */
export const notHashed = '?'

const zero = '=0'
const emptyText = "''"
const hashOfZero = mix(43, 0)
const hashOfEmptyText = 0x811c9dc5 | 0

/** More digits of base 36 than these no hash has: a log is full of them. */
export const mostDigits = 5

/** What is told of a hash: so many digits of base 36 at most. */
export function shortened(hash: number, digits = mostDigits): number {
  return isSpecial(hash) ? hash : (hash >>> 0) % 36 ** digits
}

/** Those of zero and of the empty text are written by signs; some values have none. */
function isSpecial(hash: number): boolean {
  return hash === hashOfZero || hash === hashOfEmptyText || Number.isNaN(hash)
}

/** How a hash is written. */
function hashToText(hash: number): string {
  if (hash === hashOfZero) return zero
  if (hash === hashOfEmptyText) return emptyText
  return Number.isNaN(hash) ? notHashed : shortened(hash).toString(36)
}

function isHash(hash: number, text: string): boolean {
  if (isSpecial(hash)) return hashToText(hash) === text
  return Number.parseInt(text, 36) === shortened(hash)
}

/** More deeds than these are told by their number and one hash. */
export const fewDeeds = 8

function deedsToTexts(deeds: PackedDeeds): string[] {
  const texts: string[] = []
  for (let i = 0; i < deeds.length; i += 2) {
    const details = deeds[i + 1]
    texts.push(
      details === undefined ? `${deeds[i]}` : `${deeds[i]} ${hashToText(details as number)}`,
    )
  }
  return texts
}

/** A packed value as it is written. */
export function valueToText(value: unknown): string | string[] {
  if (typeof value === 'number') return hashToText(value)
  return Array.isArray(value) ? deedsToTexts(value) : (value as string)
}

/** Makes a digest readable. */
export function unpack(packed: PackedDigest): Digest {
  const digest: Digest = {}
  for (let i = 0; i < packed.length; ) {
    const actor: ActorDigest = {}
    const address = packed[i] as string
    const end = i + 2 + (packed[i + 1] as number) * 2
    for (i += 2; i < end; i += 2) actor[packed[i] as string] = valueToText(packed[i + 1])
    digest[address] = actor
  }
  return digest
}

/** A digest as JSON, as that of what `unpack` makes of it. */
export function packedToJson(packed: PackedDigest): string {
  let json = ''
  for (let i = 0; i < packed.length; ) {
    let parts = ''
    const address = packed[i] as string
    const end = i + 2 + (packed[i + 1] as number) * 2
    for (i += 2; i < end; i += 2) {
      const value = packed[i + 1]
      // What hashes are written with needs no escape
      const text =
        typeof value === 'number' ? `"${hashToText(value)}"` : JSON.stringify(valueToText(value))
      parts += `${parts && ','}${quoted(packed[i] as string)}:${text}`
    }
    json += `${json && ','}${quoted(address)}:{${parts}}`
  }
  return `{${json}}`
}

const mostQuoted = 2_000
const quotedNames = new Map<string, string>()

/** A name as JSON. The same few actors and parts are in nearly every digest, so they are remembered. */
function quoted(name: string): string {
  const known = quotedNames.get(name)
  if (known !== undefined) return known
  if (quotedNames.size >= mostQuoted) quotedNames.clear()
  const json = JSON.stringify(name)
  quotedNames.set(name, json)
  return json
}

/** One digest that stands for two, the second of which was taken later. */
export function mergeDigests(first: Digest, second: Digest): Digest {
  const merged = { ...first }
  for (const address in second) {
    const [before, after] = [first[address], second[address] as ActorDigest]
    const did = [before?.did ?? [], after.did ?? []].flat()
    merged[address] = { ...before, ...after, ...(did.length > 0 && { did }) }
  }
  return merged
}

/** Whether two digests are the same; `unpack` and a comparison, but without making any text. */
export function agrees(packed: PackedDigest, digest: Digest): boolean {
  let addresses = 0
  for (let i = 0; i < packed.length; addresses++) {
    const actor = digest[packed[i] as string]
    const count = packed[i + 1] as number
    if (!actor) return false
    let parts = 0
    for (const _ in actor) parts++
    if (parts !== count) return false
    const end = i + 2 + count * 2
    for (i += 2; i < end; i += 2) {
      if (!agreesIn(packed[i + 1], actor[packed[i] as string])) return false
    }
  }
  for (const _ in digest) addresses--
  return addresses === 0
}

function agreesIn(value: unknown, text: string | string[] | undefined): boolean {
  if (text === undefined) return false
  if (typeof value === 'string') return value === text
  if (typeof value !== 'number') return sameTexts(deedsToTexts(value as PackedDeeds), text)
  return typeof text === 'string' && isHash(value, text)
}

/** Whether two written values are the same. */
export function sameTexts(a: string | string[], b: string | string[]): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  return a.length === b.length && a.every((text, index) => text === b[index])
}
