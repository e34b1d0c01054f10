import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Select, SelectValue } from 'react-aria-components/Select'
import { buttonStyle } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Options } from '../Options.tsx'
import { Popover } from '../Popover.tsx'
import style from './SortMenu.module.css'

interface Props<T extends string> {
  /** Such as “Sorted by”. */
  label: string
  value: T
  options: readonly { value: T; words: string }[]
  onChange: (value: T) => void
}

/** The order of a list, on one line above it. */
export function SortMenu<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <Select className={style.sort} value={value} onChange={(key) => onChange(key as T)}>
      <Label className={style.label}>{label}</Label>
      <Button className={buttonStyle({ size: 'small' })}>
        <SelectValue>{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="chevronDown" />
      </Button>
      <Popover placement="bottom end">
        <Options value={value} options={options} />
      </Popover>
    </Select>
  )
}
