import { useSelector } from '@xstate/react'
import { Button, TextArea } from '../../../../inspector/views/core/controls.tsx'
import type { ReportDetail } from '../../../console.shapes.ts'
import { when } from '../core/words.ts'
import styles from './ReportPage.module.css'
import type { ReportActor } from './reportActor.ts'

interface Props {
  actor: ReportActor
  report: ReportDetail
}

/** What colleagues wrote about a report, and what is being written. */
export function Notes({ actor, report: { id, notes } }: Props) {
  const note = useSelector(actor, ({ context }) => context.note)
  const isDoing = useSelector(actor, (snapshot) => snapshot.matches({ doing: 'doing' }))
  const text = note.trim()
  return (
    <section className={styles.section}>
      <h2>Notes</h2>
      {notes.length === 0 && <p className={styles.by}>Nobody wrote anything yet.</p>}
      <ul className={styles.notes}>
        {notes.map(({ id: key, author, at, text: words }) => (
          <li key={key}>
            <p className={styles.by}>
              {author}, <time dateTime={at}>{when(at)}</time>
            </p>
            <p className={styles.note}>{words}</p>
          </li>
        ))}
      </ul>
      <TextArea
        label="New note"
        rows={3}
        value={note}
        onChange={({ target }) => actor.send({ type: 'report.noteTyped', text: target.value })}
      />
      <div>
        <Button
          isDisabled={text === '' || isDoing}
          onPress={() =>
            actor.send({ type: 'report.deedRequested', deed: { kind: 'note', id, text } })
          }
        >
          Add note
        </Button>
      </div>
    </section>
  )
}
