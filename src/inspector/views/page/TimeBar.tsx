import {
  selectEntry,
  selectIsPlaying,
  selectLength,
  selectMoment,
  selectOpened,
} from '../../inspector/inspector.selectors.ts'
import { useAnswer } from '../asking.ts'
import { Button, IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { number, span } from '../core/words.ts'
import { Scrubber } from './Scrubber.tsx'
import styles from './TimeBar.module.css'

/** Which moment is shown, and the ways to others. */
export function TimeBar() {
  const moment = useInspector(selectMoment)
  const opened = useInspector(selectOpened)
  const last = useInspector(selectLength)
  const isPlaying = useInspector(selectIsPlaying)
  const tell = useTell()
  const step = (direction: 1 | -1, kind: 'input' | 'microstep' | 'end') =>
    tell({ type: 'inspector.stepRequested', direction, step: { kind } })
  const isFirst = moment.position <= (opened?.first ?? 0) && moment.microstep === 0
  const isLast = moment.position >= last
  return (
    <section className={styles.bar} aria-label="Time">
      <div className={styles.buttons}>
        <IconButton
          icon="first"
          label="To the start"
          keys="Home"
          isDisabled={isFirst}
          onPress={() => step(-1, 'end')}
        />
        <IconButton
          icon="back"
          label="One entry back"
          keys="←"
          isDisabled={isFirst}
          onPress={() => step(-1, 'input')}
        />
        <IconButton
          icon="microBack"
          label="One microstep back"
          keys="Shift ←"
          isDisabled={isFirst}
          onPress={() => step(-1, 'microstep')}
        />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? 'Pause' : 'Play'}
          keys="p"
          onPress={() =>
            tell({ type: isPlaying ? 'inspector.pauseRequested' : 'inspector.playRequested' })
          }
        />
        <IconButton
          icon="microForward"
          label="One microstep on"
          keys="Shift →"
          isDisabled={isLast}
          onPress={() => step(1, 'microstep')}
        />
        <IconButton
          icon="forward"
          label="One entry on"
          keys="→"
          isDisabled={isLast}
          onPress={() => step(1, 'input')}
        />
        <IconButton
          icon="last"
          label="To the end"
          keys="End"
          isDisabled={isLast}
          onPress={() => step(1, 'end')}
        />
      </div>
      <Scrubber />
      <Place />
    </section>
  )
}

function Place() {
  const moment = useInspector(selectMoment)
  const entry = useInspector(selectEntry)
  const last = useInspector(selectLength)
  const tell = useTell()
  const { branch, microstep } = moment
  const { value: place } = useAnswer('count', [branch, {}, entry])
  const { value: rows } = useAnswer(
    'rows',
    place && place.index >= 0 ? [branch, {}, place.index, 1] : undefined,
  )
  const row = rows?.[0]
  return (
    <div className={styles.place}>
      {branch !== 'log' && (
        <>
          <span className={styles.branch}>{branch}</span>
          <Button
            look="bare"
            onPress={() =>
              tell({
                type: 'inspector.momentChosen',
                moment: { branch: 'log', position: moment.position, microstep: 0 },
              })
            }
          >
            Back to the log
          </Button>
        </>
      )}
      <span role="status">
        <span className={styles.entry}>
          {number(entry)}
          {microstep > 0 && `.${microstep}`}
        </span>{' '}
        <span className={styles.of}>of {number(last)}</span>
      </span>
      <span className={styles.at}>{row?.position === entry ? span(row.at) : ''}</span>
    </div>
  )
}
