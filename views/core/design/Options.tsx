import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Icon } from './Icon.tsx'
import list from './Menu.module.css'

interface Props<T extends string> {
  /** The one that is chosen. */
  value: T
  /** In the order in which they are shown. */
  options: readonly { value: T; words: string }[]
  className?: string | undefined
}

/** What a field that opens offers, the chosen one marked. */
export function Options<T extends string>({ value, options, className = '' }: Props<T>) {
  return (
    <ListBox className={`${list.list} ${className}`}>
      {options.map((option) => (
        <ListBoxItem
          key={option.value}
          id={option.value}
          textValue={option.words}
          className={list.item}
        >
          <span>{option.words}</span>
          {option.value === value && <Icon name="check" />}
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
