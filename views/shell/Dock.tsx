import { Suspense, use } from 'react'
import {
  selectIsInstallExplained,
  selectIsInstallOffered,
} from '../../machines/homescreen/homescreen.selectors.ts'
import { selectFirstBar } from '../../machines/statusBar/statusBar.selectors.ts'
import {
  selectIsUpdateOffered,
  selectIsUpdating,
} from '../../machines/updates/updates.selectors.ts'
import { useActorState } from '../environment.tsx'
import { once } from '../once.ts'
import { RetryBoundary } from '../RetryBoundary.tsx'

const loadNotices = once(() => import('./Notices.tsx'))

/** The place of short notices over the page's lower edge; their code comes with the first one. */
export function Dock() {
  const hasBar = useActorState('statusBar', selectFirstBar) !== undefined
  const isOffered = useActorState('homescreen', selectIsInstallOffered)
  const isExplained = useActorState('homescreen', selectIsInstallExplained)
  const isUpdateOffered = useActorState('updates', selectIsUpdateOffered)
  const isUpdating = useActorState('updates', selectIsUpdating)
  if (!hasBar && !isOffered && !isExplained && !isUpdateOffered && !isUpdating) return null
  return (
    <RetryBoundary fallback={() => null}>
      <Suspense>
        <LoadedNotices />
      </Suspense>
    </RetryBoundary>
  )
}

function LoadedNotices() {
  const { Notices } = use(loadNotices())
  return <Notices />
}
