import type { ActorOptions } from 'xstate'
import { holdsAddress, withActors } from './addresses.ts'
import type { ActorRecord, Checkpoint } from './checkpoint.ts'
import { type Comparison, PartComparison } from './comparison.ts'
import { WholeComparison } from './comparison1.ts'
import { type DifferenceKind, Differences } from './differences.ts'
import { Effects, isWithin, type Point } from './effects.ts'
import { Folds, type OnFold } from './fold.ts'
import { droppedType, type LogEntry, type LogHeader, stopType, threwType } from './format.ts'
import type { Effect, Observer, SystemHooks } from './hooks.ts'
import { Ledger } from './ledger.ts'
import { Moments } from './moments.ts'
import { ActorPaths, rootIdOf } from './paths.ts'
import { restoreSystem } from './restore.ts'
import { rememberPlace, restorePlace } from './restorePlace.ts'
import { type SeenActor, type SeenTimer, seenActors, seenTimers } from './seen.ts'
import { pendingTimers, type Timer, TimerBook, timerName } from './timers.ts'
import { Watch } from './watch.ts'
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  createHookedActor,
  deliver,
  ghost,
  hasEnded,
  type InspectionEvent,
  inspectSystem,
  knowsAction,
  relay,
  silenceErrors,
  snapshotOf,
} from './xstate.ts'

/** Options of `replay`: those of XState's `createActor` that bear on state. */
export type ReplayOptions<TLogic extends AnyActorLogic> = Pick<
  ActorOptions<TLogic>,
  'id' | 'systemId' | 'inspect'
> & {
  /** The checkpoint from which it begins, by its seq; the first, or the app's start, when absent. */
  from?: number
  /** How many transitions of actors lie between two moments that are kept, at first; 512 when absent. */
  momentEvery?: number
  /** Is told which fold is under way, so that logic can read its time and chance. */
  onFold?: OnFold
  /** Whether it notes which entry led to which, and who was at work when. */
  ledger?: boolean
}

const defaultGap = 512

/** What is folded. */
export interface Story {
  header: LogHeader
  entries: readonly LogEntry[]
  /** Where it begins; with the app's start when absent. */
  checkpoint: Checkpoint | undefined
}

/**
 * Folds entries through a logic whose effects do not run: what effects did comes from the log.
 * An input goes together with the entries that were taken within it.
 */
export class Replayer implements SystemHooks {
  readonly actor: AnyActor
  readonly differences = new Differences()
  readonly watch = new Watch()
  readonly moments: Moments
  readonly paths: ActorPaths
  readonly ledger: Ledger | undefined
  readonly #timers = new TimerBook()
  readonly #entries: LogEntry[]
  readonly #header: LogHeader
  readonly #folds: Folds
  readonly #effects: Effects
  readonly #ghosts = new Map<string, AnyActor>()
  /** Until the log was folded once. */
  #comparison: Comparison | undefined
  #agreeing: readonly string[] = []
  #isFolding = false
  /** How many transitions were made since the last moment. */
  #transitions = 0
  #making: ActorRecord | undefined
  #at = 0
  /** Entries before it are folded or under way. */
  #end = 0
  /** Entries that were taken within the input under way and are not folded yet. */
  #nested: LogEntry[] = []
  /** The positions of all entries under way. */
  readonly #positions = new Map<LogEntry, number>()

