import { selectContext } from '../../inspector/inspector.selectors.ts'
import { IconButton } from '../core/controls.tsx'
import { Icon } from '../core/Icon.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { bytes, counted } from '../core/words.ts'
import styles from './StartPage.module.css'

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

/** Logs that were opened before, kept in this browser. */
export function RecentLogs() {
  const { recents } = useInspector(selectContext)
  const tell = useTell()
  if (recents.length === 0) return null
  return (
    <section className={styles.way} aria-labelledby="recents">
      <h2 id="recents">
        <Icon name="clock" />
        Opened before
      </h2>
      <ul className={styles.list}>
        {recents.map(({ id, name, entries, size, openedAt }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.choice}
              onClick={() =>
                tell({ type: 'inspector.sourceChosen', source: { kind: 'recent', id, name } })
              }
            >
              <span className={styles.name}>{name}</span>
              <span className={styles.about}>
                {counted(entries, 'entry', 'entries')} · {bytes(size)} · {dates.format(openedAt)}
              </span>
            </button>
            <IconButton
              icon="trash"
              label={`Forget ${name}`}
              onPress={() => tell({ type: 'inspector.recentRemoved', id })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
