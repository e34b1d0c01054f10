import { type Currency, formatAmount } from '../../../../machines/core/money.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import style from './Amount.module.css'

export interface Sum {
  amount: number
  currency: Currency
}

interface Props extends Sum {
  /** The currency's name, such as “coins”: said to readers, and seen where it has no sign. */
  unit: string
}

const signs: Partial<Record<Currency, string>> = { EUR: '€', CHF: 'CHF' }

/** An amount with the sign of its currency: a drawn coin, or the sign that is written. */
export function Amount({ amount, currency, unit }: Props) {
  const sign = signs[currency]
  const figure = formatAmount(amount, currency)
  if (currency === 'VXC') {
    return (
      <span className={style.amount}>
        <Icon name="coin" />
        {figure}
        <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
      </span>
    )
  }
  return <span className={style.amount}>{`${figure}\u00a0${sign ?? unit}`}</span>
}
