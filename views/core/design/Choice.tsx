import { type ChangeEvent, type ReactNode, useId } from 'react'
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
    <label className={style.choice} data-disabled={choice.isDisabled || undefined}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on */}
      <input type="checkbox" role="switch" className={style.input} {...onOff(choice)} />
      <span className={style.track}>
        <span className={style.thumb} />
      </span>
      <span>{children}</span>
    </label>
  )
}

/** Something to agree to, which counts once the form around it is sent. */
export function Checkbox({ children, ...choice }: OnOffProps) {
  return (
    <label className={style.choice} data-disabled={choice.isDisabled || undefined}>
      <input type="checkbox" className={style.input} {...onOff(choice)} />
      <span className={style.box}>
        <Icon name="check" />
      </span>
      <span>{children}</span>
    </label>
  )
}

function onOff({ isSelected, onChange, isDisabled }: Omit<OnOffProps, 'children'>) {
  return {
    checked: isSelected,
    disabled: isDisabled,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(currentTarget.checked),
  }
}

interface RadioProps<T extends string> {
  label: string
  /** Null when none is chosen. */
  value: T | null
  options: readonly { value: T; words: string; icon?: IconName; isDisabled?: boolean }[]
  onChange: (value: T) => void
}

/** One of a few, all of them seen. */
export function RadioGroup<T extends string>({ label, ...choice }: RadioProps<T>) {
  const name = useId()
  return (
    <div role="radiogroup" className={style.group} aria-labelledby={`${name}label`}>
      <span className={style.label} id={`${name}label`}>
        {label}
      </span>
      {optionsOf(choice).map(({ words, icon: _, ...option }) => (
        <label
          key={option.value}
          className={style.choice}
          data-disabled={option.disabled || undefined}
        >
          <input type="radio" name={name} className={style.input} {...option} />
          <span className={`${style.box} ${style.round}`} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  )
}

/** One of a few in a row, for short words; the label is for readers. */
export function Segmented<T extends string>({ label, ...choice }: RadioProps<T>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      className={style.segmented}
      aria-label={label}
      data-unset={choice.value === null || undefined}
    >
      {optionsOf(choice).map(({ words, icon, ...option }) => (
        <label
          key={option.value}
          className={style.place}
          data-disabled={option.disabled || undefined}
        >
          <input type="radio" name={name} className={style.input} {...option} />
          <span className={style.segment}>
            {icon && <Icon name={icon} />}
            {words}
          </span>
        </label>
      ))}
    </div>
  )
}

function optionsOf<T extends string>({ options, value, onChange }: Omit<RadioProps<T>, 'label'>) {
  return options.map(({ isDisabled, ...option }) => ({
    ...option,
    checked: option.value === value,
    disabled: isDisabled,
    onChange: () => onChange(option.value),
  }))
}
