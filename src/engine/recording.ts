import type { Actor, ActorOptions } from 'xstate'
import { Capture } from './capture.ts'
import { Folds, type OnFold } from './fold.ts'
import { type LogHeader, logVersion } from './format.ts'
import { ActorPaths, rootIdOf } from './paths.ts'
import { type Clock, Recorder } from './recorder.ts'
import { Tape } from './tape.ts'
import { TimerBook } from './timers.ts'
import { type AnyActorLogic, createHookedActor } from './xstate.ts'

/** What a recording begins with: options of XState's `createActor`, and the log's. */
export type StartOptions<TLogic extends AnyActorLogic> = ActorOptions<TLogic> & {
  /** The guest session, for the header. */
  session?: string
  /** The build, for the header: a hash of its contents. */
  build?: string
  /** The version of the events, for the header: upcasters begin from there. */
  events?: number
  /** Seeds the system's chance; drawn when absent. */
  seed?: string | number
  /** Milliseconds since the epoch; the clock's own `now`, else `Date.now`, by default. */
  now?: () => number
  /**
   * How texts count in digests: each by itself, or by its shape, so that a redacted log digests like
   * the live state.
   */
  texts?: 'exact' | 'shape'
  /** How keys of objects count in digests, as `texts` do. */
  keys?: 'exact' | 'shape'
  /** Keys of objects within which numbers count by their shape and flags not at all. */
  untold?: readonly string[]
  /** How many digits of base 36 a hash has in digests, 1 to 5; five when absent. */
  digits?: number
  /** Is told which fold is under way, so that logic can read its time and chance. */
  onFold?: OnFold
}

/** A recording that has begun; what becomes of it is up to a `Keeper`. */
export interface Started<TLogic extends AnyActorLogic = AnyActorLogic> {
  /** Not yet started. */
  actor: Actor<TLogic>
  recorder: Recorder
  tape: Tape
  system: { paths: ActorPaths; timers: TimerBook }
}

/**
 * Makes an actor like XState's `createActor` and takes every input that reaches it or any actor of
 * its system. Nothing is written: a page that has just begun does without what `record` brings along.
 */
export function startRecording<TLogic extends AnyActorLogic>(
  logic: TLogic,
  options: StartOptions<TLogic> = {} as StartOptions<TLogic>,
): Started<TLogic> {
  const { onFold } = options
  const clock = (options.clock ?? realClock) as Clock & { now?(): number }
  const now = options.now ?? clock.now?.bind(clock) ?? Date.now
  const startedAt = Math.round(now())
  const header = headerOf(options, startedAt)
  const id = rootIdOf(logic, options)
  const paths = new ActorPaths(id)
  const timers = new TimerBook()
  const tape = new Tape(header)
  const recorder = new Recorder({
    paths,
    folds: new Folds(header, onFold, paths),
    clock,
    elapsed: () => Math.round(now()) - startedAt,
    tape,
  })
  const actor = createHookedActor(
    logic,
    { ...options, id, clock: clock as never },
    recorder,
    timers,
  )
  return { actor, recorder, tape, system: { paths, timers } }
}

function headerOf(options: StartOptions<AnyActorLogic>, startedAt: number): LogHeader {
  const { session = '', build = '', events, seed, id, systemId, input, snapshot } = options
  const capture = new Capture(() => 'elsewhere')
  return {
    log: logVersion,
    id: randomId(),
    session,
    build,
    ...(events !== undefined && { events }),
    startedAt: new Date(startedAt).toISOString(),
    seed: seed ?? randomId(),
    ...(id !== undefined && { rootId: id }),
    ...(systemId !== undefined && { systemId }),
    texts: options.texts ?? 'exact',
    ...(options.keys && { keys: options.keys }),
    ...(options.untold && { untold: options.untold }),
    ...(options.digits && { digits: options.digits }),
    ...(input !== undefined && { input: capture.of(input as unknown).value }),
    ...(snapshot !== undefined && { snapshot: capture.of(snapshot as unknown).value }),
  }
}

/** A random UUID; pages without a secure context have no `crypto.randomUUID`. */
function randomId(): string {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> }
  if (crypto?.randomUUID) return crypto.randomUUID()
  const digit = () => Math.floor(Math.random() * 16).toString(16)
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, digit)
}

const realClock: Clock = {
  setTimeout: (run, delay) => setTimeout(run, delay),
  clearTimeout: (id) => clearTimeout(id),
}
