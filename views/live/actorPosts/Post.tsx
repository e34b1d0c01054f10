import { useId } from 'react'
import type { ActorPost } from '../../../machines/live/actorPosts/actorPosts.events.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import style from './ActorPosts.module.css'
import { PostMedia } from './PostMedia.tsx'

export interface PostProps {
  post: ActorPost
  actor: Pick<ActorProfile, 'name' | 'avatar'>
}

/** One thing that a performer told: when, in words, and with what is to be seen. */
export function Post({ post, actor }: PostProps) {
  const text = useAreaText('live')
  const locale = useLocale()
  const id = useId()
  const { published, title, likes, comments } = post
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  return (
    <article className={style.post} aria-labelledby={id}>
      <header>
        <h3 id={id} className={style.title}>
          {title}
        </h3>
        <p className={style.quiet}>
          <time dateTime={new Date(published).toISOString()}>{day.format(published)}</time>
        </p>
      </header>
      <p className={style.text}>{post.text}</p>
      <PostMedia post={post} actor={actor} />
      <p className={style.quiet}>
        {text('actorPosts.likes', { count: likes })} ·{' '}
        {text('actorPosts.comments', { count: comments })}
      </p>
    </article>
  )
}
