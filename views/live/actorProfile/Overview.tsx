import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { selectFreeChatSeconds } from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { ActorSales } from '../actorNews/ActorSales.tsx'
import { ActorPosts } from '../actorPosts/ActorPosts.tsx'
import style from './ActorProfile.module.css'
import { NoteForm } from './NoteForm.tsx'
import { WaysToMeet } from './WaysToMeet.tsx'

/** What matters first: how to meet the performer and for how much, and what the guest noted. */
export function Overview({ actor }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  const seconds = useActorState('actorProfile', selectFreeChatSeconds) ?? 0
  const { name } = actor
  return (
    <>
      <p className={style.about}>{actor.about}</p>
      {seconds >= 60 && (
        <Notice tone="good" icon="gift">
          {text('actorProfile.freeChat', { minutes: Math.floor(seconds / 60), name })}
        </Notice>
      )}
      <div className={style.columns}>
        <WaysToMeet actor={actor} />
        <NoteForm name={name} />
      </div>
      <ActorSales actor={actor} />
      <ActorPosts actor={actor} />
    </>
  )
}
