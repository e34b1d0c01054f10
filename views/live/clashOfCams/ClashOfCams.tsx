import { useId } from 'react'
import { routeOf } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import type { Clash, ClashSide } from '../../../machines/live/clashOfCams/clashOfCams.events.ts'
import {
  leaderOf,
  selectClash,
  selectIsClashOver,
  shareOf,
} from '../../../machines/live/clashOfCams/clashOfCams.selectors.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { pictureSources } from '../../core/design/picture.ts'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { useSecondsLeft } from '../liveChat/useSecondsLeft.ts'
import style from './ClashOfCams.module.css'
import type english from './clashOfCams.en.json'

interface Props {
  /** Only a clash that this performer is in; any without it. */
  actorId?: string
}

/** How the votes in a clash of two performers stand, and who won; nothing while there is none [RT-21]. */
export function ClashOfCams({ actorId }: Props) {
  const clash = useActorState('clashOfCams', selectClash)
  if (!clash) return null
  const isMeant = actorId === undefined || clash.sides.some((side) => side.actorId === actorId)
  return isMeant && <Standing clash={clash} />
}

function Standing({ clash }: { clash: Clash }) {
  const text = useAreaText('live')
  const titleId = useId()
  const isOver = useActorState('clashOfCams', selectIsClashOver)
  const leader = leaderOf(clash)
  const [one, other] = clash.sides
  return (
    <section className={style.clash} aria-labelledby={titleId}>
      <header className={style.head}>
        <h2 id={titleId} className={style.title}>
          {text('clashOfCams.title')}
        </h2>
        {isOver ? (
          <p role="status">
            {leader
              ? text('clashOfCams.won', { name: leader.actorName })
              : text('clashOfCams.drawn')}
          </p>
        ) : (
          <Left endsAt={clash.endsAt} />
        )}
      </header>
      <ul className={style.sides}>
        <Side side={one} isLeading={leader === one} />
        <Side side={other} isLeading={leader === other} />
      </ul>
      <div className={style.bar} aria-hidden="true">
        <span className={style.share} style={{ '--share': `${shareOf(clash, one) * 100}%` }} />
      </div>
    </section>
  )
}

function Left({ endsAt }: { endsAt: number }) {
  const text = useAreaText('live')
  const seconds = useSecondsLeft(endsAt) ?? 0
  const minutes = Math.floor(seconds / 60)
  const time = `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <p role="timer" className={style.left}>
      {text('liveChat.left', { time })}
    </p>
  )
}

function Side({ side, isLeading }: { side: ClashSide; isLeading: boolean }) {
  const text = useAreaText('live')
  const href = useHref()
  const { actorId, actorName, picture, votes } = side
  return (
    <li className={style.side}>
      <Avatar id={actorId} name={actorName} picture={pictureSources(picture).src} />
      <span className={style.told}>
        <Anchor href={href(routeOf('overview', actorName))} className={style.name}>
          {actorName}
        </Anchor>
        <span className={style.votes}>
          {isLeading && <Icon name="crown" />}
          {text('clashOfCams.votes', { count: votes })}
        </span>
      </span>
    </li>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    clashOfCams: typeof english
  }
}
