import { nameOf } from '../core/words.ts'
import styles from './StatePanel.module.css'
import type { StandingActor } from './standingActor.ts'

const statusWords = { active: '', done: 'is done', error: 'failed', stopped: 'was stopped' }

/** Who is shown, in which state, and since when it is gone. */
export function ActorHead({ standing, actor }: { standing: StandingActor; actor: string }) {
  const { info, endedAt, isUnborn } = standing
  return (
    <div className={styles.head} style={{ flex: 1 }}>
      <span className={styles.name} title={actor}>
        {nameOf(actor)}
      </span>
      {info && info.value !== '' && <span className={styles.states}>{info.value}</span>}
      {info && <span className={styles.status}>{statusWords[info.status]}</span>}
      {endedAt !== null && (
        <span className={styles.ended} role="status">
          has ended at entry {endedAt}; this is its last state
        </span>
      )}
      {isUnborn && (
        <span className={styles.ended} role="status">
          is not there at this entry
        </span>
      )}
    </div>
  )
}
