import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import { Label } from 'react-aria-components/Label'
import { RadioGroup as AriaRadioGroup, Radio } from 'react-aria-components/RadioGroup'
import { Switch as AriaSwitch } from 'react-aria-components/Switch'
import style from './Choice.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface OnOffProps {
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isDisabled?: boolean
}

/** Something that is on or off from the moment it is pressed. */
export function Switch({ children, ...choice }: OnOffProps) {
  return (
    <AriaSwitch {...choice} className={style.choice}>
      <span className={style.track}>
        <span className={style.thumb} />
      </span>
      <span>{children}</span>
    </AriaSwitch>
  )
}

/** Something to agree to, which counts once the form around it is sent. */
export function Checkbox({ children, ...choice }: OnOffProps) {
  return (
    <AriaCheckbox {...choice} className={style.choice}>
      <span className={style.box}>
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </AriaCheckbox>
  )
}

interface RadioProps<T extends string> {
  label: string
  /** Null when none is chosen. */
  value: T | null
  options: readonly { value: T; words: string; icon?: IconName; isDisabled?: boolean }[]
  onChange: (value: T) => void
}

/** One of a few, all of them seen. */
export function RadioGroup<T extends string>({ label, value, options, onChange }: RadioProps<T>) {
  return (
    <AriaRadioGroup
      className={style.group}
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
    >
      <Label className={style.label}>{label}</Label>
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          isDisabled={option.isDisabled}
          className={style.choice}
        >
          <span className={`${style.box} ${style.round}`} />
          <span>{option.words}</span>
        </Radio>
      ))}
    </AriaRadioGroup>
  )
}

/** One of a few in a row, for short words; the label is for readers. */
export function Segmented<T extends string>({ label, value, options, onChange }: RadioProps<T>) {
  return (
    <AriaRadioGroup
      className={style.segmented}
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(chosen) => onChange(chosen as T)}
    >
      {options.map((option) => (
        <Radio
          key={option.value}
          value={option.value}
          isDisabled={option.isDisabled}
          className={style.segment}
        >
          {option.icon && <Icon name={option.icon} />}
          {option.words}
        </Radio>
      ))}
    </AriaRadioGroup>
  )
}
