import type { Difference, Differences } from './differences.ts'
import {
  type ActorDigest,
  agrees,
  type Digest,
  gone,
  notHashed,
  sameTexts,
  unpack,
} from './digest.ts'
import { Digester } from './digester.ts'
import type { HashRules, LogEntry } from './format.ts'
import { Hasher } from './hash.ts'
import { Notebook } from './notebook.ts'
import type { ActorPaths } from './paths.ts'
import type { Timer } from './timers.ts'
import { type AnyActor, hasEnded } from './xstate.ts'

/** Follows what a build makes of a log, and tells where they part. */
export interface Comparison {
  /** Actors that may have changed since the last comparison. */
  touch(actor: AnyActor): void
  /** An actor was made. */
  created(actor: AnyActor): void
  did(actor: AnyActor, deed: string, details?: unknown): void
  timed(timer: Timer, isPending: boolean): void
  /** The system was made anew from a checkpoint; it agrees with the log here. */
  begin(actors: readonly AnyActor[]): void
  /** Holds what has changed since the last digest against the one of an entry, or of the start. */
  compare(seq: number, digest: Digest | undefined): void
  /** Addresses of the actors that are as the log says. */
  agreeing(): string[]
}

/** The entries and the start of a log, as far as a comparison looks at them. */
export interface Digests {
  start: Digest | undefined
  entries: readonly LogEntry[]
}

/** Compares part by part. */
export class PartComparison implements Comparison {
  readonly #paths: ActorPaths
  readonly #notebook: Notebook
  readonly #digester: Digester
  readonly #differences: Differences
  readonly #digests: Digests
  #base: Map<string, ActorDigest> | undefined
  /** What the log says of every actor; known from the first difference on. */
  #view: Map<string, ActorDigest> | undefined

  constructor(paths: ActorPaths, rules: HashRules, digests: Digests, differences: Differences) {
    this.#paths = paths
    this.#notebook = new Notebook(paths)
    const hasher = new Hasher((actor) => paths.identity(actor), rules)
    this.#digester = new Digester(hasher, rules.digits)
    this.#digests = digests
    this.#differences = differences
  }

  touch(actor: AnyActor): void {
    this.#notebook.touch(actor)
  }

  created(actor: AnyActor): void {
    this.#notebook.touch(actor)
  }

  did(actor: AnyActor, deed: string, details?: unknown): void {
    this.#notebook.did(actor, deed, details)
  }

  timed(timer: Timer, isPending: boolean): void {
    this.#notebook.timed(timer, isPending)
  }

