import type { Actor, ActorOptions } from 'xstate'
import { ActorAddress, holdsAddress, replaceDeep } from './addresses.ts'
import { agrees, type Digest, unpack } from './digest.ts'
import { Digester } from './digester.ts'
import { compareDigests, type Divergence } from './divergence.ts'
import { Folds, type OnFold } from './fold.ts'
import { type LogEntry, stopType, threwType } from './format.ts'
import type { Effect, SystemHooks } from './hooks.ts'
import { ActorPaths, rootIdOf } from './paths.ts'
import type { RecordedLog } from './recordedLog.ts'
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  createHookedActor,
  deliver,
  hasEnded,
  relay,
  silenceErrors,
} from './xstate.ts'

/** Options of `replay`: those of XState's `createActor` that bear on state. */
export type ReplayOptions<TLogic extends AnyActorLogic> = Pick<
  ActorOptions<TLogic>,
  'id' | 'systemId' | 'inspect'
> & {
  /** Is told which fold is under way, so that logic can read its time and chance. */
  onFold?: OnFold
}

/** Is told which actors may have changed each time the system is at rest again. */
export type OnRest = (touched: readonly AnyActor[]) => void

interface Timer {
  fire: () => void
  /** Type of the event that it sends. */
  type: string
}

/** The log names something that this build does not have. */
class Missing extends Error {}

/**
 * Folds entries through a logic whose effects do not run: what effects did comes from the log.
 * An input goes together with the entries that were taken within it.
 */
export class Replayer implements SystemHooks {
  readonly actor: AnyActor
  /** The first entry at which the log and this build part, as far as it was folded. */
  divergence: Divergence | undefined
  readonly #paths: ActorPaths
  readonly #entries: readonly LogEntry[]
  readonly #onRest: OnRest
  readonly #digester: Digester
  readonly #folds: Folds
  readonly #pending = new Map<number, Timer>()
  #isFolding = false
  #isStarted = false
  #scheduling = ''
  #timers = 0
  #step = 0
  /** Entries before it are folded or under way. */
  #next = 0
  /** Where the entries end that belong to the input under way. */
  #end = 0

  constructor(
    logic: AnyActorLogic,
    { header, entries }: RecordedLog,
    options: ReplayOptions<AnyActorLogic>,
    onRest: OnRest,
  ) {
    const { onFold, ...actorOptions } = options
    this.#entries = entries
    this.#onRest = onRest
    const id = rootIdOf(logic, options)
    this.#paths = new ActorPaths(id)
    this.#digester = new Digester(this.#paths)
    this.#folds = new Folds(header, onFold)
    this.actor = createHookedActor(
      logic,
      {
        ...actorOptions,
        id,
        input: header.input,
        clock: this.#clock(),
      } as ActorOptions<AnyActorLogic>,
      this,
    )
  }

