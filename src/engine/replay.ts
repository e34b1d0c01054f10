import type { Actor, AnyActorRef } from 'xstate'
import type { Difference, Divergence } from './differences.ts'
import type { LogEntry } from './format.ts'
import type { CheckpointLine, RecordedLog } from './recordedLog.ts'
import type { ReplayOptions } from './replayOptions.ts'
import type { SeenActor, SeenTimer } from './seen.ts'
import { TimeTravel } from './timeTravel.ts'
import type { AnyActorLogic, InspectionEvent } from './xstate.ts'

/** A log folded through a logic, to be moved through. */
export interface Replay<TLogic extends AnyActorLogic> {
  /** The root as it is at `position`, with all its children; events sent to it go nowhere. */
  readonly actor: Actor<TLogic>
  /** How many entries are folded, `first` to `length`. */
  readonly position: number
  readonly length: number
  /** The position at which it begins: 0, or that of the checkpoint it was told to begin from. */
  readonly first: number
  /** Folds one more entry and returns it, undefined at the end. */
  step(): LogEntry | undefined
  /**
   * Goes to a position, forward or back.
   * @throws RangeError for a position that is not a whole number from `first` to `length`
   */
  seek(position: number): void
  /**
   * The same, an input at a time: who asks for the next decides when it is folded. Those who watch are told once it is
   * there; who goes elsewhere before leaves it.
   */
  seekInSteps(position: number): Generator<void, void>
  /**
   * The system at `position` as a checkpoint.
   * @throws CheckpointError for a system that cannot be written down, RangeError for a position within an input
   */
  checkpoint(): CheckpointLine
  /** Folds all that is left. */
  run(): void
  /**
   * The first entry at which the log and this build part: something that bears on state is otherwise
   * or missing. Undefined when they agree.
   */
  readonly divergence: Divergence | undefined
  /** All differences between the log and this build, each where it began, by actor and part. */
  readonly differences: readonly Difference[]
  /** Differences beyond those listed. */
  readonly moreDifferences: number
  /** Addresses of the actors that are at the log's end as it says. */
  readonly agreeing: readonly string[]
  /** The actors at `position`, parents before their children; those that have ended while their parents list them. */
  readonly actors: readonly SeenActor[]
  /** The timers that are pending at `position`. */
  readonly timers: readonly SeenTimer[]
  /** What is known of an actor of this system, undefined for any other. */
  seen(actor: AnyActorRef): SeenActor | undefined
  /**
   * The log goes on: these entries are folded when one goes there, and compared with nothing.
   */
  append(entries: readonly LogEntry[]): void
  /**
   * Folds the input at a position (with all that was taken within it) once more while an inspector
   * watches, and stays behind it.
   * @param inspector is told what comes about, and at which position
   */
  watch(position: number, inspector: Inspector): void
  /** Runs something that reads time and chance as if while the entry at a position is folded. */
  asIf(position: number, run: () => void): void
  /**
   * The position of the entry that led to one: the one it was taken within, the one that set its timer,
   * started the effect that sent it or told that effect something last; `first` for the start. Undefined for what
   * came from outside, and without the option `ledger`.
   */
  causeOf(position: number): number | undefined
  /** Positions at which the actors at a path were at work, in order; none without the option `ledger`. */
  workOf(path: string): readonly number[]
}

/** Is told what a system does, as XState tells inspectors. */
export type Inspector = (event: InspectionEvent, position: number) => void

/**
 * Folds a log through a logic without running any effect (contract §6). The whole log is folded at
 * once and compared with what was recorded; moments on the way are kept, and any other position is
 * folded from the nearest one.
 * @param logic the logic that was recorded, or today's version of it
 * @throws LogError for a checkpoint that cannot be read, RangeError for one that is not there
 */
export function replay<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: ReplayOptions<TLogic> = {},
): Replay<TLogic> {
  const folding = replayInSteps(logic, log, options)
  for (;;) {
    const step = folding.next()
    if (step.done) return step.value
  }
}

/** A replay as far as it is folded. */
export type PartialReplay = Pick<Replay<AnyActorLogic>, 'position' | 'length' | 'checkpoint'>

/**
 * The same, in steps: gives again and again how far it is folded, and the replay in the end. Who
 * asks for the next step decides when it is made.
 */
export function* replayInSteps<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: ReplayOptions<TLogic> = {},
): Generator<PartialReplay, Replay<TLogic>> {
  const travel = new TimeTravel(logic, log, options)
  yield* travel.fold()
  return travel
}

/**
 * A log to be moved through at once: what leads to a position is folded when somebody goes there, from the nearest of the
 * log's checkpoints, and compared with nothing.
 * @throws as `replay` does; a checkpoint that cannot be read when somebody goes there
 */
export function replayOnDemand<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: Omit<ReplayOptions<TLogic>, 'ledger'> = {},
): Replay<TLogic> {
  const travel = new TimeTravel(logic, log, options, false)
  travel.foldOnDemand()
  return travel
}
