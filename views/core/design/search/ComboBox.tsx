import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import field from '../Field.module.css'
import { Icon, type IconName } from '../Icon.tsx'
import list from '../Menu.module.css'
import style from './ComboBox.module.css'

interface Result {
  /** Differs from that of every other result, in other groups too. */
  id: string
  words: string
  /** Beside the words: where it leads, or whether it is live. */
  line?: ReactNode
  icon?: IconName
  /** In place of the icon: an `Avatar`. */
  picture?: ReactNode
}

interface Props {
  label: string
  placeholder?: string
  /** What is typed. */
  value: string
  onChange: (value: string) => void
  /** What was found, in groups; the field does not sort out by itself. */
  groups: readonly { id: string; title: string; results: readonly Result[] }[]
  /** In place of results: that they are on their way, or that there are none. */
  empty: string
  onChoose: (id: string) => void
  /** Enter, while no result is pointed at. */
  onSubmit?: () => void
}

/**
 * A field that offers what it finds while somebody types. Its own, not React Aria's: with sections,
 * that one throws in React's development build whenever the results change.
 */
export function ComboBox(props: Props) {
  const { label, placeholder, value, onChange, groups, empty, onChoose, onSubmit } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [pointed, setPointed] = useState<string>()
  const results = groups.flatMap((group) => group.results)
  const at = results.findIndex((result) => result.id === pointed)

  const close = () => {
    setOpen(false)
    setPointed(undefined)
  }
  const choose = (chosen: string) => {
    close()
    onChoose(chosen)
  }
  const point = (next: number) => {
    setOpen(true)
    setPointed(results.at(next % results.length)?.id)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => point(at + 1),
    ArrowUp: () => point(at < 0 ? -1 : at - 1),
    Enter: () => (results[at] ? choose(results[at].id) : onSubmit?.()),
    Escape: () => (isOpen ? close() : onChange('')),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.nativeEvent.isComposing) return
    event.preventDefault()
    act()
  }

  return (
    <div className={style.combo}>
      <label className={field.label} htmlFor={`${id}field`}>
        {label}
      </label>
      <div className={field.search}>
        <Icon name="search" />
        <input
          id={`${id}field`}
          className={`${field.box} ${field.searched}`}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}list`}
          aria-activedescendant={at < 0 ? undefined : `${id}${pointed}`}
          placeholder={placeholder}
          value={value}
          onChange={({ currentTarget }) => {
            setOpen(true)
            setPointed(undefined)
            onChange(currentTarget.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
      </div>
      <div className={style.found} hidden={!isOpen}>
        {results.length === 0 && (
          <p className={style.empty} role="status">
            {empty}
          </p>
        )}
        <div id={`${id}list`} role="listbox" aria-label={label} className={list.list}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={group.id} role="group" aria-labelledby={`${id}${group.id}-title`}>
              <p id={`${id}${group.id}-title`} className={style.group}>
                {group.title}
              </p>
              {group.results.map((result) => (
                <Option
                  key={result.id}
                  id={`${id}${result.id}`}
                  result={result}
                  isPointed={result.id === pointed}
                  onPoint={() => setPointed(result.id)}
                  onChoose={() => choose(result.id)}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}

interface OptionProps {
  id: string
  result: Result
  isPointed: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, result, isPointed, onPoint, onChoose }: OptionProps) {
  const { words, line, icon, picture } = result
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isPointed}
      data-focused={isPointed || undefined}
      className={list.item}
      ref={(option) => {
        if (isPointed) option?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <div className={style.picture}>{picture ?? (icon && <Icon name={icon} />)}</div>
      <span>{words}</span>
      {line && <small className={style.line}>{line}</small>}
    </div>
  )
}
