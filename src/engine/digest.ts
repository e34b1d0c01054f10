import type { Snapshot } from 'xstate'
import { hashText } from './chance.ts'
import type { ActorPaths } from './paths.ts'
import { mix, ShapeHash } from './shapeHash.ts'
import { type AnyActor, momentOf } from './xstate.ts'

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

type AnySnapshot = Snapshot<unknown> & { value?: unknown; context?: unknown; children?: object }

interface Portrait {
  context: ShapeHash
  children: ShapeHash
  output: ShapeHash
  error: ShapeHash
  value: unknown
  status: string
  name: string
  hash: number
}

/**
 * Collects what inputs do to the actors of a system and digests it when the system is at rest.
 * A redacted log digests like the state that was recorded; two states that differ only in letters
 * or digits of texts digest alike.
 */
export class Digester {
  readonly #paths: ActorPaths
  readonly #portraits = new WeakMap<AnyActor, Portrait>()
  readonly #touched = new Set<AnyActor>()
  #deeds = new Map<AnyActor, number>()

  constructor(paths: ActorPaths) {
    this.#paths = paths
  }

  /** Actors that may have changed since the last digest. */
  get touched(): ReadonlySet<AnyActor> {
    return this.#touched
  }

  /** The actor may have changed. */
  touch(actor: AnyActor): void {
    this.#touched.add(actor)
  }

  /** The actor did something that its state does not show: ran an action, emitted, set a timer. */
  note(actor: AnyActor, deed: string): void {
    this.touch(actor)
    this.#deeds.set(actor, mix(this.#deeds.get(actor) ?? 1, hashText(deed)))
  }

  /** Digests of the actors that are no longer as last digested, undefined when there is none. */
  digest(): PackedDigest | undefined {
    let digest: PackedDigest | undefined
    for (const actor of this.#touched) {
      const address = this.#paths.of(actor)
      if (address === undefined) continue
      const deeds = this.#deeds.get(actor)
      const portrait = this.#portraitOf(actor)
      const { name, hash } = portrait
      this.#draw(portrait, momentOf(actor), deeds ?? 0)
      if (deeds === undefined && name === portrait.name && hash === portrait.hash) continue
      digest ??= []
      digest.push(address, portrait.name, portrait.hash)
    }
    this.#touched.clear()
    if (this.#deeds.size > 0) this.#deeds = new Map()
    return digest
  }

  #portraitOf(actor: AnyActor): Portrait {
    const known = this.#portraits.get(actor)
    if (known) return known
    const place = () => new ShapeHash((other) => this.#paths.identity(other))
    const parts = { context: place(), children: place(), output: place(), error: place() }
    const portrait = { ...parts, value: undefined, status: '', name: '', hash: 0 }
    this.#portraits.set(actor, portrait)
    return portrait
  }

  #draw(portrait: Portrait, snapshot: AnySnapshot, deeds: number): void {
    const { value, context, children, status, output, error } = snapshot
    if (!isSame(value, portrait.value) || status !== portrait.status) {
      portrait.value = value
      portrait.status = status
      portrait.name = nameOf(value, status)
    }
    const inside = mix(portrait.context.of(context), portrait.children.of(children))
    const ended = mix(portrait.output.of(output), portrait.error.of(error))
    portrait.hash = mix(mix(deeds, inside), ended)
  }
}

/** State values are texts, or objects of state values. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return false
  let keys = 0
  for (const key in a) {
    keys++
    if (!isSame((a as Values)[key], (b as Values)[key])) return false
  }
  for (const _ in b) keys--
  return keys === 0
}

type Values = Record<string, unknown>

function nameOf(value: unknown, status: string): string {
  if (value === undefined) return status
  const name = typeof value === 'string' ? value : JSON.stringify(value)
  return status === 'active' ? name : `${name} (${status})`
}
