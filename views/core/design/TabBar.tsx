import type { ComponentProps, ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { Anchor } from './Link.tsx'
import style from './TabBar.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** The most important places at the lower edge of a narrow screen, up to five, in reach of a thumb. */
export function TabBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={style.bar} aria-label={label}>
      <ul className={style.row}>{children}</ul>
    </nav>
  )
}

interface Look {
  words: string
  icon: IconName
  /** Something new there: its figure, and the same in words. */
  count?: { figure: string; words: string } | undefined
}

/** A place that is a page of its own. */
export function TabLink({
  href,
  isCurrent = false,
  ...look
}: Look & { href: string; isCurrent?: boolean }) {
  return (
    <li className={style.place}>
      <Anchor href={href} className={style.way} aria-current={isCurrent ? 'page' : undefined}>
        <Inside {...look} />
      </Anchor>
    </li>
  )
}

/** A place that opens over the page; the native attributes say what and whether it is open. */
export function TabButton({ words, icon, count, ...native }: Look & ComponentProps<'button'>) {
  return (
    <li className={style.place}>
      <button {...native} type="button" className={style.way}>
        <Inside words={words} icon={icon} count={count} />
      </button>
    </li>
  )
}

function Inside({ words, icon, count }: Look) {
  return (
    <>
      <span className={style.drawing}>
        <Icon name={icon} />
        {count && (
          <span className={style.count} aria-hidden="true">
            {count.figure}
          </span>
        )}
      </span>
      <span className={style.words}>{words}</span>
      {count && <VisuallyHidden>{`, ${count.words}`}</VisuallyHidden>}
    </>
  )
}
