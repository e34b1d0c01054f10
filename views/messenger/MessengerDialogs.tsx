import { Suspense, use } from 'react'
import { selectPictureKey } from '../../machines/messenger/messenger/messenger.selectors.ts'
import { selectSharedVideoId } from '../../machines/messenger/videoShare/videoShare.selectors.ts'
import { selectIsOnline } from '../../machines/shell/app/app.selectors.ts'
import type { Contained } from '../core/areaViews.ts'
import { useActorState, useAddress } from '../core/environment.tsx'
import { FailureBoundary } from '../core/FailureBoundary.tsx'
import { once } from '../core/once.ts'
import { Opened } from '../shell/modals/Opened.tsx'
import { useFloats } from './notifications/useNotifications.ts'

const loadFloats = once(() => import('./notifications/FloatingNotifications.tsx'))
const loadPictures = once(() => import('./conversation/PictureViewer.tsx'))
const loadVideoShare = once(() => import('./videoShare/VideoShareDialog.tsx'))

/** What is shared, a picture of a conversation, and what was told, over the page. */
export function Dialogs({ container }: Contained) {
  const videoShare = useAddress('videoShare')
  const messenger = useAddress('messenger')
  const hasPicture = Boolean(useActorState('messenger', selectPictureKey))
  const isSharing = useActorState('videoShare', selectSharedVideoId) !== null
  return (
    <>
      {isSharing && (
        <Opened
          load={loadVideoShare}
          container={container}
          onClose={() => videoShare.send({ type: 'videoShare.closeRequested' })}
        />
      )}
      {hasPicture && (
        <Opened
          load={loadPictures}
          container={container}
          onClose={() => messenger.send({ type: 'messenger.pictureClosed' })}
        />
      )}
      <Floating />
    </>
  )
}

/** Notifications over the page: nothing is lost when their code does not come, for the menu has them. */
function Floating() {
  const hasFloats = useFloats().length > 0
  const isOnline = useActorState('app', selectIsOnline)
  if (!hasFloats) return null
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense>
        <LoadedFloats />
      </Suspense>
    </FailureBoundary>
  )
}

function LoadedFloats() {
  const { FloatingNotifications } = use(loadFloats())
  return <FloatingNotifications />
}
