import { useSelector } from '@xstate/react'
import { counted } from '../../../../inspector/views/core/words.ts'
import type { ReportDetail } from '../../../console.shapes.ts'
import { lanesOf } from '../../report/logs.ts'
import { lasting, when } from '../core/words.ts'
import type { ReportActor } from './reportActor.ts'
import styles from './SessionStrip.module.css'

interface Props {
  actor: ReportActor
  logs: ReportDetail['logs']
}

/** The session's logs on its time: tabs beside each other, reloads one after the other. */
export function SessionStrip({ actor, logs }: Props) {
  const chosen = useSelector(actor, ({ context }) => context.log)
  const lanes = lanesOf(logs)
  const count = Math.max(...lanes.map(({ lane }) => lane)) + 1
  return (
    <fieldset
      className={styles.strip}
      style={{ gridTemplateRows: `auto repeat(${count}, 1.5rem)` }}
    >
      <legend className={styles.title}>
        The session in {counted(logs.length, 'log')}: tabs beside each other, reloads in a row
      </legend>
      {lanes.map(({ log: { id, startedAt, duration }, from, to, lane, isReload }, index) => (
        <label
          key={id}
          className={styles.log}
          style={{
            gridRow: lane + 2,
            marginInlineStart: `${from * 100}%`,
            width: `max(1.25rem, ${(to - from) * 100}%)`,
          }}
          title={`${when(startedAt)}, ${lasting(duration)}`}
        >
          <input
            type="radio"
            name="log"
            checked={id === chosen}
            aria-label={`Log ${index + 1}${isReload ? ', loaded again' : ''}: ${when(startedAt)}, ${lasting(duration)}`}
            onChange={() => actor.send({ type: 'report.logChosen', log: id })}
          />
          <span>
            {isReload && '↻ '}
            {lasting(duration)}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
