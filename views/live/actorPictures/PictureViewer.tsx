import {
  selectOpenPictureId,
  selectOpenSedcard,
} from '../../../machines/live/actorPictures/actorPictures.selectors.ts'
import { PinHeart } from '../../account/favourites/PinHeart.tsx'
import type { Contained } from '../../core/areaViews.ts'
import { Viewer } from '../../core/design/library/Viewer.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

/** The pictures of a sedcard, one at a time over the page. */
export function Dialog({ container }: Contained) {
  const text = useAreaText('live')
  const actorPictures = useAddress('actorPictures')
  const sedcard = useActorState('actorPictures', selectOpenSedcard)
  const openId = useActorState('actorPictures', selectOpenPictureId)
  const pictures = sedcard?.pictures ?? []
  const at = pictures.findIndex(({ id }) => id === openId)
  const shown = pictures[at]
  if (!sedcard || !shown) return null
  const { title } = sedcard
  const count = pictures.length
  const wordsAt = (place: number) => text('actorPictures.picture', { title, at: place + 1, count })
  return (
    <Viewer
      title={title}
      container={container}
      pictures={pictures.map(({ id, picture }, place) => ({ id, picture, words: wordsAt(place) }))}
      at={at}
      onMove={(other) => {
        const next = pictures[other]
        if (next) actorPictures.send({ type: 'actorPictures.pictureRequested', pictureId: next.id })
      }}
      onClose={() => actorPictures.send({ type: 'actorPictures.pictureClosed' })}
      action={<PinHeart kind="picture" of={shown} title={wordsAt(at)} />}
      words={{
        close: text('actorPictures.close'),
        previous: text('actorPictures.previous'),
        next: text('actorPictures.next'),
        zoomIn: text('actorPictures.larger'),
        zoomOut: text('actorPictures.smaller'),
        place: text('actorPictures.place', { at: at + 1, count }),
      }}
    />
  )
}
