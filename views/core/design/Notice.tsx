import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import style from './Notice.module.css'

interface NoticeProps {
  tone?: 'info' | 'good' | 'warning' | 'bad'
  /** In place of the tone's drawing. */
  icon?: IconName
  children: ReactNode
  /** Beside the words: a small button or a link. */
  action?: ReactNode
  /** Lets it be put away; none without it. */
  close?: { words: string; onPress: () => void }
  /** How it is read out when it appears; not at all without it. */
  role?: 'status' | 'alert'
}

const drawings = { info: 'info', good: 'check', warning: 'alert', bad: 'alert' } as const

/** A line that says one thing, within a page or across its width. */
export function Notice({ tone = 'info', icon, children, action, close, role }: NoticeProps) {
  return (
    <div className={`${style.notice} ${style[tone]}`} role={role}>
      <Icon name={icon ?? drawings[tone]} />
      <div className={style.said}>
        <div className={style.words}>{children}</div>
        {action}
      </div>
      {close && (
        <IconButton icon="close" size="small" label={close.words} onPress={close.onPress} />
      )}
    </div>
  )
}
