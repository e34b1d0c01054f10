import { type ReactNode, useId, useState } from 'react'
import { Accordion } from '../Accordion.tsx'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { ModalBody, Sheet } from '../Modal.tsx'
import style from './Filters.module.css'

interface Group {
  id: string
  title: string
  /** How many of its choices are made. */
  count: number
  content: ReactNode
}

interface Props {
  /** Such as “Filter”. */
  title: string
  groups: readonly Group[]
  /** Of the groups' headings. */
  level: 2 | 3 | 4
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Makes no choice again; there is none without it. */
  onClear?: (() => void) | undefined
  words: {
    close: string
    clear: string
    /** On the button that closes the sheet, such as “Show 128 performers”. */
    show: string
  }
}

/** What narrows a list: beside it where there is room, else in a sheet that a button opens. */
export function Filters({ title, groups, level, isOpen, onOpen, onClear, words }: Props) {
  const titleId = useId()
  const made = groups.reduce((sum, { count }) => sum + count, 0)
  const clear = (
    <Button look="quiet" size="small" isDisabled={!onClear} onPress={onClear}>
      {words.clear}
    </Button>
  )
  return (
    <div>
      <div className={style.opener}>
        <Button icon="filter" aria-haspopup="dialog" onPress={() => onOpen(true)}>
          {title}
          {made > 0 && (
            <>
              {' '}
              <Badge>{String(made)}</Badge>
            </>
          )}
        </Button>
      </div>
      <aside className={style.side} aria-labelledby={titleId}>
        <div className={style.head}>
          <p id={titleId} className={style.title}>
            {title}
          </p>
          {clear}
        </div>
        <Groups groups={groups} level={level} />
      </aside>
      {isOpen && (
        <Sheet
          title={title}
          closeLabel={words.close}
          onClose={() => onOpen(false)}
          side="bottom"
          footer={
            <>
              {clear}
              <Button look="primary" onPress={() => onOpen(false)}>
                {words.show}
              </Button>
            </>
          }
        >
          <ModalBody>
            <Groups groups={groups} level={level} />
          </ModalBody>
        </Sheet>
      )}
    </div>
  )
}

function Groups({ groups, level }: Pick<Props, 'groups' | 'level'>) {
  const [opened, setOpened] = useState(() => groups.slice(0, 2).map(({ id }) => id))
  const items = groups.map(({ count, content, ...group }) => ({
    ...group,
    // Of dozens of choices those that nobody sees need not be there
    content: opened.includes(group.id) && content,
    aside: count > 0 && <Badge>{String(count)}</Badge>,
  }))
  return <Accordion items={items} opened={opened} onChange={setOpened} isMany level={level} />
}

interface AppliedProps<T extends string> {
  label: string
  filters: readonly { id: T; words: string }[]
  /** Words of a filter's button, such as “Leave out: Cabaret”. */
  remove: (words: string) => string
  onRemove: (id: T) => void
}

/** The choices that narrow a list now; a press takes one back. */
export function AppliedFilters<T extends string>(props: AppliedProps<T>) {
  const { label, filters, remove, onRemove } = props
  return (
    <ul className={style.applied} aria-label={label}>
      {filters.map(({ id, words }) => (
        <li key={id}>
          <button
            type="button"
            className={style.one}
            aria-label={remove(words)}
            onClick={() => onRemove(id)}
          >
            {words}
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}
