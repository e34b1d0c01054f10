import {
  selectIsOfAge,
  selectIsPaidFor,
} from '../../../machines/live/actorPosts/actorPosts.selectors.ts'
import { useLock } from '../../account/gate/useLock.ts'
import { Button } from '../../core/design/Button.tsx'
import { LockedMedia } from '../../core/design/library/LockedMedia.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { pictureSources } from '../../core/design/picture.ts'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './ActorPosts.module.css'
import type { PostProps } from './Post.tsx'

/** Pictures or the film of a post, or what keeps them closed: the price [FEED-24] or the guest's age [FEED-25]. */
export function PostMedia({ post, actor }: PostProps) {
  const text = useAreaText('live')
  const gate = useAddress('gate')
  const href = useHref()
  const targetUrl = href({ name: 'actor', params: { actorName: actor.name } })
  const action = { type: 'openAdultPath', params: { targetUrl } } as const
  const { isRefused, reason } = useLock(action)
  const { clip, photos, priceCoins, title } = post
  const veil = { picture: actor.avatar, shape: 'square' } as const
  if (!selectIsPaidFor(post)) {
    const price = { amount: priceCoins, currency: 'VXC' } as const
    return (
      <LockedMedia
        {...veil}
        reason="price"
        title={text('actorPosts.paid')}
        line={<Price price={price} unit={text('shell.coins')} />}
      />
    )
  }
  if (selectIsOfAge(post) && reason !== null) {
    const open = () => gate.send({ type: 'gate.actionRequested', action })
    return (
      <LockedMedia
        {...veil}
        reason="age"
        title={text('actorPosts.age')}
        action={
          !isRefused && (
            <Button size="small" onPress={open}>
              {text(reason === 'needLogin' ? 'shell.logIn' : 'actorPosts.age.check')}
            </Button>
          )
        }
      />
    )
  }
  if (clip) {
    return (
      <video
        className={style.clip}
        aria-label={text('actorPosts.clip', { title })}
        poster={pictureSources(clip.poster).src}
        preload="none"
        controls
        muted
        playsInline
      >
        {clip.sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
    )
  }
  const count = photos.length
  return (
    count > 0 && (
      <ul className={style.photos} data-count={Math.min(count, 2)}>
        {photos.map(({ id, url }, at) => (
          <li key={id}>
            <Picture
              address={url}
              shape="square"
              alt={text('actorPosts.photo', { title, at: at + 1, count })}
            />
          </li>
        ))}
      </ul>
    )
  )
}
