import type { ActorOptions } from 'xstate'
import type { OnFold } from './fold.ts'
import type { AnyActorLogic } from './xstate.ts'

/** Options of `replay`: those of XState's `createActor` that bear on state. */
export type ReplayOptions<TLogic extends AnyActorLogic> = Pick<
  ActorOptions<TLogic>,
  'id' | 'systemId' | 'inspect'
> & {
  /** The checkpoint from which it begins, by its seq; the first, or the app's start, when absent. */
  from?: number
  /** How many transitions of actors lie between two moments that are kept, at first; 512 when absent. */
  momentEvery?: number
  /** Is told which fold is under way, so that logic can read its time and chance. */
  onFold?: OnFold
  /** Whether it notes which entry led to which, and who was at work when. */
  ledger?: boolean
}
