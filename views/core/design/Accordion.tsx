import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import style from './Accordion.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  /** Each with what is seen of it while it is closed. */
  items: readonly { id: string; title: string; aside?: ReactNode; content: ReactNode }[]
  /** Ids of those that are open. */
  opened: readonly string[]
  onChange: (opened: string[]) => void
  /** Whether more than one may be open. */
  isMany?: boolean
  /** Of the titles' headings. */
  level?: 2 | 3 | 4
}

/** Titles below each other that open what belongs to them. Native elements, as buttons are. */
export function Accordion({ items, opened, onChange, isMany = false, level = 3 }: Props) {
  const own = useId()
  const Heading = `h${level}` as const
  const others = (id: string) => opened.filter((one) => one !== id)
  const open = (id: string) => onChange(isMany ? [...others(id), id] : [id])
  return items.map(({ id, title, aside, content }) => {
    const [titleId, panelId] = [`${own}${id}title`, `${own}${id}panel`]
    const isOpen = opened.includes(id)
    return (
      <div key={id} className={style.item}>
        <Heading>
          <button
            type="button"
            id={titleId}
            className={style.title}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => (isOpen ? onChange(others(id)) : open(id))}
          >
            <span className={style.words}>{title}</span>
            {aside}
            <Icon name="chevronDown" />
          </button>
        </Heading>
        <Panel id={panelId} titleId={titleId} isOpen={isOpen} onFound={() => open(id)}>
          {content}
        </Panel>
      </div>
    )
  })
}

interface PanelProps {
  id: string
  titleId: string
  isOpen: boolean
  onFound: () => void
  children: ReactNode
}

/** What belongs to a title. A search of the browser finds it also while it is closed, and opens it. */
function Panel({ id, titleId, isOpen, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  // React knows neither this value of `hidden` nor the event
  useLayoutEffect(() => {
    if (isOpen) panel.current?.removeAttribute('hidden')
    else panel.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const { current } = panel
    current?.addEventListener('beforematch', onFound)
    return () => current?.removeEventListener('beforematch', onFound)
  }, [onFound])
  return (
    // biome-ignore lint/a11y/useSemanticElements: it has no legend but its title
    <div ref={panel} id={id} role="group" aria-labelledby={titleId}>
      <div className={style.content}>{children}</div>
    </div>
  )
}
