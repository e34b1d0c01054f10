import type { HTMLInputAutoCompleteAttribute } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import style from './Field.module.css'

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  /** What is expected, below the field. */
  hint?: string
  /** What is wrong with the value; the field is invalid while there is one. */
  error?: string | undefined
  placeholder?: string
  type?: 'text' | 'email' | 'tel' | 'password'
  inputMode?: 'text' | 'numeric' | 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
  maxLength?: number
  isRequired?: boolean
  isDisabled?: boolean
  /** Several lines. */
  isLong?: boolean
}

/** A field for words, with its label above and what is wrong below. */
export function TextField({ label, hint, error, placeholder, isLong, ...field }: Props) {
  return (
    <AriaTextField
      {...field}
      className={style.field}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <Label className={style.label}>{label}</Label>
      {isLong ? (
        <TextArea className={`${style.box} ${style.long}`} placeholder={placeholder} rows={4} />
      ) : (
        <Input className={style.box} placeholder={placeholder} />
      )}
      {hint && error === undefined && (
        <Text slot="description" className={style.hint}>
          {hint}
        </Text>
      )}
      <FieldError className={style.error}>{error}</FieldError>
    </AriaTextField>
  )
}
