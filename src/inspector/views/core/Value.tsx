import type { Shown } from '../../replica.value.types.ts'
import styles from './Value.module.css'

const marks: Partial<Record<Shown['kind'], string>> = {
  unrecorded: 'not in the log',
  cycle: 'leads back to what is around it',
}

/** A value on one line. */
export function Value({ shown }: { shown: Shown }) {
  const mark = marks[shown.kind]
  return (
    <span className={`${styles.value} ${styles[shown.kind] ?? ''}`} title={mark ?? shown.text}>
      {shown.text || shown.kind}
      {mark && shown.text !== mark && ` (${mark})`}
    </span>
  )
}
