import type { Moment } from '../../replica.types.ts'
import type { ActorInfo } from '../../replica.value.types.ts'
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
export function useStandingActor(moment: Moment, actor: string | null): StandingActor {
  const now = useAnswer('actors', [moment])
  const here = now.value?.find(({ path }) => path === actor)
  const isMissing = actor !== null && now.value !== undefined && here === undefined
  const ending = useAnswer('lastMoment', isMissing ? [moment, actor] : undefined)
  const last = isMissing ? ending.value : undefined
  const then = useAnswer('actors', last ? [last] : undefined)
  return {
    info: here ?? (last ? then.value?.find(({ path }) => path === actor) : undefined),
    moment: last ?? moment,
    endedAt: last ? last.position + 1 : null,
    isUnborn: last === null && !now.isAsking && !ending.isAsking,
  }
}
