import { selectGuestName } from '../../../machines/account/guest/guest.selectors.ts'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import { supportLocale } from '../../../machines/shell/navigation/supportLocale.ts'
import { useActorState } from '../../core/environment.tsx'

/** Where the support's pages are, in a language that they have; they are told the name of a guest [NAV-43 SEO-2]. */
export function useSupportAddress(): string {
  const language = useActorState('app', selectLanguage)
  const name = useActorState('guest', selectGuestName)
  const address = `https://support.limelight.example/hc/${supportLocale(language)}`
  return name ? `${address}?name=${encodeURIComponent(name)}` : address
}
