import { useState } from 'react'
import { selectActor, selectMoment } from '../../inspector/inspector.selectors.ts'
import type { Acceptable } from '../../replica.value.types.ts'
import { useAnswer } from '../asking.ts'
import { Empty } from '../core/Empty.tsx'
import { useInspector } from '../core/inspecting.ts'
import { nameOfEvent } from '../eventNames.ts'
import { EventForm } from './EventForm.tsx'
import { firstText } from './payload.ts'
import styles from './SendPanel.module.css'

const other: Acceptable = {
  type: '',
  isAccepted: false,
  refused: [],
  shape: { type: 'object' },
  samples: [],
}

/** What the chosen actor takes now, why it takes other things not, and a form to send one. */
export function SendPanel() {
  const actor = useInspector(selectActor)
  if (actor === null) {
    return <Empty title="No actor is chosen" sentence="Choose the one to which to send." />
  }
  return <SendTo key={actor} actor={actor} />
}

function SendTo({ actor }: { actor: string }) {
  const moment = useInspector(selectMoment)
  const { value: events, problem } = useAnswer('accepts', [moment, actor])
  const [type, setType] = useState<string | null>(null)
  if (problem) return <Empty title="What it takes is not known" sentence={problem} isWrong />
  if (!events) return null
  const chosen = events.find((event) => event.type === type) ?? (type === '' ? other : undefined)
  return (
    <div className={styles.split}>
      <ul className={styles.events} aria-label="Events that it takes">
        {events.map((event) => (
          <li key={event.type}>
            <button
              type="button"
              className={styles.event}
              aria-pressed={event.type === type}
              onClick={() => setType(event.type)}
            >
              <Takes event={event} />
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.event}
            aria-pressed={type === ''}
            onClick={() => setType('')}
          >
            <span>…</span>
            <span>another event, as JSON</span>
          </button>
        </li>
      </ul>
      {chosen ? (
        <EventForm
          key={chosen.type}
          actor={actor}
          shape={chosen.shape}
          samples={chosen.samples}
          first={firstText(chosen.type || 'owner.whatHappened', chosen.shape, chosen.samples)}
        />
      ) : (
        <Empty
          title={events.length === 0 ? 'It takes no event now' : 'Choose an event'}
          sentence={events.length === 0 ? 'It has ended, or no transition leads on.' : undefined}
        />
      )}
    </div>
  )
}

function Takes({ event }: { event: Acceptable }) {
  const { type, isAccepted, refused } = event
  return (
    <>
      <span
        className={isAccepted ? styles.yes : styles.no}
        role="img"
        aria-label={isAccepted ? 'taken' : 'refused'}
      >
        {isAccepted ? '✓' : '✕'}
      </span>
      <span className={styles.type} title={type}>
        {nameOfEvent(type)}
      </span>
      {!isAccepted && refused[0] && (
        <span className={styles.why}>{refused.map(({ verdict }) => verdict).join('; ')}</span>
      )}
    </>
  )
}
