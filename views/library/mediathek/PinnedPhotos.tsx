import { useEffect } from 'react'
import type { PinnedPhoto } from '../../../machines/library/pinnedPhotos/pinnedPhotos.events.ts'
import {
  selectHavePinsFailed,
  selectPinnedPhotos,
} from '../../../machines/library/pinnedPhotos/pinnedPhotos.selectors.ts'
import { PinHeart } from '../../account/favourites/PinHeart.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Gallery } from '../../core/design/library/Gallery.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Mediathek.module.css'

/** The photos that the guest has pinned, also those of sedcards [GAL-2 GAL-22]. */
export function PinnedPhotos() {
  const text = useAreaText('library')
  const pinned = useAddress('pinnedPhotos')
  const photos = useActorState('pinnedPhotos', selectPinnedPhotos)
  const hasFailed = useActorState('pinnedPhotos', selectHavePinsFailed)
  useEffect(() => {
    pinned.send({ type: 'pinnedPhotos.wanted' })
    return () => pinned.send({ type: 'pinnedPhotos.left' })
  }, [pinned])
  return (
    <section className={style.split} aria-labelledby="pinned-photos">
      <SectionHeading id="pinned-photos">{text('mediathek.pinnedPhotos')}</SectionHeading>
      {hasFailed && (
        <ErrorState
          title={text('albumList.failed.title')}
          action={
            <Button
              icon="reload"
              onPress={() => pinned.send({ type: 'pinnedPhotos.retryRequested' })}
            >
              {text('album.retry')}
            </Button>
          }
        >
          {text('albumList.failed')}
        </ErrorState>
      )}
      {!photos && !hasFailed && <Skeleton width="100%" height="10rem" />}
      {photos && <Photos photos={photos} />}
    </section>
  )
}

function Photos({ photos }: { photos: readonly PinnedPhoto[] }) {
  const text = useAreaText('library')
  const lightBox = useAddress('lightBox')
  if (photos.length === 0)
    return <p className={style.line}>{text('mediathek.pinnedPhotos.none')}</p>
  const wordsOf = ({ model }: PinnedPhoto, at: number) =>
    text('mediathek.pinnedPhoto', { name: model.name, at: at + 1, count: photos.length })
  return (
    <Gallery
      label={text('mediathek.pinnedPhotos')}
      pictures={photos.map((photo, at) => ({
        id: photo.id,
        picture: photo.picture,
        words: wordsOf(photo, at),
        action: (
          <PinHeart
            kind={photo.kind}
            of={{ id: photo.id, isPinned: true }}
            title={wordsOf(photo, at)}
            isOverPicture
          />
        ),
      }))}
      onOpen={(id) =>
        lightBox.send({
          type: 'lightBox.openRequested',
          subject: { kind: 'own', id: 'pinned', title: text('mediathek.pinnedPhotos') },
          pictures: photos.map(({ id: photoId, picture }) => ({
            id: photoId,
            picture,
            width: 0,
            height: 0,
          })),
          count: photos.length,
          place: photos.findIndex((photo) => photo.id === id),
        })
      }
    />
  )
}