  /** Only the log makes time pass. */
  #clock() {
    return {
      setTimeout: (fire: () => void) => {
        const timer = ++this.#timers
        this.#pending.set(timer, { fire, type: this.#scheduling })
        return timer
      },
      clearTimeout: (timer: number) => void this.#pending.delete(timer),
    }
  }

  /** How many entries are folded. */
  get folded(): number {
    return this.#end
  }

  /** Starts the root; entries taken before and during its start are folded with it. */
  begin(): void {
    this.#open()
    while (this.#due()) this.#inject(this.#entries[this.#next++] as LogEntry)
    this.#isStarted = true
    this.#folds.begin(0, this.#entries[0]?.at ?? 0)
    ;(this.actor as Actor<AnyActorLogic>).start()
    this.#close()
  }

  /**
   * Folds the next input, and the entries that were taken within it.
   * @returns false when there is none
   */
  step(): boolean {
    const input = this.#entries[this.#end]
    if (!input) return false
    this.#end++
    this.#open()
    this.#next++
    this.#folds.begin(input.seq, input.at)
    this.#inject(input)
    this.#close()
    return true
  }

  #open(): void {
    while (this.#entries[this.#end]?.within !== undefined) this.#end++
    this.#step = 0
    this.#isFolding = true
  }

  #close(): void {
    this.#injectLeftOver()
    this.#isFolding = false
    this.#folds.suspend()
    this.#onRest(this.#digester.touched)
    const entry = this.#entries[this.#end - 1]
    if (entry?.digest) this.#compare(entry, entry.digest)
  }

  #inject(entry: LogEntry): void {
    try {
      this.#deliver(entry)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      this.#diverge(entry, entry.to, `takes ${entry.event.type}`, error.message)
    }
  }

  #deliver(entry: LogEntry): void {
    const { to, from, timer, event } = entry
    const target = this.#find(to)
    const source = from === undefined ? undefined : this.#paths.find(from)
    if (from !== undefined && !source) {
      this.#diverge(entry, from, `sends ${event.type}`, 'no such actor')
    }
    if (timer !== undefined) this.#fire(timer, event.type)
    else if (event.type === stopType && target === this.actor && from === undefined) target.stop()
    else relay(source, target, this.#localise(event))
  }

  #find(address: string): AnyActor {
    const actor = this.#paths.find(address)
    if (!actor) throw new Missing(`no actor at ${address}`)
    return actor
  }

  #fire(number: number, type: string): void {
    const timer = this.#pending.get(number)
    if (!timer) throw new Missing(`timer ${number} is not set`)
    if (timer.type !== type) throw new Missing(`timer ${number} sends ${timer.type}`)
    this.#pending.delete(number)
    timer.fire()
  }

  /** Actors in an event are those of this system. */
  #localise(event: AnyEventObject): AnyEventObject {
    if (!holdsAddress(event)) return event
    return replaceDeep(event, (object) =>
      object instanceof ActorAddress ? (this.#paths.find(object.address) ?? object) : undefined,
    ) as AnyEventObject
  }

  #diverge({ seq }: LogEntry, path: string, expected: string, found: string): void {
    this.divergence ??= { seq, path, expected, found }
  }

  /** A digest covers all that has changed since the one before. */
  #compare(entry: LogEntry, expected: Digest): void {
    const found = this.#digester.digest()
    if (this.divergence || agrees(found, expected)) return
    const absent = (path: string) => (this.#paths.find(path) ? 'unchanged' : 'no such actor')
    this.divergence = compareDigests(entry.seq, expected, unpack(found), absent)
  }

  /** Delivers what was taken at this very step of the input under way. */
  #injectDue(): void {
    for (let entry = this.#due(); entry; entry = this.#due()) {
      if (entry.event.type === threwType) return
      this.#next++
      this.#inject(entry)
    }
  }

  #due(): LogEntry | undefined {
    if (this.#next === this.#end) return undefined
    const entry = this.#entries[this.#next]
    return entry?.within === this.#step ? entry : undefined
  }

  #throwIfDue(actor: AnyActor): void {
    const entry = this.#due()
    if (entry?.event.type !== threwType || entry.to !== this.#paths.of(actor)) return
    this.#next++
    throw entry.event.error
  }

  #injectLeftOver(): void {
    while (this.#next < this.#end) {
      const entry = this.#entries[this.#next++] as LogEntry
      this.#diverge(
        entry,
        entry.to,
        `takes ${entry.event.type} while an effect is under way`,
        'no such effect',
      )
      if (entry.event.type !== threwType) this.#inject(entry)
    }
  }

  boundary(): void {
    this.#injectDue()
    this.#step++
  }

  created(actor: AnyActor): void {
    this.#paths.add(actor)
    this.#digester.touch(actor)
    silenceErrors(actor)
  }

  ended(actor: AnyActor): void {
    this.#digester.touch(actor)
  }

  folding(): boolean {
    return this.#isFolding
  }

  /** What views send to a replayed actor goes nowhere: only the log is delivered. */
  relay(_source: AnyActor | undefined, target: AnyActor, event: AnyEventObject): void {
    if (!this.#isFolding) return
    if (this.#isStarted) this.boundary()
    this.#digester.touch(target)
    if (!hasEnded(target)) deliver(target, event)
    if (this.#isStarted) this.boundary()
  }

  start(run: () => void): void {
    this.boundary()
    run()
    this.boundary()
  }

  stop(run: () => void): void {
    if (!this.#isFolding) return
    this.boundary()
    this.#digester.touch(this.actor)
    run()
    this.boundary()
  }

  effect<T>(actor: AnyActor, { name, inert }: Effect<T>): T {
    if (name) this.#digester.note(actor, name)
    this.boundary()
    this.#injectDue()
    try {
      this.#throwIfDue(actor)
      return inert()
    } finally {
      this.boundary()
    }
  }

  emit(actor: AnyActor, type: string): void {
    this.#digester.note(actor, `emit ${type}`)
    this.boundary()
    this.boundary()
  }

  listen(run: () => void): void {
    run()
  }

  scheduled(source: AnyActor, event: AnyEventObject, delay: number): void {
    this.#digester.note(source, `after ${delay} ${event.type}`)
    this.#scheduling = event.type
  }
}
