import { selectIsLoginRefused } from '../../../machines/account/guest/guest.selectors.ts'
import { useActorState } from '../environment.tsx'
import { type TextKey, useText } from './text.tsx'

/**
 * Why something could not be loaded.
 * @param text what is said of it as long as the login is not what was refused
 */
export function WhyFailed({ text: otherwise }: { text: TextKey }) {
  const text = useText()
  const isRefused = useActorState('guest', selectIsLoginRefused)
  return text(isRefused ? 'session.refused' : otherwise)
}
