import type { ReactNode } from 'react'
import styles from './Empty.module.css'

interface EmptyProps {
  title: string
  sentence?: string | undefined
  isWrong?: boolean
  children?: ReactNode
}

/** What stands where there is nothing to show, and why. */
export function Empty({ title, sentence, isWrong, children }: EmptyProps) {
  return (
    <div
      className={`${styles.empty} ${isWrong ? styles.wrong : ''}`}
      role={isWrong ? 'alert' : undefined}
    >
      <p className={styles.title}>{title}</p>
      {sentence && <p className={styles.sentence}>{sentence}</p>}
      {children}
    </div>
  )
}
