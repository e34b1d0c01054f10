import { useEffect, useRef } from 'react'
import type { Album } from '../../../machines/library/album/album.events.ts'
import { selectSeenPictures } from '../../../machines/library/album/album.selectors.ts'
import {
  selectIsLightBoxOpen,
  selectLightBoxPlace,
} from '../../../machines/library/lightBox/lightBox.selectors.ts'
import { PinHeart } from '../../account/favourites/PinHeart.tsx'
import { Gallery } from '../../core/design/library/Gallery.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Album.module.css'

/** So many closed pictures are drawn, the last with how many more there are. */
const mostClosed = 8

/** The pictures of an album; of those that are not the guest’s yet a veil, which leads to what opens them [VID-12]. */
export function AlbumGallery({ album }: { album: Album }) {
  const text = useAreaText('library')
  const lightBox = useAddress('lightBox')
  const place = useRef<HTMLDivElement>(null)
  useFocusOnReturn(place)
  const { id, title, pictureCount: count } = album
  const seen = selectSeenPictures(album)
  const wordsAt = (at: number) => text('lightBox.picture', { title, at: at + 1, count })
  const rest = count - seen.length
  const closedCount = rest <= mostClosed + 1 ? rest : mostClosed
  const closed = Array.from({ length: Math.max(0, closedCount) }, (_, at) => ({
    id: `closed-${at}`,
    picture: seen[at % seen.length]?.picture ?? album.cover,
    words: text('album.closed', { at: seen.length + at + 1, count }),
    isLocked: true,
  }))
  const more = count - seen.length - closed.length
  const placeOf = (pictureId: string) => {
    const at = seen.findIndex((one) => one.id === pictureId)
    return at < 0 ? seen.length + closed.findIndex((one) => one.id === pictureId) : at
  }
  const open = (pictureId: string) => {
    lightBox.send({
      type: 'lightBox.openRequested',
      subject: { kind: 'album', id, title },
      pictures: seen.map(({ isPinned: _, ...picture }) => picture),
      count,
      place: placeOf(pictureId),
    })
  }
  return (
    <div ref={place} className={style.gallery}>
      <Gallery
        label={text('album.pictures', { title })}
        pictures={[
          ...seen.map((of, at) => ({
            id: of.id,
            picture: of.picture,
            words: wordsAt(at),
            action: <PinHeart kind="picture" of={of} title={wordsAt(at)} isOverPicture />,
          })),
          ...closed,
        ]}
        {...(more > 0 && {
          more: { figure: `+${more}`, words: text('album.more', { count: more }) },
        })}
        onOpen={open}
      />
    </div>
  )
}

/** Who closes the light box is at the picture that they saw last. */
function useFocusOnReturn(place: { current: HTMLElement | null }) {
  const isOpen = useActorState('lightBox', selectIsLightBoxOpen)
  const at = useActorState('lightBox', selectLightBoxPlace)
  const was = useRef(isOpen)
  useEffect(() => {
    const hasClosed = was.current && !isOpen
    was.current = isOpen
    if (!hasClosed) return
    // The dialog gives the focus back in the frame after it closed.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const buttons = place.current?.querySelectorAll<HTMLElement>('li > button')
        buttons?.[Math.min(at, buttons.length - 1)]?.focus()
      }),
    )
  }, [isOpen, at, place])
}
