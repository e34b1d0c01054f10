import { isPlainObject } from './addresses.ts'
import {
  type ActorDigest,
  fewDeeds,
  gone,
  mostDigits,
  type PackedDigest,
  shortened,
  valueToText,
} from './digest.ts'
import { mix } from './flatHash.ts'
import type { Hasher } from './hash.ts'
import { absentNode, emptyNode, type HashNode, unhashed, unset } from './hashNode.ts'
import type { Note } from './notebook.ts'
import { isOfState, pendingTimers, type Timer, timerName } from './timers.ts'
import { type AnyActor, type AnySnapshot, historyOf, originOf, sourceNameOf } from './xstate.ts'

interface Part extends HashNode {
  /** As it stands in digests: `.key`. */
  name: string
  key: string
}

/** An actor as last digested. */
interface Portrait {
  snapshot: AnySnapshot | undefined
  value: string | undefined
  status: string
  keys: Part[]
  context: HashNode
  output: HashNode
  error: HashNode
}

/** An actor carries its portrait: it is looked at after every input, and a WeakMap is slow. */
const portraitKey = Symbol('portrait')

type Portrayed = AnyActor & { [portraitKey]?: Portrait | undefined }

const newPortrait = (): Portrait => ({
  snapshot: undefined,
  value: undefined,
  status: 'active',
  keys: [],
  context: absentNode(),
  output: absentNode(),
  error: absentNode(),
})

/** Digests what was noted of actors, part by part. */
export class Digester {
  readonly #hasher: Hasher
  readonly #digits: number
  readonly #draft: PackedDigest = []
  #details: unknown
  #detailsHash = 0

  /** @param digits how many a hash has at most */
  constructor(hasher: Hasher, digits = mostDigits) {
    this.#hasher = hasher
    this.#digits = digits
  }

  /** What has changed of the actors noted. */
  digest(notes: readonly Note[]): PackedDigest {
    const draft = this.#draft
    for (const note of notes) {
      const start = draft.length
      draft.push(note.address, 0)
      this.#draw(note)
      const parts = (draft.length - start - 2) / 2
      if (parts === 0) draft.length = start
      else draft[start + 1] = parts
    }
    this.#details = undefined
    const digest = draft.slice()
    draft.length = 0
    return digest
  }

  /** All parts of an actor as they were when it was last digested, and its timers as they are. */
  partsOf(actor: Portrayed): ActorDigest {
    const portrait = actor[portraitKey]
    const parts: ActorDigest = {}
    if (!portrait) return parts
    const { value, status, keys, context, output, error, snapshot } = portrait
    parts.status = status
    if (value !== undefined) parts.value = value
    for (const part of keys) parts[part.name] = this.#textOf(part.hash)
    if (context.value !== undefined) parts.context = this.#textOf(context.hash)
    if (output.value !== undefined) parts.output = this.#textOf(output.hash)
    if (error.value !== undefined) parts.error = this.#textOf(error.hash)
    const history = snapshot && historyOf(snapshot)
    if (history) parts.history = this.#textOf(this.#hasher.once(history))
    for (const timer of pendingTimers(actor)) {
      parts[timerName(timer)] = this.#textOf(this.#hashTimer(timer))
    }
    return parts
  }

  #textOf(hash: number): string {
    return valueToText(shortened(hash, this.#digits)) as string
  }

  #push(name: string, hash: number): void {
    this.#draft.push(name, shortened(hash, this.#digits))
  }

