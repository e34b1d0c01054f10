import { type PointerEvent, useEffect, useMemo } from 'react'
import {
  selectPictureAt,
  selectVideoPictures,
} from '../../../machines/content/videoPictures/videoPictures.selectors.ts'
import { Picture } from '../../core/design/Picture.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import style from './VideoPictures.module.css'

/** Tells that the guest looks at a tile, by the pointer or the focus, and when they do no more [TIL-6]. */
export function useLook(albumId: string) {
  const videoPictures = useAddress('videoPictures')
  const { look, leave } = useMemo(
    () => ({
      look() {
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
        videoPictures.send({ type: 'videoPictures.wanted', albumId, isStill })
      },
      leave: () => videoPictures.send({ type: 'videoPictures.left', albumId }),
    }),
    [videoPictures, albumId],
  )
  useEffect(() => leave, [leave])
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') look()
    },
    onPointerLeave: leave,
    onFocus: look,
    onBlur: leave,
  }
}

/** What is in a video: its pictures over that of the tile, one after the other, or side by side where nothing is to move [TIL-6]. */
export function VideoPictures({ albumId }: { albumId: string }) {
  const pictures = useActorState(
    'videoPictures',
    useMemo(() => selectVideoPictures(albumId), [albumId]),
  )
  const at = useActorState('videoPictures', selectPictureAt)
  if (pictures.length === 0) return null
  return (
    <span className={at === null ? style.strip : style.stack} data-video-pictures={at ?? 'still'}>
      {pictures.map((picture, place) => (
        <span key={picture} className={style.picture} data-seen={at === null || place === at}>
          <Picture address={picture} shape="clip" alt="" sizes="24vw" isFirst />
        </span>
      ))}
    </span>
  )
}
