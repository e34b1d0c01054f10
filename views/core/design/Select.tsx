import { Button } from 'react-aria-components/Button'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import style from './Field.module.css'
import { Icon } from './Icon.tsx'
import { Options } from './Options.tsx'
import { Popover } from './Popover.tsx'

interface Props<T extends string> {
  label: string
  value: T
  /** In the order in which they are shown. */
  options: readonly { value: T; words: string }[]
  onChange: (value: T) => void
  isDisabled?: boolean
  /** What is wrong with the choice; the field is invalid while there is one. */
  error?: string | undefined
}

/** One of several, chosen from a list that opens. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  isDisabled,
  error,
}: Props<T>) {
  return (
    <AriaSelect
      className={style.field}
      value={value}
      onChange={(key) => onChange(key as T)}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={style.label}>{label}</Label>
      <Button className={style.box}>
        <SelectValue className={style.value}>{({ selectedText }) => selectedText}</SelectValue>
        <Icon name="chevronDown" />
      </Button>
      <FieldError className={style.error}>{error}</FieldError>
      <Popover>
        <Options value={value} options={options} className={style.options} />
      </Popover>
    </AriaSelect>
  )
}
