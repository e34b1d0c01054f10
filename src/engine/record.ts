import type { Actor } from 'xstate'
import { Keeper } from './keeper.ts'
import type { KeepOptions } from './keepOptions.ts'
import { fireTimer, sendTo, type TimerName } from './orders.ts'
import { RecordedLog } from './recordedLog.ts'
import { type Started, type StartOptions, startRecording } from './recording.ts'
import type { AnyActorLogic, AnyEventObject } from './xstate.ts'

/**
 * Options of `record`: those of XState's `createActor`, and the log's. With `redact`, texts count in
 * digests by their shape.
 */
export type RecordOptions<TLogic extends AnyActorLogic> = StartOptions<TLogic> & KeepOptions

/** A log as it is being recorded, and what can be asked of it. */
export interface Keeping {
  log: RecordedLog
  /**
   * Writes down the whole system as it is now; a log may begin there.
   * @returns the line, without its line break
   * @throws CheckpointError for a system that is not at rest, or that cannot be made again from a log
   */
  checkpoint(): string
  /** Hands everything that is finished to the sink. */
  flush(): void
  /**
   * Tells of each rest after an input, until it is ended. Who is told may read what is new with
   * `log.linesAfter`, but not at once: the input under way would wait for it.
   * @returns ends it
   */
  follow(told: () => void): () => void
  /**
   * Sends an event to an actor as the world outside does: it is an input.
   * @param address of the actor
   * @throws OrderError when no actor is there that takes events
   */
  sendTo(address: string, event: AnyEventObject): void
  /**
   * Lets a timer fire now in place of when it is due; in the log it has fired.
   * @throws OrderError when no such timer is pending
   */
  fireTimer(timer: TimerName): void
  /** Ends the recording; the actor goes on unrecorded. */
  stop(): void
}

/** A recorded actor and its log. */
export interface Recording<TLogic extends AnyActorLogic> extends Keeping {
  /** Not yet started. */
  actor: Actor<TLogic>
}

/**
 * Makes an actor like XState's `createActor` and records every input that reaches it or any actor
 * of its system (contract §5 and §6). With the option `snapshot` the log begins with that snapshot.
 */
export function record<TLogic extends AnyActorLogic>(
  logic: TLogic,
  options: RecordOptions<TLogic> = {} as RecordOptions<TLogic>,
): Recording<TLogic> {
  const started = startRecording(logic, {
    ...options,
    texts: options.texts ?? (options.redact ? 'shape' : 'exact'),
    ...(options.redact && { keys: options.keys ?? 'shape' }),
  })
  return { actor: started.actor, ...keepRecording(started, options) }
}

/** Keeps a recording that has begun, with all it has taken so far. */
export function keepRecording(started: Started, options: KeepOptions = {}): Keeping {
  const keeper = new Keeper(started, options)
  return {
    log: new RecordedLog(keeper),
    checkpoint: () => keeper.checkpoint(),
    flush: () => keeper.flush(),
    follow: (told) => keeper.follow(told),
    sendTo: (address, event) => sendTo(started, address, event),
    fireTimer: (timer) => fireTimer(started, timer),
    stop() {
      keeper.end()
      started.recorder.end()
    },
  }
}
