import { selectShownRoute } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { NewsletterPage } from '../../account/newsletter/NewsletterPage.tsx'
import { useActorState } from '../../core/environment.tsx'
import { Page as ComingPage } from './ComingPage.tsx'

/** A special event: the one about newsletters is built, the others are still to come. */
export function Page() {
  const route = useActorState('navigation', selectShownRoute)
  const isAboutNewsletters =
    route?.name === 'event' && route.params.event === 'newsletter_unsubscribe'
  return isAboutNewsletters ? <NewsletterPage /> : <ComingPage />
}
