import { isPlainObject } from './addresses.ts'
import {
  type ActorDigest,
  fewDeeds,
  gone,
  type PackedDeeds,
  type PackedDigest,
  valueToText,
} from './digest.ts'
import { absentNode, emptyNode, type Hasher, type HashNode, mix, unhashed, unset } from './hash.ts'
import type { ActorPaths } from './paths.ts'
import { pendingTimers, type Timer, timerName } from './timers.ts'
import {
  type AnyActor,
  type AnySnapshot,
  historyOf,
  originOf,
  snapshotOf,
  sourceNameOf,
} from './xstate.ts'

interface Part extends HashNode {
  /** As it stands in digests: `.key`. */
  name: string
  key: string
}

/** An actor as last digested, and what has happened to it since. */
interface Portrait {
  isTouched: boolean
  isNew: boolean
  snapshot: AnySnapshot | undefined
  value: string | undefined
  status: string
  keys: Part[]
  context: HashNode
  output: HashNode
  error: HashNode
  deeds: PackedDeeds | undefined
  deedCount: number
  /** Name and hash of timers that were set, or gone, in turn. */
  timers: (string | number)[] | undefined
}

/** An actor carries its portrait: it is looked at after every input, and a WeakMap is slow. */
const portraitKey = Symbol('portrait')

type Portrayed = AnyActor & { [portraitKey]?: Portrait | undefined }

const newPortrait = (): Portrait => ({
  isTouched: false,
  isNew: true,
  snapshot: undefined,
  value: undefined,
  status: 'active',
  keys: [],
  context: absentNode(),
  output: absentNode(),
  error: absentNode(),
  deeds: undefined,
  deedCount: 0,
  timers: undefined,
})

/** Collects what inputs do to the actors of a system and digests it when the system is at rest. */
export class Digester {
  readonly #paths: ActorPaths
  readonly #hasher: Hasher
  readonly #touched: Portrayed[] = []
  readonly #draft: PackedDigest = []
  #details: unknown
  #detailsHash = 0

  constructor(paths: ActorPaths, hasher: Hasher) {
    this.#paths = paths
    this.#hasher = hasher
  }

  /** Actors that may have changed since the last digest. */
  get touched(): readonly AnyActor[] {
    return this.#touched
  }

  /** The actor may have changed. */
  touch(actor: Portrayed): void {
    let portrait = actor[portraitKey]
    if (!portrait) {
      portrait = newPortrait()
      actor[portraitKey] = portrait
    }
    if (portrait.isTouched) return
    portrait.isTouched = true
    this.#touched.push(actor)
  }

  /** The actor did something that its state does not show. */
  did(actor: Portrayed, deed: string, details?: unknown): void {
    this.touch(actor)
    const portrait = actor[portraitKey] as Portrait
    const hash = details === undefined ? undefined : this.#hashDetails(details)
    portrait.deeds ??= []
    const { deeds } = portrait
    const few = fewDeeds * 2
    if (++portrait.deedCount <= fewDeeds) {
      deeds.push(deed, hash)
    } else {
      deeds[few] = `+${portrait.deedCount - fewDeeds}`
      const earlier = (deeds[few + 1] as number | undefined) ?? 0
      deeds[few + 1] = mix(mix(earlier, hash ?? 0), this.#hasher.once(deed))
    }
  }

  /** The same object is often told to several. */
  #hashDetails(details: unknown): number {
    if (details !== this.#details) {
      this.#detailsHash = this.#hasher.once(details)
      this.#details = details
    }
    return this.#detailsHash
  }

