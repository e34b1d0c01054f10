import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import styles from './controls.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps {
  children: ReactNode
  onPress(): void
  look?: 'plain' | 'main' | 'bare'
  isDisabled?: boolean
  label?: string
}

/** A button with words. */
export function Button({ children, onPress, look = 'plain', isDisabled, label }: ButtonProps) {
  const looks = look === 'plain' ? '' : styles[look]
  return (
    <AriaButton
      className={`${styles.button} ${looks}`}
      onPress={onPress}
      isDisabled={isDisabled ?? false}
      {...(label === undefined ? {} : { 'aria-label': label })}
    >
      {children}
    </AriaButton>
  )
}

interface IconButtonProps {
  icon: IconName
  label: string
  onPress(): void
  isDisabled?: boolean
  /** Of one that is on or off. */
  isOn?: boolean
  /** The key that does the same, for the tooltip. */
  keys?: string
}

/** A button that is a sign, named for those who do not see it and for the pointer that rests on it. */
export function IconButton({ icon, label, onPress, isDisabled, isOn, keys }: IconButtonProps) {
  return (
    <span title={keys ? `${label} (${keys})` : label}>
      <AriaButton
        className={`${styles.button} ${styles.bare} ${styles.icon} ${isOn ? styles.on : ''}`}
        aria-label={label}
        onPress={onPress}
        isDisabled={isDisabled ?? false}
        {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      >
        <Icon name={icon} />
      </AriaButton>
    </span>
  )
}

interface FieldProps {
  label: string
  /** What is wrong with it. */
  problem?: string | null
  isMono?: boolean
}

/** A line of text with its name, and what is wrong with it beside. */
export function TextField({
  label,
  problem,
  isMono,
  ...rest
}: FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={`${styles.input} ${isMono ? styles.mono : ''}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-said` : undefined}
        autoComplete="off"
        spellCheck={false}
      />
      {problem && (
        <span id={`${id}-said`} className={`${styles.said} ${styles.wrong}`} role="status">
          {problem}
        </span>
      )}
    </div>
  )
}

/** Some lines of text with their name. */
export function TextArea({
  label,
  problem,
  isMono,
  ...rest
}: FieldProps & Omit<ComponentProps<'textarea'>, 'className' | 'id'>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={`${styles.input} ${isMono ? styles.mono : ''}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-said` : undefined}
        spellCheck={false}
      />
      {problem && (
        <span id={`${id}-said`} className={`${styles.said} ${styles.wrong}`} role="status">
          {problem}
        </span>
      )}
    </div>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; text: string }[]
  onChoice(value: T): void
}

/** One of several. */
export function Choice<T extends string>({ label, value, options, onChoice }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChoice(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  )
}
