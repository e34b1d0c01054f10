import type { CSSProperties, KeyboardEvent } from 'react'
import { number } from '../../../../inspector/views/core/words.ts'
import type { Mark } from '../../../replay/messages.ts'
import { stopAt } from '../../player/playing.ts'
import { usePlayer, usePlayerActor } from '../core/using.ts'
import { clock } from '../core/words.ts'
import moments from './Moments.module.css'
import styles from './Timeline.module.css'

/** Ticks closer than this, as a share of the line, are drawn as one. */
const closest = 0.004

/** The log's time as a line, with its marks. */
export function Timeline() {
  const player = usePlayerActor()
  const opened = usePlayer(({ context }) => context.opened)
  const outcome = usePlayer(({ context }) => context.outcome)
  const index = usePlayer(({ context }) => context.index)
  const shown = usePlayer(({ context }) => context.shown)
  const stops = opened?.stops
  const at = stops?.ats[index] ?? 0
  const end = stops?.ats.at(-1) ?? 0
  const share = (time: number) => time / Math.max(end, 1)
  const style: CSSProperties & { '--done': string } = { '--done': `${share(at) * 100}%` }
  const parting = outcome?.divergence
  const partingAt =
    parting && stops ? stops.ats[stops.seqs.findIndex((seq) => seq >= parting.seq)] : undefined
  const step = (event: KeyboardEvent) => {
    const marks = { PageDown: -1, PageUp: 1 } as const
    const steps = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 } as const
    const direction = steps[event.key as keyof typeof steps]
    const mark = marks[event.key as keyof typeof marks]
    if (!direction && !mark) return
    event.preventDefault()
    if (mark) player.send({ type: 'player.markRequested', direction: mark })
    else if (event.shiftKey) player.send({ type: 'player.markRequested', direction })
    else player.send({ type: 'player.stepRequested', direction })
  }
  const ticks = apart(opened?.marks ?? [], end)
  return (
    <div className={styles.timeline}>
      <span className={styles.at}>{clock(at)}</span>
      <div className={styles.line}>
        <input
          className={styles.range}
          style={style}
          type="range"
          aria-label="Time in the session"
          aria-valuetext={`${clock(at)} of ${clock(end)}, entry ${stops?.seqs[index] ?? 0}${shown?.event ? `, ${shown.event}` : ''}`}
          min={0}
          max={Math.max(end, 1)}
          value={at}
          disabled={!stops}
          onChange={({ target }) => {
            const time = Number(target.value)
            // A line that is narrower than the log has entries leads nowhere new
            if (stops && stopAt(stops, time) !== index) {
              player.send({ type: 'player.timeChosen', at: time })
            }
          }}
          onKeyDown={step}
        />
        <div className={styles.marks} aria-hidden="true">
          {ticks.map((mark) => (
            <span
              key={`${mark.position} ${mark.kind} ${mark.title}`}
              className={`${moments.dot} ${moments[mark.kind]} ${styles.mark}`}
              style={{ left: `${share(mark.at) * 100}%` }}
              title={mark.title}
            />
          ))}
          {partingAt !== undefined && (
            <span
              className={styles.parting}
              style={{ left: `${share(partingAt) * 100}%` }}
              title="Here it parts from today’s build"
            />
          )}
        </div>
      </div>
      <span className={styles.at}>{clock(end)}</span>
      <p className={styles.entry}>
        <span>
          Entry {number(stops?.seqs[index] ?? 0)} of {number(stops?.seqs.at(-1) ?? 0)}
        </span>
        <code>{shown?.event ?? 'the start'}</code>
        {shown?.actor && <span className={styles.actor}>to {shown.actor}</span>}
      </p>
    </div>
  )
}

/** @returns marks without pages that would be drawn over the mark before */
function apart(marks: readonly Mark[], end: number): readonly Mark[] {
  return marks.filter(({ kind, at }, index) => {
    const before = marks[index - 1]
    return kind !== 'page' || !before || (at - before.at) / Math.max(end, 1) >= closest
  })
}
