import { usePlayer, usePlayerActor } from '../core/using.ts'
import { clock, markWords } from '../core/words.ts'
import section from '../report/ReportPage.module.css'
import styles from './Moments.module.css'

/** More would be no list any more. */
const listed = 200

/** What one may want to go to in the log. */
export function Moments() {
  const player = usePlayerActor()
  const opened = usePlayer(({ context }) => context.opened)
  const position = usePlayer(({ context: { opened: log, index } }) => log?.stops.positions[index])
  if (!opened) return null
  const { marks } = opened
  const here = marks.findLast((mark) => mark.position <= (position ?? 0))
  return (
    <section className={section.section}>
      <h2>Moments</h2>
      {marks.length === 0 && <p className={section.by}>Nothing stands out in this log.</p>}
      <ol className={styles.list}>
        {marks.slice(0, listed).map((mark) => (
          <li key={`${mark.position} ${mark.kind} ${mark.title}`}>
            <button
              type="button"
              className={styles.moment}
              aria-current={mark === here}
              onClick={() =>
                player.send({ type: 'player.positionChosen', position: mark.position })
              }
            >
              <span className={styles.at}>{clock(mark.at)}</span>
              <span className={`${styles.dot} ${styles[mark.kind]}`} aria-hidden="true" />
              <span className={styles.title}>
                <span className={styles.kind}>{markWords[mark.kind]}</span> {mark.title}
              </span>
            </button>
          </li>
        ))}
        {marks.length > listed && <li>and {marks.length - listed} more</li>}
      </ol>
    </section>
  )
}
