import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import { pathOf, type Route } from '../../../machines/shell/navigation/routes.ts'
import { useActorState } from '../../core/environment.tsx'

/** Builds the address of a route in the interface's language, as a link takes it. */
export function useHref(): (route: Route) => string {
  const language = useActorState('app', selectLanguage)
  return (route) => pathOf(route, language)
}
