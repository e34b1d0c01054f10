import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import style from './Field.module.css'
import { Icon } from './Icon.tsx'

interface Props {
  /** What is searched, in words, for readers. */
  label: string
  /** Words of the button that empties it. */
  clearLabel: string
  value: string
  onChange: (value: string) => void
  /** Enter. */
  onSubmit?: (value: string) => void
  placeholder?: string
  isFocusedFirst?: boolean
}

/** A field to search with; Escape and its button empty it. */
export function SearchField(props: Props) {
  const { label, clearLabel, placeholder, isFocusedFirst, ...field } = props
  return (
    <AriaSearchField {...field} className={style.field} aria-label={label}>
      <div className={style.search}>
        <Icon name="search" />
        <Input
          className={`${style.box} ${style.searched}`}
          placeholder={placeholder}
          autoFocus={isFocusedFirst}
        />
        <Button className={style.clear} aria-label={clearLabel}>
          <Icon name="close" />
        </Button>
      </div>
    </AriaSearchField>
  )
}
