/** Records and replays any XState system. Imports nothing of the app. */

export type { Divergence } from './divergence.ts'
export type { Fold } from './fold.ts'
export type { LogEntry, LogHeader, Redact } from './format.ts'
export { EventLog } from './log.ts'
export { LogError, type LogReading, type ReadOptions, readLog, type Upcaster } from './read.ts'
export { type Recording, type RecordOptions, record } from './record.ts'
export type { RecordedLog } from './recordedLog.ts'
export { placeholder } from './redact.ts'
export { type Replay, replay } from './replay.ts'
export type { ReplayOptions } from './replayer.ts'
export { type ActorState, stateOf } from './state.ts'
