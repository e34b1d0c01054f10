import styles from './Waiting.module.css'

/** A line that is drawn once something takes longer than half a second. */
export function Waiting({ label }: { label: string }) {
  return <div className={styles.line} role="progressbar" aria-label={label} />
}
