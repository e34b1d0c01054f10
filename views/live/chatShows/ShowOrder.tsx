import { type ReactNode, useEffect, useRef } from 'react'
import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import {
  type Order,
  type OrderProblem,
  priceOf,
} from '../../../machines/live/chatShows/chatShows.order.ts'
import {
  selectOrder,
  selectOrderProgress,
  textIn,
} from '../../../machines/live/chatShows/chatShows.selectors.ts'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText, useLocale } from '../../core/text/text.tsx'
import { FailedNotice } from '../FailedNotice.tsx'
import style from './ChatShows.module.css'
import { timesOf } from './showTimes.ts'

interface Props {
  show: ChatShow
  /** In ms since the epoch. */
  now: number
}

/** What becomes of the order of a ticket, within its show: the question, the wait, the answer [CSH-7 CSH-8 CSH-13]. */
export function ShowOrder({ show, now }: Props) {
  const text = useAreaText('live')
  const language = useActorState('app', selectLanguage)
  const order = useActorState('chatShows', selectOrder)
  const progress = useActorState('chatShows', selectOrderProgress)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (progress !== 'finding') place.current?.focus()
  }, [progress])
  const title = textIn(show.title, language)
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={style.order}
      aria-label={text('chatShows.order', { title })}
    >
      {order && <Step order={order} progress={progress} title={title} now={now} />}
    </section>
  )
}

interface StepProps {
  order: Order
  progress: ReturnType<typeof selectOrderProgress>
  title: string
  now: number
}

function Step({ order, progress, title, now }: StepProps) {
  const text = useAreaText('live')
  const language = useActorState('app', selectLanguage)
  const chatShows = useAddress('chatShows')
  const retry = () => chatShows.send({ type: 'chatShows.retryRequested' })
  if (progress === 'finding') {
    return (
      <div role="status" aria-label={text('chatShows.finding')}>
        <Skeleton width="70%" height="1.25rem" />
      </div>
    )
  }
  if (progress === 'notFound') {
    return (
      <FailedNotice
        words={text('chatShows.notFound')}
        retry={text('chatShows.retry')}
        onRetry={retry}
      />
    )
  }
  if (progress === 'unsure') return <Notice role="status">{text('chatShows.unsure')}</Notice>
  if (progress === 'ordering') return <Notice role="status">{text('chatShows.ordering')}</Notice>
  if (progress === 'done') {
    const isBought = order.purpose === 'buy'
    const info = isBought && order.show ? textIn(order.show.postBuyInfo, language) : ''
    return (
      <>
        <Notice tone="good" role="status">
          {isBought ? text('chatShows.thanks', { title }) : text('chatShows.give.done')}
        </Notice>
        {info && <p className={style.info}>{info}</p>}
        <Choices close={text('chatShows.done')} />
      </>
    )
  }
  return order.purpose === 'buy' ? (
    <Buying order={order} title={title} now={now} />
  ) : (
    <Returning order={order} title={title} />
  )
}

function Buying({ order, title, now }: Pick<StepProps, 'order' | 'title' | 'now'>) {
  const text = useAreaText('live')
  const locale = useLocale()
  const { balance } = useActorState('guest', selectGuest)
  const chatShows = useAddress('chatShows')
  const { show, promoCode, showId } = order
  const price = priceOf(order)
  return (
    <>
      <Problem order={order} />
      {show?.canBuy && (
        <>
          <p>{text('chatShows.order.ask', { title, time: wordsOf(show) })}</p>
          {!show.isFree && (
            <>
              <p className={style.quiet}>{text('chatShows.balance', { balance })}</p>
              <div className={style.code}>
                <TextField
                  label={text('chatShows.code')}
                  hint={text('chatShows.code.hint')}
                  value={promoCode}
                  maxLength={40}
                  autoComplete="off"
                  onChange={(code) =>
                    chatShows.send({ type: 'chatShows.promoCodeChanged', promoCode: code })
                  }
                />
              </div>
            </>
          )}
        </>
      )}
      <Choices close={text('chatShows.close')}>
        {show?.canBuy && (
          <GatedButton
            look="primary"
            icon="ticket"
            action={{ type: 'buyTicket', params: { targetId: showId, value: price } }}
          >
            {text('chatShows.confirm', { price })}
          </GatedButton>
        )}
      </Choices>
    </>
  )

  function wordsOf(ordered: ChatShow): string {
    return text('chatShows.time', timesOf(ordered, locale, now))
  }
}

function Returning({ order, title }: Pick<StepProps, 'order' | 'title'>) {
  const text = useAreaText('live')
  const chatShows = useAddress('chatShows')
  const mayReturn = order.show?.isBought === true && !order.show.hasStarted
  return (
    <>
      <Problem order={order} />
      {mayReturn && <p>{text('chatShows.give.ask', { title })}</p>}
      <Choices close={text('chatShows.give.keep')}>
        {mayReturn && (
          <Button
            look="danger"
            onPress={() => chatShows.send({ type: 'chatShows.returnConfirmed' })}
          >
            {text('chatShows.give.confirm')}
          </Button>
        )}
      </Choices>
    </>
  )
}

function Problem({ order: { problem } }: { order: Order }) {
  const text = useAreaText('live')
  if (!problem) return null
  return (
    <Notice tone="bad" role="alert">
      {text(problemWords[problem])}
    </Notice>
  )
}

const problemWords: Readonly<Record<OrderProblem, TextKey>> = {
  alreadyBought: 'chatShows.problem.alreadyBought',
  countryBanned: 'chatShows.problem.countryBanned',
  loginRequired: 'chatShows.problem.loginRequired',
  notBought: 'chatShows.problem.notBought',
  notDone: 'chatShows.problem.notDone',
  notEnoughMoney: 'chatShows.problem.notEnoughMoney',
  promoCodeInvalid: 'chatShows.problem.promoCodeInvalid',
  promoCodeUsed: 'chatShows.problem.promoCodeUsed',
  showCancelled: 'chatShows.problem.showCancelled',
  showOver: 'chatShows.problem.showOver',
  showStarted: 'chatShows.problem.showStarted',
  soldOut: 'chatShows.problem.soldOut',
  startChanged: 'chatShows.problem.startChanged',
  unknown: 'chatShows.problem.unknown',
  unknownShow: 'chatShows.problem.unknownShow',
}

/** What may be done now, and the way out of it. */
function Choices({ children, close }: { children?: ReactNode; close: string }) {
  const chatShows = useAddress('chatShows')
  return (
    <div className={style.choices}>
      {children}
      <Button look="quiet" onPress={() => chatShows.send({ type: 'chatShows.orderClosed' })}>
        {close}
      </Button>
    </div>
  )
}
