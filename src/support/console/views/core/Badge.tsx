import type { ReplayOutcome, ReportRow, ReportStatus } from '../../../console.shapes.ts'
import styles from './Badge.module.css'
import { useConsole } from './using.ts'
import { formerOutcomeWords, kindWords, outcomeWords, statusWords } from './words.ts'

export function StatusBadge({ status }: { status: ReportStatus }) {
  return <span className={`${styles.badge} ${styles[status]}`}>{statusWords[status]}</span>
}

export function KindBadge({ kind }: { kind: ReportRow['kind'] }) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{kindWords[kind]}</span>
}

export function OutcomeBadge({ replay }: { replay: ReplayOutcome | null }) {
  const build = useConsole(({ context }) => context.account?.build)
  if (!replay) return null
  const isToday = replay.build === build
  const words = isToday ? outcomeWords : formerOutcomeWords
  return (
    <span className={`${styles.badge} ${isToday ? styles[replay.state] : ''}`}>
      {words[replay.state]}
    </span>
  )
}
