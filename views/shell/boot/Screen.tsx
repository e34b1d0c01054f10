import { type ReactNode, useLayoutEffect } from 'react'
import { StageArt } from '../../core/design/StageArt.tsx'
import { Wordmark } from '../../core/design/Wordmark.tsx'
import { endFirstView } from './firstView.ts'
import style from './Screen.module.css'

interface Props {
  title: string
  children: ReactNode
  actions: ReactNode
}

/** A full page for when the app itself cannot be shown. */
export function Screen({ title, children, actions }: Props) {
  useLayoutEffect(() => endFirstView(), [])
  return (
    <main className={`${style.screen} ${style.stage}`}>
      <title>{`${title} · Limelight`}</title>
      <StageArt seed={title} isTall />
      <Wordmark />
      <div className={style.words} role="alert">
        <h1 className={style.title}>{title}</h1>
        <p className={style.text}>{children}</p>
      </div>
      <div className={style.actions}>{actions}</div>
    </main>
  )
}
