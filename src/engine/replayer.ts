import { withActors } from './addresses.ts'
import { type Checkpoint, writeCheckpoint } from './checkpoint.ts'
import { type Comparison, PartComparison } from './comparison.ts'
import { WholeComparison } from './comparison1.ts'
import type { Differences } from './differences.ts'
import { Folding } from './folding.ts'
import type { LogEntry, LogHeader } from './format.ts'
import { Ledger } from './ledger.ts'
import { Moments } from './moments.ts'
import { ActorPaths, rootIdOf } from './paths.ts'
import { momentFrom, remake } from './remake.ts'
import type { ReplayOptions } from './replayOptions.ts'
import { type SeenActor, type SeenTimer, seenActors, seenTimers } from './seen.ts'
import {
  type AnyActor,
  type AnyActorLogic,
  createHookedActor,
  type InspectionEvent,
  inspectSystem,
} from './xstate.ts'

const defaultGap = 512

/** What is folded. */
export interface Story {
  header: LogHeader
  entries: readonly LogEntry[]
  /** Where it begins; with the app's start when absent. */
  checkpoint: Checkpoint | undefined
  /** Whether what it folds to is held against what was recorded. */
  isCompared: boolean
}

/** A checkpoint at its position, read when somebody goes there. */
export interface PlacedCheckpoint {
  position: number
  read: () => Checkpoint
}

/**
 * Folds entries through a logic whose effects do not run, compares them with what was recorded, and goes
 * to any position. An input goes together with the entries that were taken within it.
 */
export class Replayer {
  readonly actor: AnyActor
  readonly moments: Moments
  readonly paths: ActorPaths
  readonly ledger: Ledger | undefined
  readonly #folding: Folding
  readonly #entries: LogEntry[]
  readonly #header: LogHeader
  #agreeing: readonly string[] = []
  /** Entries before it are folded or under way. */
  #end = 0

  constructor(
    logic: AnyActorLogic,
    { header, entries, checkpoint, isCompared }: Story,
    options: ReplayOptions<AnyActorLogic>,
  ) {
    const { onFold, from: _, momentEvery = defaultGap, ledger, ...actorOptions } = options
    const id = rootIdOf(logic, { id: options.id ?? header.rootId })
    this.#header = header
    this.#entries = [...entries]
    this.paths = new ActorPaths(id)
    this.ledger = ledger ? new Ledger(this.paths) : undefined
    const folding = new Folding(header, this.paths, onFold, this.ledger)
    this.#folding = folding
    if (isCompared) folding.comparison = this.#compareWith(checkpoint)
    const systemId = options.systemId ?? header.systemId
    const rootOptions = {
      ...actorOptions,
      id,
      ...(systemId !== undefined && { systemId }),
      clock: stoppedClock,
    }
    const create = (more: object) =>
      createHookedActor(logic, { ...rootOptions, ...more } as never, folding, folding.timers)
    if (checkpoint) {
      this.actor = remake(folding, checkpoint, ({ origin }) => create({ input: origin }))
      folding.root = this.actor
      folding.comparison?.begin([...this.paths.all()])
    } else {
      const { input, snapshot } = header
      this.actor = create({ input, snapshot: freshCopyOf(snapshot) })
      folding.root = this.actor
      this.#begin()
    }
    this.moments = new Moments(this.paths, folding.timers, this.#end, momentEvery)
    folding.moments = this.moments
  }

  /** Where the log and this build part. */
  get differences(): Differences {
    return this.#folding.differences
  }

  #compareWith(checkpoint: Checkpoint | undefined): Comparison {
    const { written, digest: start } = this.#header
    if (written !== 1) {
      const digests = { start: checkpoint ? undefined : start, entries: this.#entries }
      return new PartComparison(this.paths, this.#header, digests, this.differences)
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
    this.#agreeing = this.#folding.comparison?.agreeing() ?? []
    this.#folding.comparison = undefined
  }

  /** @returns false when the log is at its end */
  #foldToMoment(): boolean {
    this.#folding.transitions = 0
    while (this.#folding.transitions < this.moments.gap) if (!this.step()) return false
    return true
  }

  /** What lies behind these checkpoints is folded from them when somebody goes there. */
  beginAt(checkpoints: readonly PlacedCheckpoint[]): void {
    for (const { position, read } of checkpoints)
      this.moments.promise(position, momentFrom(this.#folding, read))
  }

  /** Goes on to a position, one input at a time; moments are kept where none were. */
  *foldTo(position: number): Generator<void, void> {
    while (this.#end < position && this.step()) {
      yield
      if (this.#folding.transitions < this.moments.gap) continue
      if (this.moments.before(this.#end) < this.#end) this.moments.take(this.#end)
      this.#folding.transitions = 0
    }
  }

  /**
   * Writes down the system as it stands.
   * @throws CheckpointError when it cannot be
   */
  checkpoint(seq: number, at: number): string {
    const { paths, timers } = this.#folding
    return writeCheckpoint({ paths, timers }, seq, at)
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

  #begin(): void {
    const { comparison } = this.#folding
    this.#end = this.#folding.open(this.#entries, 0)
    this.#folding.begin(this.actor, this.#entries[this.#end - 1])
    if (this.#end === 0) comparison?.compare(0, this.#header.digest)
  }

  /**
   * Folds the next input, and the entries that were taken within it.
   * @returns false when there is none
   */
  step(): boolean {
    const input = this.#entries[this.#end]
    if (!input) return false
    this.#end = this.#folding.open(this.#entries, this.#end + 1)
    this.#folding.fold(input, this.#entries[this.#end - 1])
    return true
  }

  /** Goes back, or ahead, to a moment that is kept. */
  return(position: number): void {
    this.#end = this.moments.restore(position)
    this.#folding.transitions = 0
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
    const outer = this.#folding.folds.enter(undefined)
    this.#folding.folds.begin(seq, at)
    try {
      run()
    } finally {
      this.#folding.folds.suspend()
      this.#folding.folds.enter(outer)
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
    this.#folding.watch.show((identity) => this.paths.find(identity))
  }
}

/** Only the log makes time pass. */
const stoppedClock = { setTimeout: () => 0, clearTimeout: () => undefined }

/** XState changes a snapshot that it restores. */
function freshCopyOf(snapshot: unknown): unknown {
  return snapshot === undefined ? undefined : withActors(snapshot, (address) => address)
}
