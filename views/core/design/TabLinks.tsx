import { useRef } from 'react'
import { Anchor } from './Link.tsx'
import style from './Tabs.module.css'
import { useInSight } from './useInSight.ts'

interface Props {
  tabs: readonly { href: string; words: string; isCurrent: boolean }[]
}

/** Tabs that are pages, each at its own address; the current one is kept in view. */
export function TabLinks({ tabs }: Props) {
  const row = useRef<HTMLDivElement>(null)
  useInSight(row, tabs.find(({ isCurrent }) => isCurrent)?.href)
  return (
    <div ref={row} className={style.list}>
      {tabs.map(({ href, words, isCurrent }) => (
        <Anchor
          key={href}
          href={href}
          className={style.tab}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {words}
        </Anchor>
      ))}
    </div>
  )
}
