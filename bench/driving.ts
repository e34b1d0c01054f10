import { type AnyActorLogic, createActor } from 'xstate'
import { setFold } from '../machines/core/clock.ts'
import {
  EventLog,
  type Recording,
  type RecordOptions,
  type Replay,
  record,
  replay,
} from '../src/engine/index.ts'
import type { Create, Mix } from './mixes.ts'

/** Drives a mix unrecorded. */
export function driveLive({ drive }: Mix, inputs: number): void | Promise<void> {
  return drive((logic, options) => createActor(logic, options as never), inputs)
}

/** Drives a mix recorded. */
export async function driveRecorded(
  { drive }: Mix,
  inputs: number,
  recordOptions: Partial<RecordOptions<AnyActorLogic>> = {},
  pass?: (count: number) => void,
): Promise<Recording<AnyActorLogic>> {
  let recording: unknown
  const create: Create = (logic, options) => {
    const made = record(logic, { ...options, ...recordOptions, onFold: setFold } as never)
    recording = made
    return made.actor
  }
  await drive(create, inputs, pass)
  return recording as Recording<AnyActorLogic>
}

/** The log of a mix, as it is when it went through text. */
export async function logOf(mix: Mix, inputs: number): Promise<EventLog> {
  const { log } = await driveRecorded(mix, inputs)
  return EventLog.parse(log.toNDJSON())
}

/** @throws Error when the replay is not what was recorded */
export function replayWhole({ name, logic }: Mix, log: EventLog): Replay<AnyActorLogic> {
  const replayed = replay(logic, log, { onFold: setFold })
  const { divergence, length } = replayed
  if (divergence || length !== log.entries.length) {
    throw new Error(`the replay of '${name}' is not the recording: ${JSON.stringify(divergence)}`)
  }
  return replayed
}
