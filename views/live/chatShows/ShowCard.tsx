import { useId } from 'react'
import { routeOf } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import {
  hasStarted,
  selectIsOrdered,
  textIn,
} from '../../../machines/live/chatShows/chatShows.selectors.ts'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { Price, PriceTag } from '../../core/design/money/Price.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useStepFocus } from '../../core/useStepFocus.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { StartChat } from '../liveChat/StartChat.tsx'
import style from './ChatShows.module.css'
import { ShowOrder } from './ShowOrder.tsx'
import { timesOf, untilThen } from './showTimes.ts'

interface Props {
  show: ChatShow
  /** In ms since the epoch. */
  now: number
  isOwnPage: boolean
  /** Whether what stands above says on which day it is. */
  isDayKnown: boolean
}

/** One show: what, when, with whom and for how much, and the way to a ticket [CSH-2 to CSH-7]. */
export function ShowCard({ show, now, isOwnPage, isDayKnown }: Props) {
  const text = useAreaText('live')
  const locale = useLocale()
  const language = useActorState('app', selectLanguage)
  const href = useHref()
  const isOrdered = useActorState('chatShows', selectIsOrdered(show.id))
  const card = useStepFocus<HTMLElement>(
    isOrdered ? 'ordered' : 'offered',
    isOrdered ? 'section' : 'h3',
  )
  const titleId = useId()
  const { actorName: name, actorLink, imageUrl } = show
  const isRunning = hasStarted(show, now)
  const until = untilThen(show.start, now)
  return (
    <article ref={card} className={style.show} aria-labelledby={titleId}>
      <div className={style.picture}>
        <Picture address={imageUrl} shape="portrait" alt="" sizes="8rem" />
      </div>
      <div className={style.words}>
        <p className={style.when}>
          <span>
            {text(isDayKnown ? 'chatShows.hours' : 'chatShows.time', timesOf(show, locale, now))}
          </span>
          {until && (
            <span className={style.until}>{text(until.words, { count: until.count })}</span>
          )}
        </p>
        <h3 id={titleId} className={style.name} tabIndex={-1}>
          {textIn(show.title, language)}
        </h3>
        {!isOwnPage && (
          <p>
            <Anchor href={href(routeOf('liveShow', actorLink))}>
              {text('chatShows.from', { name })}
            </Anchor>
          </p>
        )}
        <p>{textIn(show.description, language)}</p>
        <p className={style.badges}>
          {isRunning && <Badge tone="live">{text('chatShows.now')}</Badge>}
          {(show.isFeatured || show.isAutoFeatured) && (
            <Badge tone="vip">{text('chatShows.featured')}</Badge>
          )}
          {show.actorOnline && !isRunning && <Badge tone="quiet">{text('chatShows.live')}</Badge>}
        </p>
        {show.isBought && !isOrdered && (
          <p className={style.info}>{textIn(show.postBuyInfo, language)}</p>
        )}
      </div>
      <div className={style.terms}>
        <Cost show={show} />
        {!isOrdered && <Action show={show} now={now} />}
      </div>
      {isOrdered && <ShowOrder show={show} now={now} />}
    </article>
  )
}

function Cost({ show }: { show: ChatShow }) {
  const text = useAreaText('live')
  if (show.isBought) {
    const { bonusCode: code } = show
    return (
      <p className={style.owned}>
        <PriceTag tone="owned">{text('chatShows.owned')}</PriceTag>
        {code && <span>{text('chatShows.owned.code', { code })}</span>}
      </p>
    )
  }
  if (show.isFree) return <PriceTag tone="free">{text('chatShows.free')}</PriceTag>
  const { value: amount, currency } = show.price
  return <Price price={{ amount, currency }} unit={text('cams.coins')} />
}

function Action({ show, now }: { show: ChatShow; now: number }) {
  const text = useAreaText('live')
  const chatShows = useAddress('chatShows')
  const { id: showId, actorId, actorName } = show
  if (show.isBought) {
    if (hasStarted(show, now)) {
      return <StartChat wanted={{ actorId, actorName, format: 'ticketShow', isPrivate: false }} />
    }
    return (
      <Button
        look="quiet"
        onPress={() => chatShows.send({ type: 'chatShows.returnRequested', showId, actorId })}
      >
        {text('chatShows.give')}
      </Button>
    )
  }
  if (!show.canBuy) return <p className={style.gone}>{text('chatShows.soldOut')}</p>
  return (
    <GatedButton
      icon="ticket"
      action={{ type: 'openTicket', params: { targetId: showId, options: { actorId } } }}
    >
      {text('chatShows.buy')}
    </GatedButton>
  )
}