  #draw({ actor, snapshot, timers, deeds }: Note): void {
    const portrait = (actor as Portrayed)[portraitKey] ?? this.#begin(actor)
    if (snapshot && snapshot !== portrait.snapshot) {
      this.#drawState(portrait, snapshot)
      portrait.snapshot = snapshot
    }
    if (timers) this.#drawTimers(timers)
    if (deeds) this.#drawDeeds(deeds)
  }

  #begin(actor: Portrayed): Portrait {
    const portrait = newPortrait()
    actor[portraitKey] = portrait
    this.#draft.push('src', sourceNameOf(actor) ?? '')
    const { input } = originOf(actor)
    if (input !== undefined) this.#push('input', this.#hasher.once(input))
    return portrait
  }

  #drawState(portrait: Portrait, snapshot: AnySnapshot): void {
    const draft = this.#draft
    const earlier = portrait.snapshot
    if (!earlier || earlier._nodes === undefined || earlier._nodes !== snapshot._nodes) {
      const value = textOfValue(snapshot.value)
      if (value !== portrait.value) draft.push('value', value ?? gone)
      portrait.value = value
    }
    if (snapshot.status !== portrait.status) {
      draft.push('status', snapshot.status)
      portrait.status = snapshot.status
    }
    const { output, error } = portrait
    if (!earlier || earlier.context !== snapshot.context) this.#drawContext(portrait, snapshot)
    if (snapshot.output !== output.value) this.#drawEnd('output', output, snapshot.output)
    if (snapshot.error !== error.value) this.#drawEnd('error', error, snapshot.error)
    if (earlier?.historyValue !== snapshot.historyValue) {
      const history = historyOf(snapshot)
      if (history) this.#push('history', this.#hasher.once(history))
    }
  }

  /** What an actor ended with changes no more: nothing is kept of its parts. */
  #drawEnd(name: string, place: HashNode, value: unknown): void {
    const before = place.hash
    place.value = value
    place.hash = this.#hasher.once(value)
    if (!Object.is(before, place.hash)) this.#push(name, place.hash)
  }

  #drawContext({ keys, context: place }: Portrait, { context }: AnySnapshot): void {
    const { length } = this.#draft
    try {
      const isKeyed = isPlainObject(context)
      if (isKeyed || keys.length > 0) this.#drawKeys(keys, isKeyed ? context : {})
      if (isKeyed) return
      const before = place.hash
      const hash = this.#hasher.of(place, context)
      if (!Object.is(before, hash)) this.#push('context', hash)
    } catch {
      this.#draft.length = length
      this.#push('context', unhashed)
    }
  }

  #drawKeys(parts: Part[], context: Record<string, unknown>): void {
    const draft = this.#draft
    let i = 0
    for (const key in context) {
      const value = context[key]
      let part = parts[i]
      if (part?.key !== key) part = partAt(parts, i, key)
      if (!Object.is(part.value, value)) {
        const before = part.hash
        const isNew = part.value === unset
        const hash = this.#hasher.of(part, value, key)
        if (isNew || !Object.is(before, hash)) this.#push(part.name, hash)
      }
      i++
    }
    for (let last = parts.length; last > i; last--) draft.push((parts.pop() as Part).name, gone)
  }

  /** A timer that was set and is gone again, or the other way round, is what it is in the end. */
  #drawTimers(timers: readonly unknown[]): void {
    const names = new Set<string>()
    for (let i = timers.length - 2; i >= 0; i -= 2) {
      const timer = timers[i] as Timer
      const name = timerName(timer)
      if (names.has(name)) continue
      names.add(name)
      if (!timers[i + 1] && isOfState(timer)) continue
      if (timers[i + 1]) this.#push(name, this.#hashTimer(timer))
      else this.#draft.push(name, gone)
    }
  }

  #hashTimer({ source, target, event, delay }: Timer): number {
    const to = target === source ? 0 : this.#hasher.once(target)
    return mix(mix(this.#hasher.once(delay), to), this.#hasher.once(event))
  }

  /** The first few by name, the others by their number and one hash. */
  #drawDeeds(deeds: readonly unknown[]): void {
    const packed: unknown[] = []
    let rest = 0
    for (let i = 0; i < deeds.length; i += 2) {
      const details = deeds[i + 1]
      const hash = details === undefined ? undefined : this.#hashDetails(details)
      if (i >= fewDeeds * 2) rest = mix(mix(rest, hash ?? 0), this.#hasher.once(deeds[i]))
      else packed.push(deeds[i], hash === undefined ? hash : shortened(hash, this.#digits))
    }
    const more = deeds.length / 2 - fewDeeds
    if (more > 0) packed.push(`+${more}`, shortened(rest, this.#digits))
    this.#draft.push('did', packed)
  }

  /** The same object is often told to several. */
  #hashDetails(details: unknown): number {
    if (details !== this.#details) {
      this.#detailsHash = this.#hasher.once(details)
      this.#details = details
    }
    return this.#detailsHash
  }
}

function textOfValue(value: unknown): string | undefined {
  if (value === undefined || typeof value === 'string') return value
  return JSON.stringify(value)
}

/** The part of a key, at the index where the key now stands. */
function partAt(parts: Part[], index: number, key: string): Part {
  const found = parts.findIndex((part, i) => i > index && part.key === key)
  const part = found < 0 ? { ...emptyNode(), key, name: `.${key}` } : (parts[found] as Part)
  if (found >= 0) parts.splice(found, 1)
  parts.splice(index, 0, part)
  return part
}
