import type { ReactNode } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  bar?: ReactNode
  foot?: ReactNode
  /** What is inside scrolls itself. */
  isWhole?: boolean
  children: ReactNode
}

/** What every panel is made of: a bar, what it shows, and a bar about what is chosen in it. */
export function Panel({ bar, foot, isWhole, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <div className={bar ? styles.bar : ''}>{bar}</div>
      <div className={`${styles.body} ${isWhole ? styles.whole : ''}`} tabIndex={isWhole ? -1 : 0}>
        {children}
      </div>
      {foot && <div className={`${styles.bar} ${styles.foot}`}>{foot}</div>}
    </div>
  )
}
