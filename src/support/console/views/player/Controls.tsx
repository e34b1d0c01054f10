import controls from '../../../../inspector/views/core/controls.module.css'
import { Button, IconButton } from '../../../../inspector/views/core/controls.tsx'
import { speeds } from '../../player/playing.ts'
import { usePlayer, usePlayerActor } from '../core/using.ts'
import styles from './Player.module.css'

/** Plays, pauses and steps. */
export function Controls() {
  const player = usePlayerActor()
  const isPlaying = usePlayer((snapshot) => snapshot.matches({ going: 'playing' }))
  const isReady = usePlayer(({ context }) => context.shown !== null)
  const hasFile = usePlayer(({ context }) => context.file !== null)
  const hasPanels = usePlayer((snapshot) => snapshot.matches({ panels: 'open' }))
  const speed = usePlayer(({ context }) => context.speed)
  const skipsIdle = usePlayer(({ context }) => context.skipsIdle)
  const go = (type: 'player.stepRequested' | 'player.markRequested', direction: 1 | -1) =>
    player.send({ type, direction })
  return (
    <div className={styles.controls}>
      <div className={styles.buttons}>
        <IconButton
          icon="first"
          label="Mark before"
          keys="Shift ←"
          isDisabled={!isReady}
          onPress={() => go('player.markRequested', -1)}
        />
        <IconButton
          icon="back"
          label="One entry back"
          keys="←"
          isDisabled={!isReady}
          onPress={() => go('player.stepRequested', -1)}
        />
        <Button
          look="main"
          isDisabled={!isReady}
          onPress={() =>
            player.send({ type: isPlaying ? 'player.pauseRequested' : 'player.playRequested' })
          }
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <IconButton
          icon="forward"
          label="One entry on"
          keys="→"
          isDisabled={!isReady}
          onPress={() => go('player.stepRequested', 1)}
        />
        <IconButton
          icon="last"
          label="Next mark"
          keys="Shift →"
          isDisabled={!isReady}
          onPress={() => go('player.markRequested', 1)}
        />
      </div>
      <label className={styles.speed}>
        Speed
        <select
          className={controls.input}
          value={speed}
          onChange={({ target }) => {
            const chosen = speeds.find((each) => each === Number(target.value))
            if (chosen) player.send({ type: 'player.speedChosen', speed: chosen })
          }}
        >
          {speeds.map((each) => (
            <option key={each} value={each}>
              {each}×
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={skipsIdle}
          onChange={({ target }) =>
            player.send({ type: 'player.idleSwitched', skips: target.checked })
          }
        />
        Skip idle
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={hasPanels}
          disabled={!hasFile}
          onChange={({ target }) =>
            player.send({ type: 'player.panelsSwitched', isOpen: target.checked })
          }
        />
        Look inside
      </label>
    </div>
  )
}
