import { useId, useMemo } from 'react'
import type { ActorSale, SaleKind } from '../../../machines/live/actorNews/actorNews.events.ts'
import { selectSales } from '../../../machines/live/actorNews/actorNews.selectors.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { routeOf } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import { notOver } from '../../../machines/live/chatShows/chatShows.selectors.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import { Countdown } from '../../core/design/Countdown.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { useActorState } from '../../core/environment.tsx'
import { type TextKey, useAreaText, useLocale } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { untilThen } from '../chatShows/showTimes.ts'
import { useSecondsLeft } from '../liveChat/useSecondsLeft.ts'
import style from './ActorSales.module.css'

const kinds = {
  video: 'actorNews.sale.video',
  album: 'actorNews.sale.album',
  chat: 'actorNews.sale.chat',
} as const satisfies Record<SaleKind, TextKey>

/** What of the performer costs less, and until when; nothing while nothing does [ACT-34]. */
export function ActorSales({ actor: { id, name } }: { actor: Pick<ActorProfile, 'id' | 'name'> }) {
  const text = useAreaText('live')
  const titleId = useId()
  const now = useMinute()
  const all = useActorState(
    'actorNews',
    useMemo(() => selectSales(id), [id]),
  )
  const sales = notOver(all, now)
  if (sales.length === 0) return null
  return (
    <section className={style.sales} aria-labelledby={titleId}>
      <SectionHeading id={titleId}>{text('actorNews.sales', { name })}</SectionHeading>
      <ul className={style.list}>
        {sales.map((sale) => (
          <Sale key={`${sale.kind} ${sale.id}`} sale={sale} actorName={name} now={now} />
        ))}
      </ul>
    </section>
  )
}

interface Props {
  sale: ActorSale
  actorName: string
  now: number
}

function Sale({ sale, actorName, now }: Props) {
  const text = useAreaText('live')
  const locale = useLocale()
  const href = useHref()
  const { basePrice, kind, price, title } = sale
  const percent = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  return (
    <li className={style.sale}>
      <div>
        <p className={style.kind}>{text(kinds[kind])}</p>
        <Anchor href={href(placeOf(sale, actorName))} className={style.title}>
          {title}
        </Anchor>
      </div>
      <Price
        price={{ amount: price.value, currency: price.currency }}
        before={{
          amount: basePrice.value,
          currency: basePrice.currency,
          words: text('actorNews.sale.before'),
        }}
        unit={text('shell.coins')}
        {...(basePrice.value > 0 && {
          saving: percent.format(price.value / basePrice.value - 1).replace('-', '−'),
        })}
        {...(kind === 'chat' && { per: text('actorProfile.meet.perMinute') })}
      />
      <Left end={sale.end} now={now} />
    </li>
  )
}

/** How long the sale still runs. */
function Left({ end, now }: { end: number; now: number }) {
  const text = useAreaText('live')
  const seconds = useSecondsLeft(end) ?? 0
  const until = untilThen(end, now)
  return (
    <Countdown
      label={text('actorNews.sale.until')}
      seconds={seconds}
      words={until ? text(until.words, { count: until.count }) : ''}
      units={{
        days: text('actorNews.unit.days'),
        hours: text('actorNews.unit.hours'),
        minutes: text('actorNews.unit.minutes'),
        seconds: text('actorNews.unit.seconds'),
      }}
      over={text('actorNews.sale.over')}
    />
  )
}

/** Where that is bought. */
function placeOf({ id, kind }: ActorSale, actorName: string): Route {
  if (kind === 'album') return { name: 'actorAlbum', params: { actorName, albumId: id } }
  return routeOf(kind === 'video' ? 'videosOverview' : 'overview', actorName)
}
