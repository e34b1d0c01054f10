import type { Shape } from '../../replica.value.types.ts'
import { Choice, TextField } from '../core/controls.tsx'
import { type Json, readObject, withPart } from './payload.ts'
import styles from './SendPanel.module.css'

interface ShapeFormProps {
  shape: Shape
  text: string
  onText(text: string): void
}

/** Fields for what an event carries; its type and what has no plain shape stand in the JSON below. */
export function ShapeForm({ shape, text, onText }: ShapeFormProps) {
  const event = readObject(text)
  if (!event) return null
  return (
    <Fields
      shape={shape}
      value={event}
      path={[]}
      onPart={(...part) => onText(withPart(text, ...part))}
    />
  )
}

interface FieldProps {
  shape: Shape
  value: Json | undefined
  path: readonly string[]
  onPart(path: readonly string[], value: Json): void
}

function Fields({ shape, value, path, onPart }: FieldProps) {
  const parts = Object.entries(shape.properties ?? {}).filter(
    ([key, { type }]) =>
      !(path.length === 0 && key === 'type') && type !== 'any' && type !== 'array',
  )
  if (parts.length === 0) return null
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  const values = known as Readonly<Record<string, Json>>
  return (
    <fieldset className={styles.fields}>
      {path.length > 0 && <legend className={styles.legend}>{path.at(-1)}</legend>}
      {parts.map(([key, part]) => (
        <Field
          key={key}
          shape={part}
          value={Object.hasOwn(values, key) ? values[key] : undefined}
          path={[...path, key]}
          onPart={onPart}
        />
      ))}
    </fieldset>
  )
}

function Field({ shape, value, path, onPart }: FieldProps) {
  const label = path.at(-1) ?? ''
  if (shape.enum) {
    const options = shape.enum.map((option) => ({
      value: JSON.stringify(option),
      text: String(option),
    }))
    return (
      <Choice
        label={label}
        value={JSON.stringify(value ?? null)}
        options={options}
        onChoice={(chosen: string) => onPart(path, JSON.parse(chosen) as Json)}
      />
    )
  }
  if (shape.type === 'object')
    return <Fields shape={shape} value={value} path={path} onPart={onPart} />
  if (shape.type === 'boolean') {
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onPart(path, event.target.checked)}
        />
        {label}
      </label>
    )
  }
  if (shape.type === 'null') return null
  const isNumber = shape.type === 'number'
  return (
    <TextField
      label={label}
      isMono
      type={isNumber ? 'number' : 'text'}
      step="any"
      value={typeof value === 'string' || typeof value === 'number' ? value : ''}
      onChange={({ target }) =>
        onPart(path, isNumber ? (target.value === '' ? null : Number(target.value)) : target.value)
      }
    />
  )
}
