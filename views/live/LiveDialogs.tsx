import { selectIsPictureOpen } from '../../machines/live/actorPictures/actorPictures.selectors.ts'
import type { Contained } from '../core/areaViews.ts'
import { useActorState, useAddress } from '../core/environment.tsx'
import { once } from '../core/once.ts'
import { Opened } from '../shell/modals/Opened.tsx'

const loadPictures = once(() => import('./actorPictures/PictureViewer.tsx'))

/** A picture of a performer, over the page. */
export function Dialogs({ container }: Contained) {
  const actorPictures = useAddress('actorPictures')
  const hasPicture = useActorState('actorPictures', selectIsPictureOpen)
  if (!hasPicture) return null
  return (
    <Opened
      load={loadPictures}
      container={container}
      onClose={() => actorPictures.send({ type: 'actorPictures.pictureClosed' })}
    />
  )
}
