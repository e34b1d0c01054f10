import type { DealVideo } from '../../../machines/library/dailyDeals/dailyDeals.events.ts'
import {
  selectDailyDeals,
  selectHaveDealsFailed,
} from '../../../machines/library/dailyDeals/dailyDeals.selectors.ts'
import { leastPriceOf } from '../../../machines/library/media.ts'
import { Button } from '../../core/design/Button.tsx'
import { Countdown } from '../../core/design/Countdown.tsx'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { MediaTileSkeleton } from '../../core/design/MediaTileSkeleton.tsx'
import { Price, PriceTag } from '../../core/design/money/Price.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from '../albumList/AlbumList.module.css'
import { AlbumTile } from '../albumList/AlbumTile.tsx'
import type english from './dailyDeals.en.json'

/** Videos and albums that cost less until the end of the day. */
export function Page() {
  const text = useAreaText('library')
  const href = useHref()
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead title={text('dailyDeals.title')} description={text('dailyDeals.lead')} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {text('dailyDeals.title')}
          </h1>
          <p className={style.lead}>{text('dailyDeals.lead')}</p>
        </header>
        <Deals />
        <p>
          <ButtonLink icon="gift" href={href({ name: 'bundles', params: {} })}>
            {text('dailyDeals.bundles')}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}

function Deals() {
  const text = useAreaText('library')
  const actor = useAddress('dailyDeals')
  const deals = useActorState('dailyDeals', selectDailyDeals)
  const hasFailed = useActorState('dailyDeals', selectHaveDealsFailed)
  if (hasFailed && !deals) {
    return (
      <ErrorState
        title={text('dailyDeals.failed.title')}
        action={
          <Button icon="reload" onPress={() => actor.send({ type: 'dailyDeals.retryRequested' })}>
            {text('album.retry')}
          </Button>
        }
      >
        {text('dailyDeals.failed')}
      </ErrorState>
    )
  }
  if (!deals) {
    return (
      <section className={style.awaited} aria-busy="true" aria-label={text('dailyDeals.loading')}>
        {[1, 2, 3, 4, 5].map((one) => (
          <MediaTileSkeleton key={one} shape="portrait" />
        ))}
      </section>
    )
  }
  const { videos, albums, endsAt } = deals
  if (videos.length + albums.length === 0) {
    return (
      <EmptyState icon="tag" title={text('dailyDeals.none.title')}>
        {text('dailyDeals.none')}
      </EmptyState>
    )
  }
  return (
    <>
      <Ending endsAt={endsAt} />
      {videos.length > 0 && (
        <section className={style.results} aria-labelledby="deals-videos">
          <SectionHeading id="deals-videos">{text('dailyDeals.videos')}</SectionHeading>
          <Grid of="covers" label={text('dailyDeals.videos')}>
            {videos.map((video) => (
              <GridItem key={video.id}>
                <VideoTile video={video} />
              </GridItem>
            ))}
          </Grid>
        </section>
      )}
      {albums.length > 0 && (
        <section className={style.results} aria-labelledby="deals-albums">
          <SectionHeading id="deals-albums">{text('dailyDeals.albums')}</SectionHeading>
          <Grid label={text('dailyDeals.albums')}>
            {albums.map((album) => (
              <GridItem key={album.id}>
                <AlbumTile album={album} />
              </GridItem>
            ))}
          </Grid>
        </section>
      )}
    </>
  )
}

/** Until when it costs less; the figures go on by the minute. */
function Ending({ endsAt }: { endsAt: number }) {
  const text = useAreaText('library')
  const minutes = Math.max(0, Math.ceil((endsAt - useMinute()) / 60_000))
  const words = text('dailyDeals.left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return (
    <Countdown
      label={text('dailyDeals.ends')}
      seconds={minutes * 60}
      words={words}
      units={{
        days: text('dailyDeals.days'),
        hours: text('dailyDeals.hours'),
        minutes: text('dailyDeals.minutes'),
      }}
      over={text('dailyDeals.over')}
    />
  )
}

function VideoTile({ video }: { video: DealVideo }) {
  const text = useAreaText('library')
  const href = useHref()
  const { basePrice, cover, duration, guestInfo, model, title } = video
  const now = leastPriceOf(video)
  const isHeld = guestInfo.bought || guestInfo.gifted || guestInfo.flatrate
  return (
    <MediaTile
      href={href({ name: 'video', params: { videoId: video.id } })}
      name={title}
      picture={cover}
      shape="cover"
      line={
        <span className={style.line}>
          <span>{`${model.name} · ${clockTime(duration)}`}</span>
          {isHeld ? (
            <PriceTag tone="owned">{text('album.held.bought')}</PriceTag>
          ) : (
            <Price
              price={{ amount: now.value, currency: now.currency }}
              before={{
                amount: basePrice.value,
                currency: basePrice.currency,
                words: text('album.before'),
              }}
              unit={text('shell.coins')}
            />
          )}
        </span>
      }
    />
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    dailyDeals: typeof english
  }
}
