import { Suspense, use } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Machines } from '../../../machines/core/address.ts'
import { selectIsOnline } from '../../../machines/shell/app/app.selectors.ts'
import { withShapes } from '../../core/design/shapes.ts'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { DialogFailed } from '../../shell/modals/DialogFailed.tsx'
import { Waiting } from '../../shell/modals/Waiting.tsx'

const loadRoom = withShapes(() => import('./Room.tsx'))

/** Stands here because the selectors' module would bring the area's code to every page. */
const selectIsOpen = (snapshot: SnapshotFrom<Machines['liveChat']>) =>
  typeof snapshot.value === 'object' || snapshot.matches('interrupted')

/** The place of the room in which a live chat is; its code comes with the first one [CHT-1]. */
export function RoomPlace() {
  const isOpen = useStateOfLater('liveChat', selectIsOpen, false)
  const isOnline = useActorState('app', selectIsOnline)
  const liveChat = useAddress('liveChat')
  if (!isOpen) return null

  function leave() {
    liveChat.send({ type: 'liveChat.leaveRequested' })
    liveChat.send({ type: 'liveChat.closed' })
  }
  return (
    <FailureBoundary
      fallback={(retry) => <DialogFailed onRetry={retry} onClose={leave} />}
      retryOn={isOnline}
    >
      <Suspense fallback={<Waiting />}>
        <LoadedRoom />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedRoom() {
  const { Room } = use(loadRoom())
  return <Room />
}
