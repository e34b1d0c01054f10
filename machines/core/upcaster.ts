/** An event, as it stands in a log. */
type LoggedEvent = { type: string } & Record<string, unknown>

/** What a checkpoint in a log holds of an actor. */
type LoggedState = { name: string; status: string; value?: unknown; context?: unknown }

/**
 * How logs of older builds are read: one change to the events or machines since they were recorded.
 * It stands beside the events that it concerns and is listed in `upcasters.ts`; its test is an old
 * line, or the recorded sessions that need it.
 */
export type Upcaster = {
  /** The version of the events that it makes; the newest is `eventsVersion`. */
  version: number
} & (
  | {
      /** An event has another type or other fields, has become several, or is none any more. */
      changes: 'event'
      type: string
      /** Only what this actor took; `*` stands for the rest of an id. */
      to?: string
      as: (event: LoggedEvent) => LoggedEvent | readonly LoggedEvent[]
      /** Actors that take it instead, one after the other: what was one has become others. */
      takenBy?: readonly string[]
    }
  | {
      /** An actor, with all below it, has moved or has another id. */
      changes: 'actor'
      from: string
      to: string
      /** It also runs another logic with another input now. */
      remade?: true
    }
  | {
      /** There is no such actor any more, nor any below it: what it took counts no more. */
      changes: 'gone'
      actor: string
    }
  | {
      /** A key of a context, a timer or an action has another name: `.key`, `action NAME` … */
      changes: 'part'
      /** `*` stands for the rest of an id. */
      actor: string
      from: string
      /** Null when there is no such part any more. */
      to: string | null
      /** It is also made otherwise now: what the log says of it is not compared. */
      remade?: true
    }
  | {
      /** A machine's state is made otherwise: what checkpoints hold of it must follow. */
      changes: 'state'
      /** `*` stands for the rest of an id. */
      actor: string
      as: (state: LoggedState) => LoggedState
    }
)
