import type { ReactNode } from 'react'
import {
  selectIsLoadingSession,
  selectIsLoggedIn,
} from '../../../machines/account/guest/guest.selectors.ts'
import { selectShownPage } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PageHead } from '../navigation/PageHead.tsx'
import { PageNotice } from '../navigation/PageNotice.tsx'
import { PageSkeleton } from '../navigation/PageSkeleton.tsx'

/**
 * A room of the personal area: its contents for the guest, an invitation to log in for a visitor
 * [NAV-4].
 */
export function PersonalRoom({ title, children }: { title: string; children: ReactNode }) {
  const text = useAreaText('shell')
  const isLoggedIn = useActorState('guest', selectIsLoggedIn)
  const isLoading = useActorState('guest', selectIsLoadingSession)
  const page = useActorState('navigation', selectShownPage)
  if (isLoggedIn) return children
  if (isLoading) {
    return (
      <>
        <VisuallyHidden>{text('personal.loading')}</VisuallyHidden>
        <PageSkeleton page={page} />
      </>
    )
  }
  return (
    <PageNotice title={text('personal.title')} actions={<LoginOffer isProminent />}>
      <PageHead title={title} description={text('personal.title')} isUnlisted />
      {text('personal.lead', { title })}
    </PageNotice>
  )
}
