import type { ReactNode } from 'react'
import { IconButton } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import style from './Notice.module.css'

interface StateProps {
  title: string
  children: ReactNode
  /** What can be done now: a button. */
  action?: ReactNode
}

/** Says that there is nothing here yet, and what will be. */
export function EmptyState({ icon, ...props }: StateProps & { icon: IconName }) {
  return (
    <div className={style.state}>
      <Words icon={icon} {...props} />
    </div>
  )
}

/** Says what went wrong and what can be done; read out when it appears. */
export function ErrorState(props: StateProps) {
  return (
    <div className={`${style.state} ${style.error}`} role="alert">
      <Words icon="alert" {...props} />
    </div>
  )
}

function Words({ icon, title, children, action }: StateProps & { icon: IconName }) {
  return (
    <>
      <Icon name={icon} />
      <p className={style.title}>{title}</p>
      <p className={style.text}>{children}</p>
      {action && <div className={style.action}>{action}</div>}
    </>
  )
}

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
