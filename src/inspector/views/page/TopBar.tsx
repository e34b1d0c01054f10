import {
  selectContext,
  selectTakesOrders,
  selectTense,
  type Tense,
} from '../../inspector/inspector.selectors.ts'
import { Button, IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { SettingsMenu } from './SettingsMenu.tsx'
import { ShareMenu } from './ShareMenu.tsx'
import { sourceName } from './sourceName.ts'
import styles from './TopBar.module.css'

const tenseWords: Readonly<Record<Tense, string>> = {
  live: 'Live',
  past: 'In the past',
  branch: 'Sandbox',
  file: 'Log',
  lost: 'Lost, waits for it to come back',
}

/** What is inspected, whether it goes on, and what can be done with the whole. */
export function TopBar() {
  const { source, opened, isAppFollowing, isReload } = useInspector(selectContext)
  const tense = useInspector(selectTense)
  const takesOrders = useInspector(selectTakesOrders)
  const tell = useTell()
  return (
    <header className={styles.bar}>
      <span className={styles.brand}>
        <span className={styles.mark} aria-hidden="true" />
        Inspector
      </span>
      <h1 className={styles.title}>
        <span className={styles.name}>{source ? sourceName(source) : ''}</span>
        {opened && (
          <span className={styles.build}>
            {opened.system ?? 'unknown system'} · build {opened.build || 'unknown'}
          </span>
        )}
      </h1>
      <span className={`${styles.tense} ${styles[tense] ?? ''}`} role="status">
        {tenseWords[tense]}
      </span>
      {isReload && (
        <span
          className={styles.reloaded}
          title="The app was loaded again while it was inspected: its log begins anew with that"
        >
          Loaded again
        </span>
      )}
      {tense === 'past' && (
        <Button
          look="main"
          onPress={() => tell({ type: 'inspector.followRequested', isFollowing: true })}
        >
          Back to live
        </Button>
      )}
      {takesOrders && source?.kind === 'app' && (
        <label className={styles.follow}>
          <input
            type="checkbox"
            checked={isAppFollowing}
            onChange={(event) =>
              tell({ type: 'inspector.appFollowRequested', isFollowing: event.target.checked })
            }
          />
          The app’s window follows
        </label>
      )}
      <div className={styles.buttons}>
        <ShareMenu />
        <SettingsMenu />
        <IconButton
          icon="keyboard"
          label="Shortcuts"
          keys="?"
          onPress={() => tell({ type: 'inspector.shortcutsAsked' })}
        />
        <IconButton
          icon="close"
          label="Close and choose another"
          onPress={() => tell({ type: 'inspector.closeRequested' })}
        />
      </div>
    </header>
  )
}
