import { counted } from '../../../../inspector/views/core/words.ts'
import type { ReplayDifference } from '../../../replay/messages.ts'
import { usePlayer, usePlayerActor } from '../core/using.ts'
import styles from '../report/ReportPage.module.css'

const kindWords: Readonly<Record<ReplayDifference['kind'], string>> = {
  changed: 'changed',
  missing: 'missing',
  added: 'added',
  renamed: 'renamed',
}
/** More are in the inspector's panel. */
const listed = 50

/** Where the log that is shown and the build of this page part. */
export function Differences() {
  const player = usePlayerActor()
  const outcome = usePlayer(({ context }) => context.outcome)
  const opened = usePlayer(({ context }) => context.opened)
  if (!outcome) return opened && <p className={styles.by}>The log is being compared …</p>
  const { divergence, differences, more, lost } = outcome
  const total = differences.length + more
  const bearing = differences.filter(({ kind }) => kind === 'changed' || kind === 'missing')
  return (
    <>
      <p>
        {divergence
          ? `This log and this build part at entry ${divergence.seq}.`
          : 'This log leads to the same states on this build.'}
      </p>
      {lost > 0 && (
        <p className={styles.danger}>
          {counted(lost, 'entry', 'entries')} went to actors that this build does not have.
        </p>
      )}
      {total > 0 && (
        <details open={divergence !== null || undefined}>
          <summary className={styles.by}>
            {counted(total, 'difference')}, {bearing.length} changed or missing
          </summary>
          <ul className={styles.differences}>
            {differences.slice(0, listed).map((difference, index) => {
              const { seq, path, part, kind, expected, found } = difference
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever given whole
                <li key={index}>
                  <button
                    type="button"
                    className={styles.difference}
                    onClick={() => player.send({ type: 'player.entryChosen', seq })}
                  >
                    <span>
                      {seq} · {kindWords[kind]}
                    </span>
                    <span className={styles.mono}>
                      {path} {part}
                    </span>
                    <span className={styles.mono}>
                      {kind !== 'added' && expected !== '' && <del>{expected.slice(0, 120)}</del>}{' '}
                      {found !== '' && <ins>{found.slice(0, 120)}</ins>}
                    </span>
                  </button>
                </li>
              )
            })}
            {total > listed && (
              <li className={styles.by}>and {total - listed} more, in the panels</li>
            )}
          </ul>
        </details>
      )}
    </>
  )
}
