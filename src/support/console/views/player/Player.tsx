import { lazy, Suspense, useEffect } from 'react'
import { Button } from '../../../../inspector/views/core/controls.tsx'
import { usePlayer, usePlayerActor } from '../core/using.ts'
import { Waiting } from '../core/Waiting.tsx'
import { Controls } from './Controls.tsx'
import { deedOf } from './keys.ts'
import styles from './Player.module.css'
import { Stage } from './Stage.tsx'
import { Timeline } from './Timeline.tsx'

const Panels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }))

interface Props {
  /** How large the guest's window was when they reported. */
  viewport: { width: number; height: number }
}

/** A log, replayed by the app's own views, and the ways through it. */
export function Player({ viewport }: Props) {
  const player = usePlayerActor()
  const failure = usePlayer(({ context }) => context.failure)
  const warnings = usePlayer(({ context }) => context.opened?.warnings)
  const folded = usePlayer(({ context }) => context.folded)
  const isLoading = usePlayer((snapshot) => snapshot.matches({ log: 'loading' }))
  const panels = usePlayer(({ context }) => context.panels)
  const hasPanels = usePlayer((snapshot) => snapshot.matches({ panels: 'open' }))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const deed = deedOf(event, player.getSnapshot().matches({ going: 'playing' }))
      if (!deed) return
      event.preventDefault()
      player.send(deed)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [player])
  return (
    <section className={styles.player} aria-label="Replay">
      {isLoading && <Waiting label="The log is on its way" />}
      <Stage viewport={viewport} />
      {folded && (
        <p className={styles.folding}>
          <progress aria-label="Folded" value={folded.done} max={folded.total} />{' '}
          {Math.round((folded.done / folded.total) * 100)} % of the log is folded
        </p>
      )}
      {failure && (
        <div className={styles.failure} role="alert">
          <p>{failure}</p>
          <Button onPress={() => player.send({ type: 'player.retryRequested' })}>Try again</Button>
        </div>
      )}
      {warnings?.slice(0, 3).map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      <Timeline />
      <Controls />
      {hasPanels && (
        <Suspense fallback={<Waiting label="The panels are on their way" />}>
          {panels ? <Panels panels={panels} /> : <Waiting label="The panels are on their way" />}
        </Suspense>
      )}
    </section>
  )
}
