import type { ReactNode } from 'react'
import { IconButton } from '../../core/design/Button.tsx'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import style from './NoticeCard.module.css'

interface Props {
  icon: IconName
  tone: 'info' | 'good' | 'bad'
  children: ReactNode
  /** Buttons and links below the words. */
  actions?: ReactNode
  close?: { words: string; onPress: () => void }
}

/** One notice in the dock. */
export function NoticeCard({ icon, tone, children, actions, close }: Props) {
  return (
    <div className={`${style.card} ${style[tone]}`}>
      <Icon name={icon} />
      <div className={style.words}>
        {children}
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
      {close && (
        <IconButton icon="close" size="small" label={close.words} onPress={close.onPress} />
      )}
    </div>
  )
}
