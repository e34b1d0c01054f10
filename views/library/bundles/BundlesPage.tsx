import type { Bundle } from '../../../machines/library/bundles/bundles.events.ts'
import {
  selectBundleRefusal,
  selectBundles,
  selectBundleUnderWay,
  selectHaveBundlesFailed,
} from '../../../machines/library/bundles/bundles.selectors.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Card } from '../../core/design/Card.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Price, PriceTag } from '../../core/design/money/Price.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './Bundles.module.css'
import type english from './bundles.en.json'

/** Coins with videos on top: a checkout takes the money [CHK-6]. */
export function Page() {
  const text = useAreaText('library')
  return (
    <>
      <Breadcrumbs />
      <div className={style.page}>
        <PageHead title={text('bundles.title')} description={text('bundles.lead')} />
        <header className={style.head}>
          <h1 className={style.title} tabIndex={-1}>
            {text('bundles.title')}
          </h1>
          <p className={style.lead}>{text('bundles.lead')}</p>
        </header>
        <Refusal />
        <Bundles />
      </div>
    </>
  )
}

const refusalWords = {
  loginRequired: 'bundles.loginRequired',
  gone: 'bundles.gone',
  alreadyPaid: 'bundles.alreadyPaid',
  unknown: 'bundles.refused',
  lost: 'bundles.lost',
} as const

function Refusal() {
  const text = useAreaText('library')
  const refusal = useActorState('bundles', selectBundleRefusal)
  return (
    refusal && (
      <Notice tone="bad" role="alert">
        {text(refusalWords[refusal])}
      </Notice>
    )
  )
}

function Bundles() {
  const text = useAreaText('library')
  const actor = useAddress('bundles')
  const bundles = useActorState('bundles', selectBundles)
  const hasFailed = useActorState('bundles', selectHaveBundlesFailed)
  if (hasFailed && !bundles) {
    return (
      <ErrorState
        title={text('bundles.failed.title')}
        action={
          <Button icon="reload" onPress={() => actor.send({ type: 'bundles.retryRequested' })}>
            {text('album.retry')}
          </Button>
        }
      >
        {text('bundles.failed')}
      </ErrorState>
    )
  }
  if (!bundles) {
    return (
      <section className={style.list} aria-busy="true" aria-label={text('bundles.loading')}>
        {[1, 2, 3, 4].map((one) => (
          <Skeleton key={one} width="100%" height="24rem" />
        ))}
      </section>
    )
  }
  if (bundles.length === 0) {
    return (
      <EmptyState icon="gift" title={text('bundles.none.title')}>
        {text('bundles.none')}
      </EmptyState>
    )
  }
  return (
    <ul className={style.list} aria-label={text('bundles.title')}>
      {bundles.map((bundle) => (
        <li key={bundle.id} className={style.item}>
          <BundleCard bundle={bundle} />
        </li>
      ))}
    </ul>
  )
}

function BundleCard({ bundle }: { bundle: Bundle }) {
  const text = useAreaText('library')
  const { about, coins, cover, price, title, videos } = bundle
  return (
    <Card title={title}>
      <div className={style.bundle}>
        <Picture address={cover} shape="cover" alt="" sizes="(width >= 768px) 40vw, 95vw" />
        <p className={style.lead}>{about}</p>
        <p className={style.gets}>
          <Badge>{text('bundles.coins', { count: coins })}</Badge>
          <Badge tone="vip">{text('bundles.videos', { count: videos.length })}</Badge>
        </p>
        <ul className={style.videos} aria-label={text('bundles.videos.list')}>
          {videos.map((video) => (
            <li key={video.id}>
              <Picture address={video.picture} shape="cover" alt={video.title} sizes="96px" />
            </li>
          ))}
        </ul>
        <div className={style.foot}>
          <Price
            price={{ amount: price.value, currency: price.currency }}
            unit={text('bundles.euro')}
            size="large"
          />
          <Order bundle={bundle} />
        </div>
      </div>
    </Card>
  )
}

/** Orders a bundle; one that waits to be paid leads to its checkout again. */
function Order({ bundle: { id, state, title } }: { bundle: Bundle }) {
  const text = useAreaText('library')
  const href = useHref()
  const underWay = useActorState('bundles', selectBundleUnderWay)
  if (state === 'paid') {
    return (
      <>
        <PriceTag tone="owned">{text('bundles.paid')}</PriceTag>
        <ButtonLink size="small" href={href({ name: 'mediathek', params: {} })}>
          {text('bundles.toMediathek')}
        </ButtonLink>
      </>
    )
  }
  const action = { type: 'orderBundle', params: { targetId: id } } as const
  if (underWay === id) return <Button isPending>{text('bundles.order', { title })}</Button>
  return (
    <GatedButton action={action} look="primary">
      {text(state === 'ordered' ? 'bundles.pay' : 'bundles.order', { title })}
    </GatedButton>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    bundles: typeof english
  }
}
