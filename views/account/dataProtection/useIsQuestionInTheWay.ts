import { selectIsDataProtectionAsked } from '../../../machines/account/dataProtection/dataProtection.selectors.ts'
import { selectShownPage } from '../../../machines/shell/navigation/navigation.selectors.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import { useActorState } from '../../core/environment.tsx'

const readingPages: ReadonlySet<PageName | null> = new Set(['terms', 'dataProtection', 'imprint'])

/** Whether the question stands before the page: everywhere but where the texts can be read. */
export function useIsQuestionInTheWay(): boolean {
  const isAsked = useActorState('dataProtection', selectIsDataProtectionAsked)
  const page = useActorState('navigation', selectShownPage)
  return isAsked && !readingPages.has(page)
}
