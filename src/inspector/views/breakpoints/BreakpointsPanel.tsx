import { enabled } from '../../inspector/inspector.folds.ts'
import { selectIsTravelling, selectKept } from '../../inspector/inspector.selectors.ts'
import { Button, IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import { Panel } from '../core/Panel.tsx'
import styles from './BreakpointsPanel.module.css'
import { breakpointName } from './breakpointName.ts'
import { NewBreakpoint } from './NewBreakpoint.tsx'

/** Where to stop, and the ways to the next such place. */
export function BreakpointsPanel() {
  const { breakpoints } = useInspector(selectKept)
  const isTravelling = useInspector(selectIsTravelling)
  const tell = useTell()
  const stops = enabled(breakpoints)
  const run = (direction: 1 | -1) =>
    tell({
      type: 'inspector.stepRequested',
      direction,
      step: { kind: 'aim', aim: { kind: 'breakpoints', breakpoints: stops } },
    })
  const isIdle = stops.length === 0 || isTravelling
  return (
    <Panel
      foot={
        <>
          <Button onPress={() => run(-1)} isDisabled={isIdle}>
            ‹ Run back
          </Button>
          <Button onPress={() => run(1)} isDisabled={isIdle}>
            Run on ›
          </Button>
        </>
      }
    >
      <NewBreakpoint />
      <ul className={styles.list} aria-label="Breakpoints">
        {breakpoints.map(({ breakpoint, isEnabled }, index) => {
          const name = breakpointName(breakpoint)
          return (
            <li key={name} className={styles.item}>
              <label>
                <input
                  type="checkbox"
                  checked={isEnabled}
                  onChange={() => tell({ type: 'inspector.breakpointToggled', index })}
                />
                <span className={`${styles.what} ${isEnabled ? '' : styles.isOff}`}>{name}</span>
              </label>
              <IconButton
                icon="trash"
                label={`Remove the breakpoint ${name}`}
                onPress={() => tell({ type: 'inspector.breakpointRemoved', index })}
              />
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