  /** The actor set a timer, or one of its timers fired or was cancelled. */
  timed(timer: Timer, isPending: boolean): void {
    const actor: Portrayed = timer.source
    this.touch(actor)
    const portrait = actor[portraitKey] as Portrait
    portrait.timers ??= []
    portrait.timers.push(timerName(timer), isPending ? this.#hashTimer(timer) : gone)
  }

  #hashTimer({ source, target, event, delay }: Timer): number {
    const to = target === source ? 0 : this.#hasher.once(target)
    return mix(mix(this.#hasher.once(delay), to), this.#hasher.once(event))
  }

  /** What has changed since the last digest. */
  digest(): PackedDigest {
    const draft = this.#draft
    for (const actor of this.#touched) {
      const start = draft.length
      draft.push(this.#paths.of(actor), 0)
      this.#draw(actor)
      const parts = (draft.length - start - 2) / 2
      if (parts === 0) draft.length = start
      else draft[start + 1] = parts
    }
    this.#touched.length = 0
    this.#details = undefined
    const digest = draft.slice()
    draft.length = 0
    return digest
  }

  /** Takes every actor as digested in the state in which it is now. */
  begin(actors: Iterable<Portrayed>): void {
    this.#touched.length = 0
    for (const actor of actors) {
      actor[portraitKey] = undefined
      this.touch(actor)
      for (const timer of pendingTimers(actor)) this.timed(timer, true)
    }
    this.digest()
  }

  /** All parts of an actor as they are now. */
  partsOf(actor: Portrayed): ActorDigest {
    const portrait = actor[portraitKey]
    const parts: ActorDigest = {}
    if (!portrait) return parts
    const { value, status, keys, context, output, error, snapshot } = portrait
    parts.status = status
    if (value !== undefined) parts.value = value
    for (const part of keys) parts[part.name] = valueToText(part.hash)
    if (isHashed(context)) parts.context = valueToText(context.hash)
    if (isHashed(output)) parts.output = valueToText(output.hash)
    if (isHashed(error)) parts.error = valueToText(error.hash)
    const history = snapshot && historyOf(snapshot)
    if (history) parts.history = valueToText(this.#hasher.once(history))
    for (const timer of pendingTimers(actor)) {
      parts[timerName(timer)] = valueToText(this.#hashTimer(timer))
    }
    return parts
  }

  /** The hash of a value that is looked at once, as it is written. */
  textOf(value: unknown): string {
    return valueToText(this.#hasher.once(value)) as string
  }

  #draw(actor: Portrayed): void {
    const portrait = actor[portraitKey] as Portrait
    const draft = this.#draft
    portrait.isTouched = false
    if (portrait.isNew) this.#drawOrigin(actor, portrait)
    const snapshot = snapshotOf(actor)
    if (snapshot && snapshot !== portrait.snapshot) {
      this.#drawState(portrait, snapshot)
      portrait.snapshot = snapshot
    }
    if (portrait.timers) this.#drawTimers(portrait.timers)
    if (portrait.deeds) draft.push('did', portrait.deeds)
    portrait.timers = undefined
    portrait.deeds = undefined
    portrait.deedCount = 0
  }

  #drawOrigin(actor: AnyActor, portrait: Portrait): void {
    portrait.isNew = false
    this.#draft.push('src', sourceNameOf(actor) ?? '')
    const { input } = originOf(actor)
    if (input !== undefined) this.#draft.push('input', this.#hasher.once(input))
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
    if (!earlier || earlier.context !== snapshot.context) this.#drawContext(portrait, snapshot)
    if (snapshot.output !== portrait.output.value)
      this.#drawPlace('output', portrait.output, snapshot.output)
    if (snapshot.error !== portrait.error.value)
      this.#drawPlace('error', portrait.error, snapshot.error)
    if (earlier?.historyValue !== snapshot.historyValue) {
      const history = historyOf(snapshot)
      if (history) draft.push('history', this.#hasher.once(history))
    }
  }

  #drawPlace(name: string, place: HashNode, value: unknown): void {
    const before = place.hash
    const hash = this.#hasher.of(place, value)
    if (!Object.is(before, hash)) this.#draft.push(name, hash)
  }

  #drawContext(portrait: Portrait, { context }: AnySnapshot): void {
    const { length } = this.#draft
    try {
      const isKeyed = isPlainObject(context)
      if (isKeyed || portrait.keys.length > 0) this.#drawKeys(portrait.keys, isKeyed ? context : {})
      if (!isKeyed) this.#drawPlace('context', portrait.context, context)
    } catch {
      this.#draft.length = length
      this.#draft.push('context', unhashed)
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
        const hash = this.#hasher.of(part, value)
        if (isNew || !Object.is(before, hash)) draft.push(part.name, hash)
      }
      i++
    }
    for (let last = parts.length; last > i; last--) draft.push((parts.pop() as Part).name, gone)
  }

  #drawTimers(timers: (string | number)[]): void {
    for (let i = 0; i < timers.length; i += 2) {
      const name = timers[i]
      if (timers.indexOf(name as string, i + 2) >= 0) continue
      this.#draft.push(name, timers[i + 1])
    }
  }
}

function isHashed(place: HashNode): boolean {
  return place.value !== undefined
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
