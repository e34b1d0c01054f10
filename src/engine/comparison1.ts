import { hashText } from './chance.ts'
import type { Comparison } from './comparison.ts'
import type { Differences } from './differences.ts'
import { type Digest, notHashed } from './digest.ts'
import { mix } from './flatHash.ts'
import { Hasher } from './hash.ts'
import { absentNode, type HashNode } from './hashNode.ts'
import type { ActorPaths } from './paths.ts'
import type { Timer } from './timers.ts'
import { type AnyActor, type AnySnapshot, givenId, snapshotOf } from './xstate.ts'

/** A digest of version 1: by address, the state's name, `#`, and one hash of all the rest. */
type Digest1 = Record<string, string>

interface Portrait1 {
  /** What stood for it in hashes. */
  identity: string
  /** What XState called it when it had no id: its number in the whole system. */
  session: string
  context: HashNode
  children: HashNode
  output: HashNode
  error: HashNode
  deeds: number
  /** What it was after the last comparison, whatever it did then. */
  state: string
  /** Keys of context and children that this build has and the log had not. */
  added: ReadonlySet<string>
}

/** How many keys may have been added to an actor for its hash to be found again. */
const maxAdded = 3

/**
 * Compares with digests of version 1: one hash for all that an actor is. The hash of a context is the
 * sum of its keys' hashes, so that keys which were added since are found by leaving them out.
 */
