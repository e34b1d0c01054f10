import type { ReplayOutcome, ReportRow, ReportStatus } from '../../../console.shapes.ts'
import styles from './Badge.module.css'
import { kindWords, outcomeWords, statusWords } from './words.ts'

export function StatusBadge({ status }: { status: ReportStatus }) {
  return <span className={`${styles.badge} ${styles[status]}`}>{statusWords[status]}</span>
}

export function KindBadge({ kind }: { kind: ReportRow['kind'] }) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{kindWords[kind]}</span>
}

export function OutcomeBadge({ replay }: { replay: ReplayOutcome | null }) {
  if (!replay) return null
  return (
    <span className={`${styles.badge} ${styles[replay.state]}`}>{outcomeWords[replay.state]}</span>
  )
}
