import type { AnyEventObject, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate'

/** One thing that happened to a machine and what it did, as its laws ask about it. */
export interface Step<TMachine extends AnyStateMachine> {
  /** Where it stood; undefined as it begins. */
  before: SnapshotFrom<TMachine> | undefined
  after: SnapshotFrom<TMachine>
  /** In ms since the epoch. */
  now: number
  /** What happened, if it is an event of that type. */
  on<T extends EventFromLogic<TMachine>['type']>(
    type: T,
  ): Extract<EventFromLogic<TMachine>, { type: T }> | undefined
  /** What a service answered, if that is what happened. */
  answered(slot: string): { output: unknown } | undefined
  /** With what a service failed, if that is what happened. */
  failed(slot: string): { error: unknown } | undefined
  /** Whether what happened is that one of its own timers fired. */
  fired: boolean
  /** What a service or child was begun with, each time. */
  began(slot: string): readonly unknown[]
  /** Whether a service or child is under way after it. */
  runs(slot: string): boolean
  /** What was told an actor at once, in order. */
  told(address: string): readonly AnyEventObject[]
  /** Whom anything was told at once, in order. */
  addressees: readonly string[]
  /** What an action that reaches outside was given, each time it was done. */
  did(action: string): readonly unknown[]
  /** The delays of the timers that were set, in ms, in order. */
  delays: readonly number[]
  /** The keys of the context that have another value now; all of them as it begins. */
  changed: readonly string[]
}

/** What every step of a machine obeys, by the sentence that says it. */
export type Laws<TMachine extends AnyStateMachine> = Readonly<
  Record<string, (step: Step<TMachine>) => boolean>
>

/** Laws of any machine. */
export type AnyLaws = Readonly<Record<string, (step: never) => boolean>>
