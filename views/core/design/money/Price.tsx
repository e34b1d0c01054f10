import type { ReactNode } from 'react'
import { Badge } from '../Badge.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { Amount, type Sum } from './Amount.tsx'
import style from './Price.module.css'

interface Props {
  price: Sum
  /** Name of the currency, for readers. */
  unit: string
  /** What it cost before, said to readers with its words. */
  before?: Sum & { words: string }
  /** How much less it is, such as “−30%”. */
  saving?: string
  /** What the price is for, such as “a minute”. */
  per?: string
  size?: 'medium' | 'large'
}

/** What something costs, and what it cost before. */
export function Price({ price, unit, before, saving, per, size = 'medium' }: Props) {
  const now = (
    <span className={classes(style.now, size === 'large' && style.large)}>
      <Amount {...price} unit={unit} />
      {per && <span className={style.per}>{per}</span>}
    </span>
  )
  if (!(before || saving)) return now
  return (
    <span className={style.price}>
      {before && (
        <s className={style.before}>
          <VisuallyHidden>{`${before.words} `}</VisuallyHidden>
          <Amount amount={before.amount} currency={before.currency} unit={unit} />
        </s>
      )}
      {now}
      {saving && <Badge>{saving}</Badge>}
    </span>
  )
}

/** In a price's place: that something is free, bought, a gift or within a subscription. */
export function PriceTag({
  tone,
  children,
}: {
  tone: 'free' | 'owned' | 'included'
  children: ReactNode
}) {
  const icons = { free: 'sparkle', owned: 'check', included: 'crown' } as const
  return (
    <span className={`${style.tag} ${style[tone]}`}>
      <Icon name={icons[tone]} />
      {children}
    </span>
  )
}
