import { Suspense, use } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Machines } from '../../../machines/core/address.ts'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { useActorState, useStateOfLater } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'

const loadInvited = once(() => import('./Invited.tsx'))

/** Stands here because the selectors' module would bring the area's code to every page. */
const selectIsInvited = ({ context }: SnapshotFrom<Machines['chatShows']>) =>
  context.invitation !== null

/** The place of an invitation to a private show; what it says comes with the first one [CHT-9]. */
export function Invitation() {
  const isInvited = useStateOfLater('chatShows', selectIsInvited, false)
  const isOnline = useActorState('app', selectIsOnline)
  if (!isInvited) return null
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense>
        <LoadedInvited />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedInvited() {
  const { Invited } = use(loadInvited())
  return <Invited />
}
