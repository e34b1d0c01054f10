import style from './Badge.module.css'

/** A small count or word that asks for a look. */
export function Badge({ children }: { children: string }) {
  return <span className={style.badge}>{children}</span>
}
