import { selectContext } from '../../inspector/inspector.selectors.ts'
import { Button, IconButton } from '../core/controls.tsx'
import { Icon } from '../core/Icon.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { droppedSentence } from '../page/dropped.ts'
import { SettingsMenu } from '../page/SettingsMenu.tsx'
import { FileChoice } from './FileChoice.tsx'
import { NodeChoice } from './NodeChoice.tsx'
import { RecentLogs } from './RecentLogs.tsx'
import styles from './StartPage.module.css'

/** What can be inspected, and why the last choice could not be. */
export function StartPage() {
  const { failure, place } = useInspector(selectContext)
  const tell = useTell()
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>
            Every state, <span>lit</span>
          </h1>
          <p className={styles.lead}>
            Watch a running app or a log of one: its actors, their charts, and each event with what
            it led to. Go back, go on, try what if. Nothing leaves this computer.
          </p>
        </div>
        <SettingsMenu />
      </div>
      {failure !== null && (
        <div className={styles.failure} role="alert">
          <Icon name="warning" />
          <p>{failure}</p>
          <IconButton
            icon="close"
            label="Close the message"
            onPress={() => tell({ type: 'inspector.closeRequested' })}
          />
        </div>
      )}
      {place !== null && failure === null && (
        <div className={styles.failure} role="status">
          <Icon name="file" />
          <p>
            The link leads to entry {place.entry} of the log {place.log}, which is not kept in this
            browser. Open its file to go there.
          </p>
        </div>
      )}
      <div className={styles.ways}>
        <Apps />
        <FileChoice />
        <NodeChoice />
        <section className={styles.way} aria-labelledby="example">
          <h2 id="example">
            <Icon name="spark" />
            Example
          </h2>
          <p>A small system with timers, guards and parallel states, to look around in.</p>
          <div>
            <Button
              onPress={() => tell({ type: 'inspector.sourceChosen', source: { kind: 'example' } })}
            >
              Open the example session
            </Button>
          </div>
        </section>
        <RecentLogs />
      </div>
    </main>
  )
}

function Apps() {
  const { apps, dropped } = useInspector(selectContext)
  const tell = useTell()
  return (
    <section className={styles.way} aria-labelledby="apps">
      <h2 id="apps">
        <Icon name="window" />
        Running now
      </h2>
      {apps.length === 0 ? (
        <p role="status">No tab of this origin runs the app. Open one: it shows here by itself.</p>
      ) : (
        <ul className={styles.list}>
          {apps.map(({ id, title, page }) => (
            <li key={id} className={styles.item}>
              <button
                type="button"
                className={styles.choice}
                onClick={() =>
                  tell({ type: 'inspector.sourceChosen', source: { kind: 'app', id, title } })
                }
              >
                <span className={styles.name}>{title || page}</span>
                <span className={styles.about}>{page}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {dropped && (
        <p className={styles.hint} role="status">
          {droppedSentence(dropped)}
        </p>
      )}
    </section>
  )
}
