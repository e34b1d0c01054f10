import { useEffect, useRef } from 'react'
import type { LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import {
  selectChatProgress,
  selectIsMuted,
  selectPicture,
  selectReactions,
} from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Picture.module.css'
import { reactions as known, type Reaction } from './reactions.ts'

interface Props {
  chat: LiveChat
  isSmall: boolean
}

/** The performer, live. The service finds the element by its mark and plays the stream in it. */
export function Picture({ chat: { actorName: name }, isSmall }: Props) {
  const text = useAreaText('live')
  const isMuted = useActorState('liveChat', selectIsMuted)
  const isRunning = useActorState('liveChat', selectChatProgress) === 'running'
  const picture = useActorState('liveChat', selectPicture)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.muted = isMuted
  }, [isMuted])
  const isWaiting = isRunning && picture !== 'playing'
  return (
    <div className={style.picture}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is live has no captions */}
      <video
        ref={video}
        className={style.video}
        data-live-picture
        playsInline
        aria-label={text('liveChat.picture', { name })}
      />
      {isWaiting && <span className={style.spinner} />}
      <p className={style.waiting} role="status">
        {isWaiting &&
          !isSmall &&
          text(picture === 'starting' ? 'liveChat.picture.starting' : 'liveChat.picture.stalled')}
      </p>
      {!isSmall && <Reactions name={name} />}
    </div>
  )
}

function Reactions({ name }: { name: string }) {
  const text = useAreaText('live')
  const all = useActorState('liveChat', selectReactions)
  const shown = all.flatMap(({ id, reaction }) =>
    Object.hasOwn(known, reaction) ? [{ id, reaction: reaction as Reaction }] : [],
  )
  const last = shown.at(-1)
  return (
    <>
      <div className={style.reactions} aria-hidden="true">
        {shown.map(({ id, reaction }) => (
          <span key={id} className={style.reaction} style={{ '--drift': `${(id % 5) - 2}` }}>
            {known[reaction].drawing}
          </span>
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{last && text(known[last.reaction].words, { name })}</span>
      </VisuallyHidden>
    </>
  )
}
