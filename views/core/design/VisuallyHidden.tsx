import type { ReactNode } from 'react'
import style from './VisuallyHidden.module.css'

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={style.hidden}>{children}</span>
}
