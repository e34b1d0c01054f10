import type { AnyActorLogic, AnyEventObject, AnyStateMachine } from 'xstate'
import type { LogEntry, LogHeader, ReplayOptions, Upcaster } from '../../engine/index.ts'

/** How logs of a system are folded. */
export interface SystemParts {
  logic: AnyActorLogic
  replayOptions?: Pick<ReplayOptions<AnyActorLogic>, 'systemId' | 'id' | 'onFold'>
  upcasters?: readonly Upcaster[]
}

/** A system that the inspector knows: the app, or any other of XState. */
export interface InspectedSystem {
  name: string
  /**
   * Whether it made a log.
   * @param entries the first of them, as they were written
   */
  matches(header: LogHeader, entries: readonly LogEntry[]): boolean
  load(): Promise<SystemParts>
  /** Events of a type that its machines are known to take, beside those that a log holds. */
  samples?(
    machine: AnyStateMachine,
    type: string,
  ): readonly AnyEventObject[] | Promise<readonly AnyEventObject[]>
}
