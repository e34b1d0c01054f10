import {
  selectDropped,
  selectNotice,
  selectOpened,
  selectProgress,
} from '../../inspector/inspector.selectors.ts'
import type { Opened } from '../../replica.types.ts'
import { Choice, IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { droppedSentence } from './dropped.ts'
import styles from './Notices.module.css'

/** What was said last, in the corner, until it is closed. */
export function Notices() {
  const notice = useInspector(selectNotice)
  const tell = useTell()
  return (
    <div role={notice?.isWrong ? 'alert' : 'status'}>
      {notice && (
        <div className={`${styles.notice} ${notice.isWrong ? styles.wrong : ''}`}>
          <span>{notice.sentence}</span>
          <IconButton
            icon="close"
            label="Close the message"
            onPress={() => tell({ type: 'inspector.noticeClosed' })}
          />
        </div>
      )}
    </div>
  )
}

/** What reading the log and the way to its app had to put up with, and why only a part of it is shown. */
export function Reservations() {
  const opened = useInspector(selectOpened)
  const dropped = useInspector(selectDropped)
  if (!opened) return null
  const { problem, warnings, parts } = opened
  const said = [problem, dropped && droppedSentence(dropped), ...warnings]
  const sentences = said.filter((sentence) => sentence !== null)
  if (sentences.length === 0 && parts.length < 2) return null
  return (
    <aside className={styles.banner} aria-label="About this log">
      {sentences.slice(0, 3).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {sentences.length > 3 && <p>and {sentences.length - 3} more</p>}
      {parts.length > 1 && <PartChoice opened={opened} />}
    </aside>
  )
}

/** Which part is shown of a log that is too large to be held whole. */
function PartChoice({ opened: { parts, part } }: { opened: Opened }) {
  const progress = useInspector(selectProgress)
  const tell = useTell()
  return (
    <div className={styles.parts}>
      <Choice
        label="Shown from"
        value={String(part)}
        onChoice={(from) => tell({ type: 'inspector.partChosen', part: Number(from) })}
        options={parts.map(({ from }, index) => ({
          value: String(from),
          text: `Part ${index + 1} of ${parts.length}, from entry ${from + 1}`,
        }))}
      />
      <span role="status">{progress?.work === 'reading' && 'Reading …'}</span>
    </div>
  )
}
