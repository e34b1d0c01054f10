/** Records and replays any XState system. Imports nothing of the app. */

export { ActorAddress, Unrecorded } from './addresses.ts'
export { hashText } from './chance.ts'
export { type Checkpoint, CheckpointError } from './checkpoint.ts'
export type { Difference, DifferenceKind, Divergence } from './differences.ts'
export type { Fold } from './fold.ts'
export type { LogEntry, LogHeader, Redact } from './format.ts'
export type { Amount, KeepOptions, Sink } from './keepOptions.ts'
export { isCheckpoint, LineReader } from './lineReader.ts'
export { EventLog } from './log.ts'
export { LogError } from './logError.ts'
export { type LogBytes, LogFile, type Segment } from './logFile.ts'
export { OrderError, type TimerName } from './orders.ts'
export { type LogReading, readLog } from './read.ts'
export type { ReadOptions } from './readOptions.ts'
export { type Keeping, type Recording, type RecordOptions, record } from './record.ts'
export { type CheckpointLine, type RecordedLog, seqOf } from './recordedLog.ts'
export { placeholder } from './redact.ts'
export {
  type Inspector,
  type PartialReplay,
  type Replay,
  replay,
  replayInSteps,
  replayOnDemand,
} from './replay.ts'
export type { ReplayOptions } from './replayOptions.ts'
export { readCheckpoint } from './restore.ts'
export type { SeenActor, SeenTimer } from './seen.ts'
export { type ActorState, stateOf } from './state.ts'
export { pendingTimers } from './timers.ts'
export type { Upcaster } from './upcaster.ts'
export { isActor } from './xstate.ts'
