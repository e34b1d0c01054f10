import type { Actor, ActorOptions } from 'xstate'
import { ActorAddress, replaceDeep } from './codec.ts'
import { Digester, type PackedDigest, unpack } from './digest.ts'
import { compareDigests, type Divergence } from './divergence.ts'
import { Folds, type OnFold } from './fold.ts'
import type { Effect, SystemHooks } from './hooks.ts'
import { type LogEntry, type LogHeader, stopType, threwType } from './log.ts'
import { ActorPaths } from './paths.ts'
import { rootIdOf } from './record.ts'
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
export type OnRest = (touched: ReadonlySet<AnyActor>) => void

interface Timer {
  fire: () => void
  /** Type of the event that it sends. */
  type: string
}

/** The log names something that this build does not have. */
class Missing extends Error {}

/**
 * Folds entries through a logic whose effects do not run: what effects did comes from the log.
 * Entries go in groups: an input, and those taken within it.
 */
export class Replayer implements SystemHooks {
  readonly actor: AnyActor
  readonly paths: ActorPaths
  /** The first entry at which the log and this build part, as far as it was folded. */
  divergence: Divergence | undefined
  readonly #onRest: OnRest | undefined
  readonly #digester: Digester
  readonly #folds: Folds
  readonly #pending = new Map<number, Timer>()
  #isFolding = false
  #isStarted = false
  #scheduling = ''
  #timers = 0
  #step = 0
  #at = 0
  #group: readonly LogEntry[] = []
  #next = 0

  constructor(
    logic: AnyActorLogic,
    header: LogHeader,
    options: ReplayOptions<AnyActorLogic>,
    onRest?: OnRest,
  ) {
    const { onFold, ...actorOptions } = options
    this.#onRest = onRest
    const id = rootIdOf(logic, options)
    this.paths = new ActorPaths(id)
    this.#digester = new Digester(this.paths)
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

  /**
   * Starts the root.
   * @param entries those taken before and during its start
   */
  begin(entries: readonly LogEntry[]): void {
    this.#run(entries, () => {
      while (entries[this.#next]?.within === 0) this.#inject(entries[this.#next++] as LogEntry)
      this.#isStarted = true
      this.#folds.begin(0, this.#at)
      ;(this.actor as Actor<AnyActorLogic>).start()
    })
  }

  /**
   * Delivers an input.
   * @param entries the input, then those taken within it
   */
  apply(entries: readonly LogEntry[]): void {
    const [input] = entries
    if (!input) return
    this.#run(entries, () => {
      this.#next = 1
      this.#folds.begin(input.seq, this.#at)
      this.#inject(input)
    })
  }

  #run(entries: readonly LogEntry[], fold: () => void): void {
    this.#group = entries
    this.#next = 0
    this.#step = 0
    this.#at = entries[0]?.at ?? 0
    this.#isFolding = true
    try {
      fold()
      this.#injectLeftOver()
    } finally {
      this.#isFolding = false
      this.#folds.suspend()
    }
    this.#onRest?.(this.#digester.touched)
    const entry = entries.at(-1)
    // What a bare start changed belongs to the first entry's digest, as when it was recorded.
    if (entry) this.#compare(entry, this.#digester.digest())
  }

  #inject(entry: LogEntry): void {
    try {
      this.#deliver(entry)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      this.#diverge(entry, entry.to, `takes ${entry.event.type}`, error.message)
    }
  }

  #deliver({ to, from, timer, event }: LogEntry): void {
    const target = this.#find(to)
    const source = from === undefined ? undefined : this.#find(from)
    if (timer !== undefined) this.#fire(timer, event.type)
    else if (event.type === stopType && target === this.actor && !source) target.stop()
    else relay(source, target, this.#localise(event))
  }

  #find(address: string): AnyActor {
    const actor = this.paths.find(address)
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
    return replaceDeep(event, (object) =>
      object instanceof ActorAddress ? (this.paths.find(object.address) ?? object) : undefined,
    ) as AnyEventObject
  }

  #diverge({ seq }: LogEntry, path: string, expected: string, found: string): void {
    this.divergence ??= { seq, path, expected, found }
  }

  #compare(entry: LogEntry, packed: PackedDigest | undefined): void {
    if (this.divergence || !entry.digest) return
    const absent = (path: string) => (this.paths.find(path) ? 'unchanged' : 'no such actor')
    this.divergence = compareDigests(entry, packed ? unpack(packed) : {}, absent)
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
    const entry = this.#group[this.#next]
    return entry?.within === this.#step ? entry : undefined
  }

  #throwIfDue(actor: AnyActor): void {
    const entry = this.#due()
    if (entry?.event.type !== threwType || entry.to !== this.paths.of(actor)) return
    this.#next++
    throw entry.event.error
  }

  #injectLeftOver(): void {
    while (this.#next < this.#group.length) {
      const entry = this.#group[this.#next++] as LogEntry
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
    this.paths.add(actor)
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
