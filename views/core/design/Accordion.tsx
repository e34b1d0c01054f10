import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosureGroup, DisclosurePanel } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
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

/** Titles below each other that open what belongs to them. */
export function Accordion({ items, opened, onChange, isMany = false, level = 3 }: Props) {
  return (
    <DisclosureGroup
      allowsMultipleExpanded={isMany}
      expandedKeys={opened}
      onExpandedChange={(keys) => onChange([...keys].map(String))}
    >
      {items.map(({ id, title, aside, content }) => (
        <Disclosure key={id} id={id} className={style.item}>
          <Heading level={level}>
            <Button slot="trigger" className={style.title}>
              <span className={style.words}>{title}</span>
              {aside}
              <Icon name="chevronDown" />
            </Button>
          </Heading>
          <DisclosurePanel>
            <div className={style.content}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  )
}
