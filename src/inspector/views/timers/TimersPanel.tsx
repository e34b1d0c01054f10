import {
  selectEntry,
  selectMoment,
  selectTakesOrders,
  selectTense,
} from '../../inspector/inspector.selectors.ts'
import type { PendingTimer } from '../../replica.value.types.ts'
import { useAnswer } from '../asking.ts'
import { Button } from '../core/controls.tsx'
import { Empty } from '../core/Empty.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import { duration, nameOf, span } from '../core/words.ts'
import { nameOfEvent } from '../eventNames.ts'
import styles from './TimersPanel.module.css'

/** Timers that are pending at the shown moment, the next due first. */
export function TimersPanel() {
  const moment = useInspector(selectMoment)
  const entry = useInspector(selectEntry)
  const { value: timers, problem } = useAnswer('timers', [moment])
  const { value: place } = useAnswer('count', [moment.branch, {}, entry])
  const { value: rows } = useAnswer(
    'rows',
    place && place.index >= 0 ? [moment.branch, {}, place.index, 1] : undefined,
  )
  const now = rows?.[0]?.at ?? 0
  if (problem) return <Empty title="The timers are not known" sentence={problem} isWrong />
  if (!timers) return null
  if (timers.length === 0) return <Empty title="No timer is pending" />
  return (
    <Panel>
      <ul className={styles.timers}>
        {timers
          .toSorted((one, other) => one.due - other.due)
          .map((timer) => (
            <Timer key={`${timer.actor} ${timer.type} ${timer.count}`} timer={timer} now={now} />
          ))}
      </ul>
    </Panel>
  )
}

function Timer({ timer, now }: { timer: PendingTimer; now: number }) {
  const moment = useInspector(selectMoment)
  const isLive = useInspector(selectTense) === 'live'
  const takesOrders = useInspector(selectTakesOrders)
  const tell = useTell()
  const { actor, type, count, delay, due, setAt, target } = timer
  const named = { actor, type, count }
  const fire = () =>
    isLive && takesOrders
      ? tell({ type: 'inspector.timerFired', timer: named })
      : tell({
          type: 'inspector.branchChanged',
          change: {
            kind: 'inventTimer',
            branch: moment.branch,
            position: moment.position,
            timer: named,
          },
        })
  return (
    <li className={styles.timer}>
      <div>
        <div className={styles.type} title={type}>
          {nameOfEvent(type)}
        </div>
        <div className={styles.about} title={actor}>
          {nameOf(actor)}
          {target !== actor && ` → ${nameOf(target)}`}, after {duration(delay)},{' '}
          <span className={styles.due}>
            due at {span(due)} ({due >= now ? `in ${duration(due - now)}` : 'overdue'})
          </span>
          {setAt !== null && `, set at entry ${setAt}`}
        </div>
      </div>
      <Button onPress={fire} label={`Fire ${nameOfEvent(type)} of ${nameOf(actor)} now`}>
        {isLive ? 'Fire now' : 'Fire in sandbox'}
      </Button>
    </li>
  )
}
