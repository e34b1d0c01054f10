import { expect } from 'vitest'
import { EventLog, type RecordedLog, type Replay, replay, stateOf } from '../index.ts'
import type { ReadOptions } from '../readOptions.ts'
import type { Recording } from '../record.ts'
import type { ReplayOptions } from '../replayOptions.ts'
import type { AnyActorLogic } from '../xstate.ts'

/** A replay run to its end. */
export function ran<TLogic extends AnyActorLogic>(
  logic: TLogic,
  log: RecordedLog,
  options: ReplayOptions<TLogic> = {},
): Replay<TLogic> {
  const replayed = replay(logic, log, options)
  replayed.run()
  return replayed
}

/** A log as it is read again. */
export function throughText({ log }: { log: RecordedLog }, options?: ReadOptions): EventLog {
  return EventLog.parse(log.toNDJSON(), options)
}

/** Replays in memory and through text; both must agree and end in the live state. */
export function expectSame<TLogic extends AnyActorLogic>(
  logic: TLogic,
  recording: Recording<TLogic>,
  options: ReplayOptions<TLogic> = {},
): Replay<TLogic>[] {
  return [recording.log, throughText(recording)].map((log) => {
    const replayed = ran(logic, log, options)
    expect(replayed.differences).toEqual([])
    expect(stateOf(replayed.actor)).toEqual(stateOf(recording.actor as never))
    return replayed
  })
}
