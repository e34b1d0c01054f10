import type { GuestRating } from '../../../machines/library/album/album.events.ts'
import type {
  LightBoxPicture,
  LightBoxSubject,
} from '../../../machines/library/lightBox/lightBox.events.ts'
import {
  selectGalleryProgress,
  selectHasRatingFailed,
  selectLackingPictures,
  selectLightBoxCount,
  selectLightBoxPictures,
  selectLightBoxPlace,
  selectLightBoxScale,
  selectLightBoxSubject,
  selectPictureTries,
} from '../../../machines/library/lightBox/lightBox.selectors.ts'
import { useLock } from '../../account/gate/useLock.ts'
import type { Contained } from '../../core/areaViews.ts'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { Viewer } from '../../core/design/library/Viewer.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSayChange } from '../../shell/shell/useSayChange.ts'
import style from './LightBox.module.css'
import { LockedRest } from './LockedRest.tsx'
import type english from './lightBox.en.json'

/** Pictures over the page, one at a time; after the last one that may be seen stands what opens the others. */
export function Dialog({ container }: Contained) {
  const text = useAreaText('library')
  const lightBox = useAddress('lightBox')
  const subject = useActorState('lightBox', selectLightBoxSubject)
  const pictures = useActorState('lightBox', selectLightBoxPictures)
  const count = useActorState('lightBox', selectLightBoxCount)
  const place = useActorState('lightBox', selectLightBoxPlace)
  const scale = useActorState('lightBox', selectLightBoxScale)
  const lacking = useActorState('lightBox', selectLackingPictures)
  const tries = useActorState('lightBox', selectPictureTries)
  const hasFailed = useActorState('lightBox', selectHasRatingFailed)
  useSayChange(hasFailed ? text('lightBox.rating.failed') : undefined)
  if (!subject) return null
  const { title } = subject
  const at = Math.min(place, pictures.length)
  const shown = pictures[at]
  const wordsAt = (of: number) => text('lightBox.picture', { title, at: of + 1, count })
  return (
    <Viewer
      title={title}
      container={container}
      pictures={pictures.map(({ id, picture, width, height }, of) => ({
        id,
        picture,
        words: wordsAt(of),
        ratio: width > 0 && height > 0 ? width / height : 1,
        isLacking: lacking.includes(id),
        tries: tries[id] ?? 0,
      }))}
      at={at}
      onMove={(other) => lightBox.send({ type: 'lightBox.moved', place: other })}
      onClose={() => lightBox.send({ type: 'lightBox.closeRequested' })}
      zoom={{
        scale,
        onScale: (wanted) => lightBox.send({ type: 'lightBox.zoomed', scale: wanted }),
      }}
      onLack={(pictureId) => lightBox.send({ type: 'lightBox.pictureFailed', pictureId })}
      again={{
        words: text('lightBox.again'),
        lacking: text('lightBox.lacking'),
        onPress: (pictureId) =>
          lightBox.send({ type: 'lightBox.pictureRetryRequested', pictureId }),
      }}
      rest={
        count > pictures.length
          ? { words: text('lightBox.rest', { count: count - pictures.length }), children: <Rest /> }
          : undefined
      }
      action={
        shown && subject.kind === 'album' ? (
          <Opinion subject={subject} picture={shown} words={wordsAt(at)} />
        ) : undefined
      }
      words={{
        close: text('lightBox.close'),
        previous: text('lightBox.previous'),
        next: text('lightBox.next'),
        zoomIn: text('lightBox.larger'),
        zoomOut: text('lightBox.smaller'),
        place: text('lightBox.place', { at: at + 1, count }),
      }}
    />
  )
}

/** In the place of pictures that are not there: they come, did not come, or are to be bought first. */
function Rest() {
  const text = useAreaText('library')
  const lightBox = useAddress('lightBox')
  const progress = useActorState('lightBox', selectGalleryProgress)
  if (progress === 'opening') {
    return (
      <section className={style.waiting} aria-busy="true" aria-label={text('lightBox.waiting')}>
        <Skeleton width="min(80vw, 60dvh)" height="60dvh" />
      </section>
    )
  }
  if (progress === 'failed') {
    return (
      <div className={style.rest}>
        <ErrorState
          title={text('lightBox.failed.title')}
          action={
            <Button
              icon="reload"
              onPress={() => lightBox.send({ type: 'lightBox.retryRequested' })}
            >
              {text('lightBox.again')}
            </Button>
          }
        >
          {text('lightBox.failed')}
        </ErrorState>
      </div>
    )
  }
  return <LockedRest />
}

interface OpinionProps {
  subject: LightBoxSubject
  picture: LightBoxPicture
  words: string
}

/** What the guest thinks of a picture: visitors log in first [GAL-21]. */
function Opinion({ subject, picture, words }: OpinionProps) {
  return (
    <>
      <Thumb subject={subject} picture={picture} words={words} rating={1} />
      <Thumb subject={subject} picture={picture} words={words} rating={5} />
    </>
  )
}

function Thumb({ subject, picture, words, rating }: OpinionProps & { rating: GuestRating }) {
  const text = useAreaText('library')
  const gate = useAddress('gate')
  const action = {
    type: 'ratePicture',
    params: { targetId: picture.id, value: rating, options: { albumId: subject.id } },
  } as const
  const { isRefused } = useLock(action)
  const isOn = picture.guestRating === rating
  return (
    <IconButton
      icon={rating === 5 ? 'thumbUp' : 'thumbDown'}
      label={text(rating === 5 ? 'lightBox.like' : 'lightBox.dislike', { words })}
      isFilled={isOn}
      isDisabled={isRefused}
      aria-pressed={isOn}
      onPress={() => gate.send({ type: 'gate.actionRequested', action })}
    />
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    lightBox: typeof english
  }
}