export class WholeComparison implements Comparison {
  readonly #paths: ActorPaths
  readonly #differences: Differences
  readonly #hasher = new Hasher((actor) => this.#portraits.get(actor)?.identity ?? 'elsewhere', {
    texts: 'shape',
  })
  readonly #portraits = new Map<AnyActor, Portrait1>()
  readonly #incarnations = new Map<string, number>()
  readonly #recorded: ReadonlySet<string>
  /** Those of whom an upcaster has changed what one hash covered. */
  readonly #unknown = new Set<string>()
  readonly #touched = new Set<AnyActor>()
  readonly #parted = new Set<string>()

  /** @param recorded every address that the log's digests name */
  constructor(paths: ActorPaths, recorded: ReadonlySet<string>, differences: Differences) {
    this.#paths = paths
    this.#recorded = recorded
    this.#differences = differences
  }

  created(actor: AnyActor): void {
    const { path } = this.#paths.placeOf(actor) ?? { path: '' }
    const incarnation = (this.#incarnations.get(path) ?? 0) + 1
    this.#incarnations.set(path, incarnation)
    this.#portraits.set(actor, {
      identity: `${path}@${incarnation}`,
      session: `x:${this.#portraits.size}`,
      context: absentNode(),
      children: absentNode(),
      output: absentNode(),
      error: absentNode(),
      deeds: 0,
      state: '',
      added: new Set(),
    })
    this.touch(actor)
  }

  touch(actor: AnyActor): void {
    this.#touched.add(actor)
  }

  did(actor: AnyActor, deed: string): void {
    const [kind, name] = deed.split(/ (.*)/s)
    if (kind === 'action' && !name?.startsWith('#')) this.#note(actor, name as string)
    if (kind === 'emit') this.#note(actor, deed)
  }

  timed({ source, event, delay }: Timer, isPending: boolean): void {
    if (isPending) this.#note(source, `after ${delay} ${event.type}`)
  }

  #note(actor: AnyActor, deed: string): void {
    this.touch(actor)
    const portrait = this.#portraits.get(actor)
    if (portrait) portrait.deeds = mix(portrait.deeds + 1, hashText(deed))
  }

  begin(): void {}

  compare(seq: number, digest: Digest | undefined): void {
    if (!digest) return
    const expected = { ...(digest as unknown as Digest1) }
    for (const actor of this.#touched) {
      const path = this.#paths.of(actor)
      const portrait = this.#portraits.get(actor)
      const snapshot = snapshotOf(actor)
      if (!path || !portrait || !snapshot) continue
      if (expected[path] === notHashed) this.#unknown.add(path)
      if (!this.#unknown.has(path))
        this.#judge(seq, path, actor, portrait, snapshot, expected[path])
      delete expected[path]
      portrait.deeds = 0
    }
    this.#touched.clear()
    for (const path in expected) {
      const text = expected[path] as string
      if (text === notHashed) continue
      const found = this.#paths.find(path) ? 'unchanged' : 'no such actor'
      const kind = found === 'unchanged' ? 'changed' : 'missing'
      this.#part(kind, seq, path, kind === 'missing' ? 'actor' : 'state', text, found)
    }
  }

  #judge(
    seq: number,
    path: string,
    actor: AnyActor,
    portrait: Portrait1,
    snapshot: AnySnapshot,
    expected: string | undefined,
  ): void {
    const { deeds, state: before } = portrait
    const name = nameOf(snapshot)
    const sum = this.#sumOf(actor, portrait, snapshot)
    const found = `${name}#${textOf(sum(deeds, portrait.added))}`
    const settled = () => `${name}#${textOf(sum(0, portrait.added))}`
    portrait.state = settled()
    if (expected === undefined) {
      if (!this.#recorded.has(path)) {
        this.#part('added', seq, path, 'actor', 'no such actor', name)
      } else if (deeds !== 0 || portrait.state !== before) {
        this.#part('changed', seq, path, 'state', 'unchanged', found)
      }
      return
    }
    if (found === expected) return
    const added = expected.startsWith(`${name}#`)
      ? findAdded(portrait, (keys) => `${name}#${textOf(sum(deeds, keys))}` === expected)
      : undefined
    if (!added) {
      this.#part('changed', seq, path, 'state', expected, found)
      return
    }
    portrait.added = added
    portrait.state = settled()
    for (const part of added) this.#part('added', seq, path, part, 'no such key', 'a key')
  }

  /** Gives the hash of an actor with what it did, and without some of its keys. */
  #sumOf(
    actor: AnyActor,
    portrait: Portrait1,
    { context, children, output, error }: AnySnapshot,
  ): (deeds: number, without: ReadonlySet<string>) => number {
    const whole = this.#hasher.of(portrait.context, context)
    const family = this.#hasher.of(portrait.children, this.#named(actor, children))
    const ended = mix(
      this.#hasher.of(portrait.output, output),
      this.#hasher.of(portrait.error, error),
    )
    return (deeds, without) =>
      mix(
        mix(
          deeds,
          mix(
            whole - weightOf(portrait.context, '.', without),
            family - weightOf(portrait.children, '/', without),
          ),
        ),
        ended,
      )
  }

  /** Children by the keys that they had. */
  #named(_actor: AnyActor, children: AnySnapshot['children']): unknown {
    if (!children || Object.values(children).every((child) => !child || givenId(child)))
      return children
    return Object.fromEntries(
      Object.entries(children).map(([key, child]) => [
        child && !givenId(child) && key === child.id ? this.#portraits.get(child)?.session : key,
        child,
      ]),
    )
  }

  #part(
    kind: 'changed' | 'missing' | 'added',
    seq: number,
    path: string,
    part: string,
    expected: string,
    found: string,
  ): void {
    if (kind !== 'added') this.#parted.add(path)
    this.#differences.add({ kind, seq, path, part, expected, found })
  }

  agreeing(): string[] {
    return [...this.#paths.all()]
      .map((actor) => this.#paths.of(actor) as string)
      .filter((path) => this.#recorded.has(path) && !this.#parted.has(path))
  }
}

/** Keys, up to a few, without which an actor has the hash that was recorded. */
function findAdded(
  portrait: Portrait1,
  fits: (without: ReadonlySet<string>) => boolean,
): ReadonlySet<string> | undefined {
  const keys = [
    ...(portrait.context.keys ?? []).map(({ key }) => `.${key}`),
    ...(portrait.children.keys ?? []).map(({ key }) => `/${key}`),
  ].filter((key) => !portrait.added.has(key))
  const search = (
    from: number,
    left: number,
    chosen: Set<string>,
  ): ReadonlySet<string> | undefined => {
    if (chosen.size > portrait.added.size && fits(chosen)) return chosen
    if (left === 0) return undefined
    for (let i = from; i < keys.length; i++) {
      const found = search(i + 1, left - 1, new Set(chosen).add(keys[i] as string))
      if (found) return found
    }
    return undefined
  }
  for (let size = 1; size <= maxAdded; size++) {
    const found = search(0, size, new Set(portrait.added))
    if (found) return found
  }
  return undefined
}

function weightOf({ keys = [] }: HashNode, prefix: string, without: ReadonlySet<string>): number {
  let weight = 0
  if (without.size === 0) return weight
  for (const { key, part } of keys) if (without.has(prefix + key)) weight = (weight + part) | 0
  return weight
}

function textOf(hash: number): string {
  return (hash >>> 0).toString(36)
}

function nameOf({ value, status }: AnySnapshot): string {
  if (value === undefined) return status
  const name = typeof value === 'string' ? value : JSON.stringify(value)
  return status === 'active' ? name : `${name} (${status})`
}