  begin(actors: readonly AnyActor[]): void {
    for (const actor of actors) this.#notebook.touch(actor)
    this.#digester.digest(this.#notebook.take())
    this.#base = new Map(
      actors
        .filter((actor) => !hasEnded(actor))
        .map((actor) => [this.#paths.of(actor) as string, this.#digester.partsOf(actor)]),
    )
  }

  compare(seq: number, digest: Digest | undefined): void {
    if (!digest) return
    const found = this.#digester.digest(this.#notebook.take())
    if (!this.#view) {
      if (agrees(found, digest)) return
      this.#view = this.#viewBefore(seq)
    }
    this.#judge(seq, digest, unpack(found), this.#view)
  }

  /** What the log says of every actor before an entry. */
  #viewBefore(before: number): Map<string, ActorDigest> {
    const { start, entries } = this.#digests
    const view = this.#base ?? new Map<string, ActorDigest>()
    if (start && before > 0 && !this.#base) note(view, start)
    for (const { seq, digest } of entries) {
      if (seq >= before) break
      if (digest) note(view, digest)
    }
    return view
  }

  #judge(seq: number, expected: Digest, found: Digest, view: Map<string, ActorDigest>): void {
    for (const path in expected) {
      const parts = expected[path] as ActorDigest
      if (!found[path] && !this.#paths.find(path)) this.#noteMissing(seq, path, parts, view)
      else this.#judgeExpected(seq, path, parts, found[path] ?? {})
    }
    for (const path in found) {
      this.#judgeFound(seq, path, expected[path] ?? {}, found[path] as ActorDigest, view)
    }
    note(view, expected)
  }

  #noteMissing(
    seq: number,
    path: string,
    parts: ActorDigest,
    view: Map<string, ActorDigest>,
  ): void {
    const { src } = parts
    if (src === undefined && !view.has(path)) return
    const expected = src === undefined ? textOf(parts) : `made from ${src}`
    this.#differences.add({
      kind: 'missing',
      seq,
      path,
      part: 'actor',
      expected,
      found: 'no such actor',
    })
  }

  /** The parts that the log says have changed. */
  #judgeExpected(seq: number, path: string, parts: ActorDigest, changed: ActorDigest): void {
    let current: ActorDigest | undefined
    for (const part in parts) {
      const expected = parts[part] as string | string[]
      if (part === 'did') {
        this.#judgeDeeds(seq, path, expected as string[], (changed.did ?? []) as string[])
        continue
      }
      let found = changed[part]
      if (found === undefined) {
        const actor = this.#paths.find(path)
        current ??= actor ? this.#digester.partsOf(actor) : {}
        found = current[part] ?? gone
      }
      if (sameTexts(expected, found) || expected === notHashed || found === notHashed) continue
      const kind = found === gone ? 'missing' : 'changed'
      this.#differences.add(difference(kind, seq, path, part, expected, found))
    }
  }

  /** The parts that have changed though the log does not say so. */
  #judgeFound(
    seq: number,
    path: string,
    expected: ActorDigest,
    changed: ActorDigest,
    view: Map<string, ActorDigest>,
  ): void {
    const known = view.get(path)
    if (!known && Object.keys(expected).length === 0) {
      const { src = '' } = changed
      this.#differences.add(
        difference('added', seq, path, 'actor', 'no such actor', `made from ${src}`),
      )
      return
    }
    for (const part in changed) {
      if (part in expected) continue
      const found = changed[part] as string | string[]
      if (part === 'did') {
        this.#judgeDeeds(seq, path, [], found as string[])
        continue
      }
      const isNew = 'src' in expected
      const isTold = !isNew && !part.startsWith('after ')
      const before = (isTold ? known?.[part] : undefined) ?? initially[part]
      if (before === undefined ? found === gone : sameTexts(before, found)) continue
      if (before === notHashed || found === notHashed) continue
      const isMadeAnew = part === 'src' && known !== undefined
      const kind = before === undefined && !isMadeAnew ? 'added' : 'changed'
      this.#differences.add(difference(kind, seq, path, part, before ?? 'unchanged', found))
    }
  }

  #judgeDeeds(seq: number, path: string, expected: string[], found: string[]): void {
    const extra = [...found]
    const lacking = expected.filter((deed) => {
      const at = extra.indexOf(deed)
      if (at >= 0) extra.splice(at, 1)
      return at < 0
    })
    for (const deed of lacking) {
      const part = `did ${nameOfDeed(deed)}`
      const at = extra.findIndex((other) => nameOfDeed(other) === nameOfDeed(deed))
      const [other] = at < 0 ? [undefined] : extra.splice(at, 1)
      const kind = other === undefined ? 'missing' : 'changed'
      this.#differences.add(difference(kind, seq, path, part, deed, other ?? gone))
    }
    for (const deed of extra) {
      this.#differences.add(difference('added', seq, path, `did ${nameOfDeed(deed)}`, gone, deed))
    }
  }

  agreeing(): string[] {
    const living = [...this.#paths.all()].filter((actor) => !hasEnded(actor))
    const view = this.#view
    const agree = living.filter((actor) => {
      if (!view) return true
      const known = view.get(this.#paths.of(actor) as string)
      const parts = this.#digester.partsOf(actor)
      if (!known) return false
      return Object.keys(known).every((part) => {
        if (part === 'src' || part === 'input' || part.startsWith('after ')) return true
        const [expected, found] = [known[part] as string, parts[part] ?? gone]
        return expected === notHashed || found === notHashed || sameTexts(expected, found)
      })
    })
    return agree.map((actor) => this.#paths.of(actor) as string)
  }
}

/** What every actor has although its first digest does not say so. */
const initially: ActorDigest = {
  status: 'active',
  value: gone,
  input: gone,
  output: gone,
  error: gone,
}

/** Details of a deed are the last word of it, if there are any; event types have no spaces as a rule. */
function nameOfDeed(deed: string): string {
  const words = deed.split(' ')
  return words.length > 2 ? words.slice(0, -1).join(' ') : deed
}

/** Takes a digest into what the log says of every actor. */
function note(view: Map<string, ActorDigest>, digest: Digest): void {
  for (const path in digest) {
    const parts = digest[path] as ActorDigest
    const known: ActorDigest =
      'src' in parts ? { status: 'active', ...parts } : { ...view.get(path), ...parts }
    delete known.did
    for (const part in parts) if (parts[part] === gone) delete known[part]
    view.set(path, known)
  }
}

function difference(
  kind: Difference['kind'],
  seq: number,
  path: string,
  part: string,
  expected: string | string[],
  found: string | string[],
): Difference {
  return { kind, seq, path, part, expected: String(expected), found: String(found) }
}

function textOf(parts: ActorDigest): string {
  return Object.entries(parts)
    .map(([part, value]) => `${part} ${value}`)
    .join(', ')
}
