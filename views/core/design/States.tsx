import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import style from './States.module.css'

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
