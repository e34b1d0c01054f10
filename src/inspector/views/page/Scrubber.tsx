import type { CSSProperties } from 'react'
import { enabled } from '../../inspector/inspector.folds.ts'
import {
  selectBranches,
  selectIsFollowing,
  selectKept,
  selectLength,
  selectMoment,
  selectOpened,
} from '../../inspector/inspector.selectors.ts'
import { useInspector, useTell } from '../core/inspecting.ts'
import { usePositions } from '../core/usePositions.ts'
import styles from './TimeBar.module.css'
import { useBreakpointMarks } from './useBreakpointMarks.ts'

/** The whole log as a line, with where it stops, differs and was forked. */
export function Scrubber() {
  const { branch, position } = useInspector(selectMoment)
  const opened = useInspector(selectOpened)
  const last = useInspector(selectLength)
  const branches = useInspector(selectBranches)
  const { breakpoints } = useInspector(selectKept)
  const tell = useTell()
  const first = opened?.first ?? 0
  const isFollowing = useInspector(selectIsFollowing)
  // while it goes on, the way to the next breakpoint is looked for, and one way at a time
  const sought = isFollowing ? [] : enabled(breakpoints)
  const stops = useBreakpointMarks(branch, sought, first, last)
  const seqs = [opened?.divergence, ...(opened?.differences ?? [])].flatMap((difference) =>
    difference ? [difference.seq] : [],
  )
  const positions = usePositions(seqs, opened?.length ?? 0)
  const share = (place: number) => `${((place - first) / Math.max(last - first, 1)) * 100}%`
  const style: CSSProperties & { '--done': string } = { '--done': share(position) }
  const marks = [
    ...[...new Set(positions.values())].map((place) => ({ place, look: styles.differs })),
    ...stops.map((place) => ({ place, look: styles.stops })),
    ...branches
      .filter(({ from }) => from === branch)
      .map(({ at }) => ({ place: at, look: styles.forked })),
  ]
  return (
    <div className={styles.scrubber}>
      <input
        className={styles.range}
        type="range"
        aria-label="Entry"
        aria-valuetext={`entry ${position} of ${last}`}
        style={style}
        min={first}
        max={Math.max(last, first)}
        value={position}
        onChange={(event) =>
          tell({
            type: 'inspector.momentChosen',
            moment: { branch, position: Number(event.target.value), microstep: 0 },
          })
        }
      />
      <div className={styles.marks} aria-hidden="true">
        {marks.map(({ place, look }) => (
          <span
            key={`${look} ${place}`}
            className={`${styles.mark} ${look}`}
            style={{ left: share(place) }}
          />
        ))}
      </div>
    </div>
  )
}
