import { useEffect, useRef } from 'react'
import { Anchor } from './Link.tsx'
import style from './Tabs.module.css'

interface Props {
  tabs: readonly { href: string; words: string; isCurrent: boolean }[]
}

/** Tabs that are pages, each at its own address; the current one is kept in view. */
export function TabLinks({ tabs }: Props) {
  const row = useRef<HTMLDivElement>(null)
  const current = tabs.findIndex(({ isCurrent }) => isCurrent)
  useEffect(() => {
    const [list, tab] = [row.current, row.current?.children[current]]
    if (!(list && tab instanceof HTMLElement)) return
    list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }, [current])
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
