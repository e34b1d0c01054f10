import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import type { Vip30Month } from '../../../machines/library/vip30History/vip30History.events.ts'
import {
  selectHasHistoryFailed,
  selectVip30Months,
  worthOf,
} from '../../../machines/library/vip30History/vip30History.selectors.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import page from '../albumList/AlbumList.module.css'
import style from './VipClub.module.css'
import type english from './vipClub.en.json'

const awaited = Array.from({ length: 12 }, (_, at) => at)

/** What the VIP club is, how to join, and what its thirty videos of a month have been worth [VID-3]. */
export function Page() {
  const text = useAreaText('library')
  const href = useHref()
  const { isVip } = useActorState('guest', selectGuest)
  return (
    <>
      <Breadcrumbs />
      <div className={page.page}>
        <PageHead title={text('vipClub.title')} description={text('vipClub.lead')} />
        <header className={page.head}>
          <h1 className={page.title} tabIndex={-1}>
            {text('vipClub.title')}
          </h1>
          <p className={page.lead}>{text('vipClub.lead')}</p>
          {isVip && <p>{text('vipClub.member')}</p>}
        </header>
        <div className={style.ways}>
          <GatedButton look="primary" icon="crown" action={{ type: 'getVip' }}>
            {text('vipClub.join')}
          </GatedButton>
          <ButtonLink icon="video" href={href({ name: 'videosVip', params: {} })}>
            {text('vipClub.toVideos')}
          </ButtonLink>
        </div>
        <section className={style.worth} aria-labelledby="vip-worth">
          <SectionHeading id="vip-worth">{text('vipClub.worth')}</SectionHeading>
          <Worth />
        </section>
      </div>
    </>
  )
}

function Worth() {
  const text = useAreaText('library')
  const actor = useAddress('vip30History')
  const months = useActorState('vip30History', selectVip30Months)
  const hasFailed = useActorState('vip30History', selectHasHistoryFailed)
  if (hasFailed && !months) {
    const retry = (
      <Button icon="reload" onPress={() => actor.send({ type: 'vip30History.retryRequested' })}>
        {text('album.retry')}
      </Button>
    )
    return (
      <ErrorState title={text('vipClub.failed.title')} action={retry}>
        {text('vipClub.failed')}
      </ErrorState>
    )
  }
  if (!months) {
    return (
      <div
        className={style.awaited}
        role="status"
        aria-busy="true"
        aria-label={text('vipClub.loading')}
      >
        {awaited.map((at) => (
          <Skeleton key={at} width="100%" height="2.5rem" />
        ))}
      </div>
    )
  }
  if (months.length === 0) {
    return (
      <EmptyState icon="crown" title={text('vipClub.none.title')}>
        {text('vipClub.none')}
      </EmptyState>
    )
  }
  const { most, total } = worthOf(months)
  return (
    <>
      <p className={page.lead}>{text('vipClub.total', { coins: total, months: months.length })}</p>
      <table className={style.months}>
        <thead>
          <tr>
            <th scope="col">{text('vipClub.month')}</th>
            <th scope="col">{text('vipClub.videos')}</th>
            <th scope="col">{text('vipClub.value')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month, at) => (
            <Month key={month.month} month={month} isNow={at === 0} most={most} />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface MonthProps {
  month: Vip30Month
  isNow: boolean
  /** What the best month is worth, in coins. */
  most: number
}

function Month({ month: { month, value, videos }, isNow, most }: MonthProps) {
  const text = useAreaText('library')
  const locale = useLocale()
  const name = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01`))
  const share = most === 0 ? 0 : value.value / most
  return (
    <tr data-now={isNow || undefined}>
      <th scope="row">
        {name}
        {isNow && <span className={page.shown}>{` (${text('vipClub.now')})`}</span>}
      </th>
      <td>{videos}</td>
      <td>
        <span className={style.value} style={{ '--share': share }}>
          <Price
            price={{ amount: value.value, currency: value.currency }}
            unit={text('shell.coins')}
          />
        </span>
      </td>
    </tr>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    vipClub: typeof english
  }
}
