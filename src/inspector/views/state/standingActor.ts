import type { ActorInfo, Moment } from '../../replica.types.ts'
import { useAnswer } from '../asking.ts'

/** An actor at a moment: as it is then, or as it last was. */
export interface StandingActor {
  info: ActorInfo | undefined
  /** The moment of which its state is shown. */
  moment: Moment
  /** The entry at which it ended, of one that is gone. */
  endedAt: number | null
  /** It is not there yet, nor was it before. */
  isUnborn: boolean
}

/** Finds an actor at a moment; of one that is gone, what it last was. */
export function useStandingActor(moment: Moment, actor: string): StandingActor {
  const { value: actors } = useAnswer('actors', [moment])
  const info = actors?.find(({ path }) => path === actor)
  const isGone = actors !== undefined && info === undefined
  const aim = { kind: 'change', actor, path: 'status' } as const
  const ended = useAnswer('travel', isGone ? [moment.branch, moment.position, -1, aim] : undefined)
  const { value: here } = ended
  // an actor that ended in the very entry that is shown was there before it
  const endedAt = isGone && here != null ? here : null
  const last: Moment = { branch: moment.branch, position: (endedAt ?? 1) - 1, microstep: 0 }
  return {
    info,
    moment: endedAt === null ? moment : last,
    endedAt,
    isUnborn: isGone && here === null,
  }
}
