import type { Microstep } from '../../replica.chart.types.ts'
import type { Row } from '../../replica.types.ts'
import { Icon, type IconName } from '../core/Icon.tsx'
import { nameOf, span } from '../core/words.ts'
import { nameOfEvent } from '../eventNames.ts'
import styles from './LogPanel.module.css'

const kindIcons: Readonly<Record<Row['kind'], IconName>> = {
  outside: 'window',
  effect: 'spark',
  timer: 'clock',
  lifecycle: 'stop',
}

export const kindWords: Readonly<Record<Row['kind'], string>> = {
  outside: 'from outside',
  effect: 'of an effect',
  timer: 'of a timer',
  lifecycle: 'of its life',
}

interface LogRowProps {
  row: Row
  /** How it bears on the chosen entry. */
  bearing: 'cause' | 'effectOf' | null
}

/** An entry of the log on one line. */
export function LogRow({ row, bearing }: LogRowProps) {
  const looks = [
    styles.row,
    row.isInvented ? styles.invented : '',
    row.hasDifference ? styles.differs : '',
    bearing ? styles[bearing] : '',
  ]
  const said = [
    bearing === 'cause' ? 'led to the chosen entry' : '',
    bearing === 'effectOf' ? 'caused by the chosen entry' : '',
    row.hasDifference ? 'this build and the log differ here' : '',
    row.isInvented ? 'sent in the sandbox' : '',
  ].filter((sentence) => sentence !== '')
  return (
    <span className={looks.join(' ')} title={[row.to, ...said].join(' · ')}>
      <span className={styles.seq}>{row.position}</span>
      <span className={styles.at}>{span(row.at)}</span>
      <span
        className={`${styles.kind} ${styles[row.kind]}`}
        role="img"
        aria-label={kindWords[row.kind]}
      >
        <Icon name={kindIcons[row.kind]} />
      </span>
      <span className={styles.to}>
        {row.isWithin && <span className={styles.within}>└ </span>}
        {nameOf(row.to)}
      </span>
      <span className={styles.type} title={row.type}>
        {nameOfEvent(row.type)}
      </span>
      <span className={styles.preview}>{row.preview}</span>
    </span>
  )
}

/** A step within the chosen entry. */
export function MicrostepRow({ step, isHere }: { step: Microstep; isHere: boolean }) {
  const { index, actor, event, valueBefore, valueAfter, refused, actions } = step
  const isMove = valueBefore !== valueAfter
  return (
    <span className={`${styles.micro} ${isHere ? styles.isHere : ''}`} title={actor}>
      <span>{index + 1}</span>
      <span>{nameOf(actor)}</span>
      <span className={styles.type}>{nameOfEvent(event)}</span>
      <span>{isMove ? `${valueBefore} → ${valueAfter}` : valueAfter}</span>
      {actions.length > 0 && <span>{actions.join(', ')}</span>}
      {refused[0] && <span>{`✕ ${refused[0].verdict}`}</span>}
    </span>
  )
}
