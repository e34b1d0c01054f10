import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import type { Offer, PurchaseRefusal } from '../../../machines/library/purchase/purchase.events.ts'
import {
  selectOffer,
  selectPaidWith,
  selectPriceBefore,
  selectPurchaseRefusal,
  selectPurchaseStep,
} from '../../../machines/library/purchase/purchase.selectors.ts'
import { voucherSums } from '../../../machines/money/vouchers/vouchers.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import type { Contained } from '../../core/areaViews.ts'
import { Button } from '../../core/design/Button.tsx'
import { Modal, ModalBody } from '../../core/design/Modal.tsx'
import { Price } from '../../core/design/money/Price.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { useStepFocus } from '../../core/useStepFocus.ts'
import style from './Purchase.module.css'
import type english from './purchase.en.json'

/** What a video or an album costs and what one gets, the question, and what came of it [VID-12 GAL-14]. */
export function Dialog({ container }: Contained) {
  const text = useAreaText('library')
  const purchase = useAddress('purchase')
  const step = useActorState('purchase', selectPurchaseStep)
  const offer = useActorState('purchase', selectOffer)
  const place = useStepFocus<HTMLDivElement>(step, 'p[tabindex]')
  const close = () => purchase.send({ type: 'purchase.closeRequested' })
  const isUnderWay = step === 'buying' || step === 'unsure'
  return (
    <Modal
      container={container}
      size="small"
      isRaised
      title={offer ? text('purchase.title', { title: offer.title }) : text('purchase.title.plain')}
      closeLabel={text('purchase.close')}
      {...(!isUnderWay && { onClose: close })}
      footer={<Footer />}
    >
      <ModalBody>
        <div ref={place} className={style.sheet}>
          {step === 'finding' && (
            <div role="status" aria-label={text('purchase.finding')}>
              <Skeleton width="70%" height="1.25rem" />
            </div>
          )}
          {step === 'notFound' && <Notice tone="bad">{text('purchase.notFound')}</Notice>}
          {step === 'buying' && <Notice role="status">{text('purchase.buying')}</Notice>}
          {step === 'unsure' && <Notice role="status">{text('purchase.unsure')}</Notice>}
          {step === 'done' && offer && <Bought offer={offer} />}
          {step === 'asked' && <Question offer={offer} />}
        </div>
      </ModalBody>
    </Modal>
  )
}

function Bought({ offer }: { offer: Offer }) {
  const text = useAreaText('library')
  const { balance } = useActorState('guest', selectGuest)
  const paidWith = useActorState('purchase', selectPaidWith)
  const vouchers = useVouchers(offer)
  return (
    <>
      <Notice tone="good" role="status">
        {text('purchase.done', { title: offer.title })}
      </Notice>
      {paidWith === 'coins' && (
        <p className={style.quiet}>{text('purchase.balance', { balance })}</p>
      )}
      {paidWith === 'voucher' && (
        <p className={style.quiet}>{text('purchase.vouchers', { vouchers })}</p>
      )}
    </>
  )
}

/** How many vouchers the guest has that pay for it [VCH-2]. */
function useVouchers({ kind, actorId }: Pick<Offer, 'kind' | 'actorId'>): number {
  const { vouchers } = useActorState('guest', selectGuest)
  return voucherSums(vouchers, actorId)[kind === 'video' ? 'videos' : 'galleries']
}

function Question({ offer }: { offer: Offer | null }) {
  const text = useAreaText('library')
  const { balance } = useActorState('guest', selectGuest)
  const refusal = useActorState('purchase', selectPurchaseRefusal)
  const before = useActorState('purchase', selectPriceBefore)
  if (!offer || refusal === 'gone') return <Notice tone="warning">{text('purchase.gone')}</Notice>
  const isForSale = !offer.isVipOnly && !offer.isSoldOut
  return (
    <>
      {before !== null && isForSale && (
        <Notice tone="warning" role="alert">
          {text('purchase.refusal.priceChanged', { before, price: offer.price })}
        </Notice>
      )}
      {refusal && (before === null || !isForSale) && (
        <Notice tone="bad" role="alert">
          {text(refusalWords[refusal])}
        </Notice>
      )}
      {!refusal && offer.isVipOnly && <Notice>{text('purchase.refusal.vipOnly')}</Notice>}
      {!refusal && offer.isSoldOut && <Notice>{text('purchase.refusal.soldOut')}</Notice>}
      {isForSale && (
        <>
          <p tabIndex={-1}>{whatOneGets()}</p>
          <Price
            size="large"
            price={{ amount: offer.price, currency: 'VXC' }}
            unit={text('shell.coins')}
            {...(offer.basePrice > offer.price && {
              before: {
                amount: offer.basePrice,
                currency: 'VXC' as const,
                words: text('album.before'),
              },
            })}
          />
          <p className={style.quiet}>{text('purchase.balance', { balance })}</p>
        </>
      )}
    </>
  )

  function whatOneGets(): string {
    if (!offer) return ''
    return offer.kind === 'album'
      ? text('purchase.gets.album', { count: offer.extent })
      : text('purchase.gets.video', { minutes: Math.max(1, Math.round(offer.extent / 60)) })
  }
}

const refusalWords = {
  gone: 'purchase.gone',
  soldOut: 'purchase.refusal.soldOut',
  priceChanged: 'purchase.refusal.unknown',
  notEnoughMoney: 'purchase.refusal.notEnoughMoney',
  noVoucher: 'purchase.refusal.noVoucher',
  vipOnly: 'purchase.refusal.vipOnly',
  notForSale: 'purchase.refusal.notForSale',
  unknown: 'purchase.refusal.unknown',
} as const satisfies Readonly<Record<PurchaseRefusal | 'unknown', TextKey>>

function Footer() {
  const text = useAreaText('library')
  const purchase = useAddress('purchase')
  const step = useActorState('purchase', selectPurchaseStep)
  const offer = useActorState('purchase', selectOffer)
  const refusal = useActorState('purchase', selectPurchaseRefusal)
  const isForSale = offer && !offer.isVipOnly && !offer.isSoldOut && refusal !== 'gone'
  const retry = () => purchase.send({ type: 'purchase.retryRequested' })
  if (step === 'buying') return null
  if (step === 'unsure') {
    return (
      <Button icon="reload" onPress={retry}>
        {text('purchase.again')}
      </Button>
    )
  }
  return (
    <>
      <Button onPress={() => purchase.send({ type: 'purchase.closeRequested' })}>
        {text(step === 'done' ? 'purchase.goOn' : 'purchase.close')}
      </Button>
      {step === 'notFound' && (
        <Button icon="reload" onPress={retry}>
          {text('purchase.again')}
        </Button>
      )}
      {step === 'asked' && isForSale && <Yes offer={offer} />}
    </>
  )
}

/** With what the guest may pay: coins, and vouchers where there are any. */
function Yes({ offer }: { offer: Offer }) {
  const text = useAreaText('library')
  const vouchers = useVouchers(offer)
  const params = { targetId: offer.mediumId, value: offer.price }
  return (
    <>
      {vouchers > 0 && (
        <GatedButton action={{ type: 'buyWithVoucher', params }}>
          {text('purchase.useVoucher', { vouchers })}
        </GatedButton>
      )}
      <GatedButton look="primary" action={{ type: 'buyMedium', params }}>
        {text('purchase.buy', { price: offer.price })}
      </GatedButton>
    </>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    purchase: typeof english
  }
}
