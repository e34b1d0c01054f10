import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Picture } from '../Picture.tsx'
import style from './BuyBar.module.css'

interface Props {
  /** What the bar is, for readers, such as “Buy”: it is a landmark. */
  label: string
  title: string
  /** Address of the picture, without its size. */
  picture: string
  /** A `Price` or `PriceTag`. */
  price: ReactNode
  /** Below the price: what is left of the balance, or what it lacks. */
  line?: ReactNode
  /** Whether the line says that something is lacking. */
  isLacking?: boolean
  /** A button, or two. */
  action: ReactNode
}

/** What can be bought here and for how much; it stays at the lower edge while the page scrolls. */
export function BuyBar({ label, title, picture, price, line, isLacking, action }: Props) {
  return (
    <section className={style.bar} aria-label={label}>
      <div className={style.picture}>
        <Picture address={picture} shape="square" alt="" sizes="64px" />
      </div>
      <div className={style.words}>
        <p className={style.title}>{title}</p>
        {price}
      </div>
      <div className={style.action}>
        {action}
        {line && (
          <p className={classes(style.line, isLacking && style.lacking)} role="status">
            {line}
          </p>
        )}
      </div>
    </section>
  )
}
