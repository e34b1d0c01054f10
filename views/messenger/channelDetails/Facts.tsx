import type { ReactNode } from 'react'
import type { MessengerActor } from '../../../machines/messenger/channelDetails/channelDetails.events.ts'
import { selectCategories } from '../../../machines/shell/categories/categories.selectors.ts'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { useStateOfLater } from '../../core/environment.tsx'
import { named } from '../../core/text/named.ts'
import { useLocale, useText } from '../../core/text/text.tsx'
import { worded } from '../../shell/pages/readable.ts'
import style from './DetailsPane.module.css'

const none: readonly [] = []

/** What is told of the performer. */
export function Facts({ actor }: { actor: MessengerActor }) {
  const text = useText()
  const locale = useLocale()
  const { countryCode, languages, categories, hasToy } = actor
  const list = new Intl.ListFormat(locale, { type: 'unit' })
  const known = useStateOfLater('categories', selectCategories, none)
  const titled = categories.map(
    (slug) => known.find((category) => category.slug === slug)?.title ?? worded(slug),
  )
  const spoken = languages.map((code) => named(locale, 'language', code))
  return (
    <dl className={style.facts}>
      {countryCode && (
        <Fact of={text('messenger.fact.country')}>{named(locale, 'region', countryCode)}</Fact>
      )}
      {spoken.length > 0 && (
        <Fact of={text('messenger.fact.languages')}>{list.format(spoken)}</Fact>
      )}
      {categories.length > 0 && (
        <Fact of={text('messenger.fact.categories')}>{list.format(titled)}</Fact>
      )}
      {hasToy && <Fact of={text('messenger.fact.toy')}>{text('messenger.fact.toy.yes')}</Fact>}
    </dl>
  )
}

/** What the performer's time costs. */
export function Prices({ channel }: { channel: Channel }) {
  const text = useText()
  const { messagePrice, multiChatPrice, freeMessagesAmount, isMessagingFree } = channel
  const coins = (count: number) => text('messenger.prices.coins', { coins: count })
  return (
    <div className={style.part}>
      <h3 className={style.heading}>{text('messenger.prices')}</h3>
      <dl className={style.facts}>
        <Fact of={text('messenger.prices.message')}>
          {isMessagingFree ? text('messenger.prices.free') : coins(messagePrice)}
          {!isMessagingFree && freeMessagesAmount > 0 && (
            <span className={style.gift}>
              {text('messenger.freeMessages.words', { count: freeMessagesAmount })}
            </span>
          )}
        </Fact>
        <Fact of={text('messenger.prices.show')}>
          {channel.freeChat ? text('messenger.prices.free') : coins(multiChatPrice)}
        </Fact>
        {channel.canVoyeurChat && (
          <Fact of={text('messenger.prices.voyeur')}>{text('messenger.prices.possible')}</Fact>
        )}
      </dl>
    </div>
  )
}

function Fact({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div>
      <dt>{of}</dt>
      <dd>{children}</dd>
    </div>
  )
}
