import type { ReactNode } from 'react'
import { StageArt } from '../../core/design/StageArt.tsx'
import style from './Page.module.css'

interface Props {
  title: string
  children: ReactNode
  actions: ReactNode
  /** Whether it is read out as it appears: something went wrong. */
  isAlert?: boolean
}

/** A page that has nothing to show but a word on why, and the ways on. */
export function PageNotice({ title, children, actions, isAlert = false }: Props) {
  return (
    <section className={`${style.hero} ${style.notice}`}>
      <StageArt seed={title} isTall />
      <div className={style.words}>
        <div role={isAlert ? 'alert' : undefined}>
          <h1 className={style.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={style.lead}>{children}</p>
        </div>
        <div className={style.actions}>{actions}</div>
      </div>
    </section>
  )
}
