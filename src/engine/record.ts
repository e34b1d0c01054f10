import type { Actor, ActorOptions } from 'xstate'
import { withoutActors } from './addresses.ts'
import { Folds, type OnFold } from './fold.ts'
import { logVersion, type Redact } from './format.ts'
import { rootIdOf } from './paths.ts'
import { RecordedLog } from './recordedLog.ts'
import { type Clock, Recorder } from './recorder.ts'
import { type AnyActorLogic, createHookedActor } from './xstate.ts'

/** Options of `record`: those of XState's `createActor`, and the log's. */
export type RecordOptions<TLogic extends AnyActorLogic> = ActorOptions<TLogic> & {
  /** The guest session, for the header. */
  session?: string
  /** The build, for the header. */
  build?: string
  /** Seeds the system's chance; drawn when absent. */
  seed?: string | number
  /** Milliseconds since the epoch; the clock's own `now`, else `Date.now`, by default. */
  now?: () => number
  /** Applied to every event that is written out. */
  redact?: Redact
  /** Is told which fold is under way, so that logic can read its time and chance. */
  onFold?: OnFold
}

/** A recorded actor and its log. */
export interface Recording<TLogic extends AnyActorLogic> {
  /** Not yet started. */
  actor: Actor<TLogic>
  log: RecordedLog
  /** Ends the recording; the actor goes on unrecorded. */
  stop(): void
}

/**
 * Makes an actor like XState's `createActor` and records every input that reaches it or any actor
 * of its system (contract §5 and §6).
 * @throws TypeError for the option `snapshot`: a log begins where its logic begins
 */
export function record<TLogic extends AnyActorLogic>(
  logic: TLogic,
  options: RecordOptions<TLogic> = {} as RecordOptions<TLogic>,
): Recording<TLogic> {
  if ('snapshot' in options && options.snapshot) {
    throw new TypeError("record: 'snapshot' is not possible, a log begins with its logic's start")
  }
  const { session = '', build = '', redact, onFold, input } = options
  const clock = (options.clock ?? realClock) as Clock & { now?(): number }
  const now = options.now ?? clock.now?.bind(clock) ?? Date.now
  const startedAt = Math.round(now())
  const header = {
    log: logVersion,
    id: crypto.randomUUID(),
    session,
    build,
    startedAt: new Date(startedAt).toISOString(),
    seed: options.seed ?? crypto.getRandomValues(new Uint32Array(1)).join(),
    ...(input === undefined ? {} : { input: withoutActors(input) }),
  }
  const id = rootIdOf(logic, options)
  const elapsed = () => Math.round(now()) - startedAt
  const recorder = new Recorder(id, new Folds(header, onFold), clock, elapsed)
  const actor = createHookedActor(
    logic,
    { ...options, id, clock: recorder.clock as never },
    recorder,
  )
  const settle = () => recorder.settle()
  const log = new RecordedLog(header, recorder.entries, { redact, settle })
  return { actor, log, stop: () => recorder.end() }
}

const realClock: Clock = {
  setTimeout: (run, delay) => setTimeout(run, delay),
  clearTimeout: (id) => clearTimeout(id),
}
