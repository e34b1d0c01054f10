import {
  selectIsBannerShown,
  selectIsChoosing,
} from '../../../machines/shell/consent/consent.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { ConsentBanner } from './ConsentBanner.tsx'

/** Asks what may be stored and counted, until that is decided, and again when the guest wants to. */
export function Consent() {
  const isAsking = useActorState('consent', selectIsBannerShown)
  const isChoosing = useActorState('consent', selectIsChoosing)
  return (isAsking || isChoosing) && <ConsentBanner isChoosing={isChoosing} />
}