  constructor(
    logic: AnyActorLogic,
    { header, entries, checkpoint }: Story,
    options: ReplayOptions<AnyActorLogic>,
  ) {
    const { onFold, from: _, momentEvery = defaultGap, ledger, ...actorOptions } = options
    const id = rootIdOf(logic, { id: options.id ?? header.rootId })
    this.#header = header
    this.#entries = [...entries]
    this.paths = new ActorPaths(id)
    this.ledger = ledger ? new Ledger(this.paths) : undefined
    this.#effects = new Effects(this.paths)
    this.#folds = new Folds(header, onFold, this.paths)
    this.#comparison = this.#compareWith(checkpoint)
    const systemId = options.systemId ?? header.systemId
    const rootOptions = {
      ...actorOptions,
      id,
      ...(systemId !== undefined && { systemId }),
      clock: stoppedClock,
    }
    const create = (more: object) =>
      createHookedActor(logic, { ...rootOptions, ...more } as never, this, this.#timers)
    if (checkpoint) {
      this.#at = checkpoint.at
      this.actor = this.#restore(checkpoint, create)
    } else {
      const { input, snapshot } = header
      this.actor = create({ input, snapshot: freshCopyOf(snapshot) })
      this.#begin()
    }
    this.moments = new Moments(this.paths, this.#timers, this.#end, momentEvery)
  }

  #compareWith(checkpoint: Checkpoint | undefined): Comparison {
    const { written, texts = 'exact', digest: start } = this.#header
    if (written !== 1) {
      const digests = { start: checkpoint ? undefined : start, entries: this.#entries }
      return new PartComparison(this.paths, texts, digests, this.differences)
    }
    const recorded = new Set<string>()
    for (const { digest } of this.#entries) for (const path in digest) recorded.add(path)
    return new WholeComparison(this.paths, recorded, this.differences)
  }

  /** How many entries are folded. */
  get folded(): number {
    return this.#end
  }

  /** Addresses of the actors that agree with the log at its end. */
  get agreeing(): readonly string[] {
    return this.#agreeing
  }

  /**
   * Folds all that is left; moments on the way are kept, and nothing is compared any more after it.
   * Gives at each moment how far it is.
   */
  *fold(): Generator<number, void> {
    while (this.#foldToMoment()) {
      this.moments.take(this.#end)
      yield this.#end
    }
    this.moments.conclude(this.#end)
    this.#agreeing = this.#comparison?.agreeing() ?? []
    this.#comparison = undefined
  }

  /** @returns false when the log is at its end */
  #foldToMoment(): boolean {
    this.#transitions = 0
    while (this.#transitions < this.moments.gap) if (!this.step()) return false
    return true
  }

  /** Goes on to a position; moments are kept where none were. */
  foldTo(position: number): void {
    while (this.#end < position && this.step()) {
      if (this.#end <= this.moments.last || this.#transitions < this.moments.gap) continue
      this.moments.take(this.#end)
      this.#transitions = 0
    }
  }

  /** More entries; those that belong to an input that is folded make that input be folded anew. */
  append(entries: readonly LogEntry[]): void {
    const length = this.#entries.length
    for (const entry of entries) this.#entries.push(entry)
    if (!entries[0]?.within) return
    let begin = length
    while (begin > 0 && this.#entries[begin]?.within) begin--
    this.moments.forgetAfter(begin)
    this.ledger?.forget(begin + 1)
    if (this.#end > begin) this.return(begin)
  }

  #restore(checkpoint: Checkpoint, create: (more: object) => AnyActor): AnyActor {
    const restorer = {
      paths: this.paths,
      timers: this.#timers,
      making: (record: ActorRecord) => {
        this.#making = record
      },
      missing: ({ name, src = '' }: ActorRecord, problem: string) => {
        const path = name.replace(/@\d+/g, '')
        this.#differ('missing', checkpoint.checkpoint, path, 'actor', `made from ${src}`, problem)
      },
    }
    const root = restoreSystem(checkpoint, ({ origin }) => create({ input: origin }), restorer)
    this.#making = undefined
    this.#comparison?.begin([...this.paths.all()])
    return root
  }

  /** Starts the root; entries taken before and during its start are folded with it. */
  #begin(): void {
    this.#open(0)
    const [first] = this.#nested
    this.#isFolding = true
    this.ledger?.begin(0)
    for (const entry of this.#nested.filter(({ within }) => within?.length === 0)) {
      this.#nested.splice(this.#nested.indexOf(entry), 1)
      this.#inject(entry)
    }
    this.#folds.begin(0, first?.at ?? 0)
    ;(this.actor as AnyActor).start()
    this.#close()
    if (this.#end === 0) this.#comparison?.compare(0, this.#header.digest)
  }

  /**
   * Folds the next input, and the entries that were taken within it.
   * @returns false when there is none
   */
  step(): boolean {
    const input = this.#entries[this.#end]
    if (!input) return false
    this.#open(this.#end + 1)
    this.#at = input.at
    this.#folds.begin(input.seq, input.at)
    this.#isFolding = true
    this.#inject(input)
    this.#close()
    return true
  }

  /** Gathers the entries that belong to the input before an index. */
  #open(index: number): void {
    this.#end = index
    this.#effects.begin()
    this.#positions.clear()
    const input = this.#entries[index - 1]
    if (input) this.#positions.set(input, index)
    for (let entry = this.#entries[index]; entry?.within; entry = this.#entries[this.#end]) {
      this.#nested.push(entry)
      this.#positions.set(entry, ++this.#end)
    }
  }

  #close(): void {
    if (this.#nested.length > 0) this.#injectLeftOver()
    this.#isFolding = false
    this.#folds.suspend()
    if (!this.#comparison) return
    const entry = this.#entries[this.#end - 1]
    if (entry?.digest) this.#comparison.compare(entry.seq, entry.digest)
  }

  #inject(entry: LogEntry): void {
    const ledger = this.ledger
    if (!ledger) {
      this.#take(entry)
      return
    }
    const outer = ledger.begin(this.#positions.get(entry) ?? 0)
    try {
      if (entry.within) ledger.cause(outer)
      this.#take(entry)
    } finally {
      if (entry.within) ledger.begin(outer)
    }
  }

  #take(entry: LogEntry): void {
    const { to, from, timer, event, seq } = entry
    if (event?.type === droppedType) return
    if (timer !== undefined) {
      this.#fire(entry, timer)
      return
    }
    const target = this.paths.find(to)
    if (!target) {
      this.#differ('missing', seq, to, 'actor', `takes ${event?.type}`, 'no such actor')
      return
    }
    if (event?.type === stopType && target === this.actor && from === undefined) {
      ;(target as AnyActor).stop()
      return
    }
    const source = from === undefined ? target : this.paths.find(from)
    if (this.ledger && source && this.paths.placeOf(source)?.hasEffects) {
      if (!entry.within) this.ledger.cause(this.ledger.toldAt(source))
    }
    relay(source, target, holdsAddress(event) ? this.#localise(event) : event)
  }

  #fire({ to, from = to, event, seq }: LogEntry, count: number): void {
    const source = this.paths.find(from)
    const timers = source ? pendingTimers(source) : []
    const timer = timerOf(timers, event?.type, count)
    if (!timer) {
      const part = timerName({ event, count: Math.max(1, count) })
      this.#differ('missing', seq, from, part, 'fires', source ? 'not set' : 'no such actor')
      return
    }
    this.ledger?.cause(this.ledger.setAt(timer))
    this.#timers.remove(timer)
    this.#comparison?.timed(timer, false)
    relay(timer.source, timer.target, timer.event)
    if (hasEnded(timer.source)) this.ended(timer.source)
  }

  /** Actors in an event are those of this system; one that is gone is an actor that has ended. */
  #localise(event: AnyEventObject): AnyEventObject {
    return withActors(event, (name) => {
      const found =
        this.paths.find(name) ?? this.#listed(this.actor, name) ?? this.#ghosts.get(name)
      if (found) return found
      const gone = ghost(this.actor, name)
      rememberPlace(this.paths, gone, name)
      this.#ghosts.set(name, gone)
      return gone
    }) as AnyEventObject
  }

  /** An actor that has ended may still be listed among the children of another. */
  #listed(actor: AnyActor, name: string): AnyActor | undefined {
    if (this.paths.identity(actor) === name) return actor
    const { children = {} } = snapshotOf(actor) ?? {}
    for (const child of Object.values(children)) {
      const found = child && this.#listed(child, name)
      if (found) return found
    }
    return undefined
  }

  #differ(
    kind: DifferenceKind,
    seq: number,
    path: string,
    part: string,
    expected: string,
    found: string,
  ): void {
    if (this.#comparison) this.differences.add({ kind, seq, path, part, expected, found })
  }

  /** Delivers what was taken during an effect, and lets it throw if it did. */
  #injectAt(point: Point): void {
    const { stem } = this.paths.placeOf(point.actor) ?? {}
    const knows = (action: string) => knowsAction(point.actor, action)
    const isDue = ({ within = [], to, from = to }: LogEntry) => {
      const [actor, effect] = within
      const name = actor === '' ? from : actor
      const isOfActor = name === (effect === undefined ? this.paths.of(point.actor) : stem)
      return name !== undefined && isOfActor && isWithin(within, point, knows)
    }
    for (let entry = this.#nested.find(isDue); entry; entry = this.#nested.find(isDue)) {
      this.#nested.splice(this.#nested.indexOf(entry), 1)
      if (entry.event?.type === threwType) throw entry.event.error
      this.#isFolding = true
      this.#folds.resume()
      try {
        this.#inject(entry)
      } finally {
        this.#isFolding = false
        this.#folds.suspend()
      }
    }
  }

  #injectLeftOver(): void {
    while (this.#nested.length > 0) {
      const entry = this.#nested.shift() as LogEntry
      const { within: [actor, name = ''] = [], to, from = to, event, seq } = entry
      const address = actor === '' ? from : actor
      if (address) {
        const part = `effect ${name}`
        this.#differ('missing', seq, address, part, `takes ${event?.type}`, 'no such effect')
      }
      if (event?.type !== threwType) this.#inject(entry)
    }
  }

  created(actor: AnyActor): string {
    const making = this.#making
    const { stem } = making ? restorePlace(this.paths, actor, making) : this.paths.add(actor)
    this.#comparison?.created(actor)
    if (this.ledger && !making && this.paths.placeOf(actor)?.hasEffects) this.ledger.tell(actor)
    silenceErrors(actor)
    return stem
  }

  restoring(): boolean {
    return this.#making !== undefined
  }

  ended(actor: AnyActor): void {
    if (pendingTimers(actor).length === 0) this.paths.remove(actor)
    this.moments?.ended(actor)
    this.#comparison?.touch(actor)
  }

  enter(actor: AnyActor, event?: unknown): AnyActor | undefined {
    this.#transitions++
    this.ledger?.enter(actor, event)
    this.#comparison?.touch(actor)
    return this.#folds.enter(actor)
  }

  leave(outer: AnyActor | undefined): void {
    this.ledger?.leave()
    this.#folds.enter(outer)
  }

  folding(): boolean {
    return this.#isFolding
  }

  /** What views send to a replayed actor goes nowhere: only the log is delivered. */
  relay(source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
    if (!this.#isFolding) return
    this.ledger?.send(event)
    if (source && source !== target && this.paths.placeOf(target)?.hasEffects) {
      this.ledger?.tell(target)
      this.#comparison?.did(source, `tell ${target.id} ${event?.type}`, event)
    }
    if (!hasEnded(target)) deliver(target, event)
  }

  start(run: () => void): void {
    if (this.#isFolding) run()
  }

  stop(run: () => void): void {
    if (!this.#isFolding) return
    this.#comparison?.touch(this.actor)
    run()
  }

  effect<T>(actor: AnyActor, { name, details, inert }: Effect<T>): T {
    if (this.#comparison && name !== 'start' && name !== 'receive') {
      this.#comparison.did(actor, name, details)
    }
    const wasFolding = this.#suspend()
    try {
      if (this.#nested.length > 0) this.#injectAt(this.#effects.next(actor, name))
      return inert()
    } finally {
      this.#resume(wasFolding)
    }
  }

  did(actor: AnyActor, deed: string, details: unknown): void {
    this.#comparison?.did(actor, deed, details)
  }

  notifying(actor: AnyActor): (() => void) | undefined {
    if (this.#nested.length === 0) return undefined
    this.#effects.notice(actor)
    const point = this.#effects.noticeOf(actor)
    return () => this.#outside(() => this.#injectAt(point))
  }

  subscribed(actor: AnyActor, observer: Observer): () => void {
    return this.watch.add(actor, this.paths.identity(actor), observer)
  }

  listen(_actor: AnyActor | undefined, run: () => void): void {
    this.#outside(run)
  }

  /** The system is not at work meanwhile: what is sent goes nowhere. */
  #outside(run: () => void): void {
    const wasFolding = this.#suspend()
    try {
      run()
    } finally {
      this.#resume(wasFolding)
    }
  }

  #suspend(): boolean {
    const wasFolding = this.#isFolding
    this.#isFolding = false
    this.#folds.suspend()
    return wasFolding
  }

  #resume(wasFolding: boolean): void {
    this.#isFolding = wasFolding
    if (wasFolding) this.#folds.resume()
  }

  scheduled(timer: Timer): void {
    timer.due = this.#at + timer.delay
    this.ledger?.set(timer)
    this.#comparison?.timed(timer, true)
  }

  cancelled(timer: Timer): void {
    this.#comparison?.timed(timer, false)
  }

  /** Goes back, or ahead, to a moment that is kept. */
  return(position: number): void {
    this.#end = this.moments.restore(position)
    this.#transitions = 0
  }

  /** Folds the next input while somebody watches, who is told at which position each thing came about. */
  watchStep(inspector: (event: InspectionEvent, position: number) => void): void {
    const input = this.#end + 1
    const end = inspectSystem(this.actor, (event) => inspector(event, this.ledger?.now ?? input))
    try {
      this.step()
    } finally {
      end()
    }
  }

  /** Runs something that reads time and chance as if while an entry is folded; it draws no actor's chance. */
  asIf(seq: number, at: number, run: () => void): void {
    const outer = this.#folds.enter(undefined)
    this.#folds.begin(seq, at)
    try {
      run()
    } finally {
      this.#folds.suspend()
      this.#folds.enter(outer)
    }
  }

  get seenActors(): SeenActor[] {
    return seenActors(this.paths)
  }

  get seenTimers(): SeenTimer[] {
    return seenTimers(this.paths, this.ledger)
  }

  /** Tells those who watch actors what these are now. */
  show(): void {
    this.watch.show((identity) => this.paths.find(identity))
  }
}

/** Only the log makes time pass. */
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined }

function timerOf(timers: readonly Timer[], type: string, count: number): Timer | undefined {
  const alike = timers.filter(({ event }) => event?.type === type)
  if (count > 0) return alike.find((timer) => timer.count === count)
  return alike.reduce<Timer | undefined>(
    (first, timer) => (first && first.due <= timer.due ? first : timer),
    undefined,
  )
}

/** XState changes a snapshot that it restores. */
function freshCopyOf(snapshot: unknown): unknown {
  return snapshot === undefined ? undefined : withActors(snapshot, (address) => address)
}
