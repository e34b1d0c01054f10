import type { Snapshot } from 'xstate'
import { hashText } from './chance.ts'
import type { PackedDigest } from './digest.ts'
import type { ActorPaths } from './paths.ts'
import { mix, ShapeHash } from './shapeHash.ts'
import { type AnyActor, isSameConfiguration, momentOf } from './xstate.ts'

type AnySnapshot = Snapshot<unknown> & { value?: unknown; context?: unknown; children?: object }

/** An actor as last digested, and what has happened to it since. */
interface Portrait {
  isTouched: boolean
  /** Hash of what it did that its state does not show; 0 for nothing. */
  deeds: number
  snapshot: AnySnapshot | undefined
  context: ShapeHash
  children: ShapeHash
  output: ShapeHash
  error: ShapeHash
  name: string
  hash: number
}

/** Deeds are few, but a delay may be any number. */
const maxHashes = 1_000

/** An actor carries its portrait: it is looked at after every input, and a WeakMap is slow. */
const portraitKey = Symbol('portrait')

type Portrayed = AnyActor & { [portraitKey]?: Portrait }

/**
 * Collects what inputs do to the actors of a system and digests it when the system is at rest.
 * A redacted log digests like the state that was recorded; two states that differ only in letters
 * or digits of texts digest alike.
 */
export class Digester {
  readonly #paths: ActorPaths
  readonly #touched: Portrayed[] = []
  readonly #draft: PackedDigest = []
  readonly #hashes = new Map<string, number>()

  constructor(paths: ActorPaths) {
    this.#paths = paths
  }

  /** Actors that may have changed since the last digest. */
  get touched(): readonly AnyActor[] {
    return this.#touched
  }

  /** The actor may have changed. */
  touch(actor: Portrayed): void {
    const portrait = this.#portraitOf(actor)
    if (portrait.isTouched) return
    portrait.isTouched = true
    this.#touched.push(actor)
  }

  /** The actor did something that its state does not show: ran an action, emitted, set a timer. */
  note(actor: AnyActor, deed: string): void {
    this.touch(actor)
    const portrait = this.#portraitOf(actor)
    portrait.deeds = mix(portrait.deeds + 1, this.#hashOf(deed))
  }

  #hashOf(deed: string): number {
    let hash = this.#hashes.get(deed)
    if (hash !== undefined) return hash
    hash = hashText(deed)
    if (this.#hashes.size < maxHashes) this.#hashes.set(deed, hash)
    return hash
  }

  /** Digests of the actors that are no longer as last digested. */
  digest(): PackedDigest {
    const draft = this.#draft
    for (const actor of this.#touched) {
      const portrait = this.#portraitOf(actor)
      const { name, hash, deeds } = portrait
      const moment = momentOf(actor)
      if (moment) draw(portrait, moment)
      portrait.isTouched = false
      portrait.deeds = 0
      if (deeds === 0 && name === portrait.name && hash === portrait.hash) continue
      draft.push(this.#paths.of(actor) as string, portrait.name, portrait.hash)
    }
    this.#touched.length = 0
    const digest = draft.slice()
    draft.length = 0
    return digest
  }

  #portraitOf(actor: Portrayed): Portrait {
    const known = actor[portraitKey]
    if (known) return known
    const place = () => new ShapeHash((other) => this.#paths.identity(other))
    const portrait = {
      isTouched: false,
      deeds: 0,
      snapshot: undefined,
      context: place(),
      children: place(),
      output: place(),
      error: place(),
      name: '',
      hash: 0,
    }
    actor[portraitKey] = portrait
    return portrait
  }
}

function draw(portrait: Portrait, snapshot: AnySnapshot): void {
  const { value, context, children, status, output, error } = snapshot
  const earlier = portrait.snapshot
  if (earlier?.status !== status || !isSameConfiguration(earlier, snapshot)) {
    portrait.name = nameOf(value, status)
  }
  portrait.snapshot = snapshot
  const inside = mix(portrait.context.of(context), portrait.children.of(children))
  const ended = mix(portrait.output.of(output), portrait.error.of(error))
  portrait.hash = mix(mix(portrait.deeds, inside), ended)
}

function nameOf(value: unknown, status: string): string {
  if (value === undefined) return status
  const name = typeof value === 'string' ? value : JSON.stringify(value)
  return status === 'active' ? name : `${name} (${status})`
}
