import type { LogEntry } from '../../engine/index.ts'
import type { RowKind } from '../replica.types.ts'

/** The type of an event, also of one that is broken. */
export function typeOf(event: unknown): string {
  const { type } = (event ?? {}) as { type?: unknown }
  return typeof type === 'string' ? type : String(type)
}

/** Events that the engine made, or XState for an effect's own actor. */
const lifecycleTypes = new Set(['xstate.stop', 'engine.threw', 'engine.dropped'])
const effectTypes = /^xstate\.(promise|observable)\./

/** Where an input came from. */
export function kindOf({ timer, event, from, within }: LogEntry): RowKind {
  const type = typeOf(event)
  if (timer !== undefined) return 'timer'
  if (lifecycleTypes.has(type)) return 'lifecycle'
  const isOfEffect = from !== undefined || (within?.length ?? 0) > 0 || effectTypes.test(type)
  return isOfEffect ? 'effect' : 'outside'
}
