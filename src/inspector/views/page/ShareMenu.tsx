import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { Shared } from '../../inspector/inspector.events.ts'
import { selectContext, selectLength } from '../../inspector/inspector.selectors.ts'
import controls from '../core/controls.module.css'
import { Icon } from '../core/Icon.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import styles from './TopBar.module.css'

/** What leaves the inspector: the log, a link, a test. */
export function ShareMenu() {
  const { moment, opened, length, actor } = useInspector(selectContext)
  const whole = useInspector(selectLength)
  const tell = useTell()
  const { branch, position } = moment
  const { id = '', system = null } = opened ?? {}
  const share = (shared: Shared) => tell({ type: 'inspector.shareRequested', shared })
  return (
    <MenuTrigger>
      <Button className={`${controls.button}`}>
        <Icon name="share" />
        Share
      </Button>
      <Popover className={styles.popover} placement="bottom end">
        <Menu aria-label="Share">
          <MenuItem
            className={styles.item ?? ''}
            onAction={() => share({ kind: 'save', branch: 'log', upTo: length, name: id })}
          >
            Save the whole log
          </MenuItem>
          <MenuItem
            className={styles.item ?? ''}
            onAction={() =>
              share({ kind: 'save', branch, upTo: position, name: `${id}-to-${position}` })
            }
          >
            Save up to entry {position}
          </MenuItem>
          <MenuItem
            className={styles.item ?? ''}
            isDisabled={branch === 'log'}
            onAction={() => share({ kind: 'save', branch, upTo: whole, name: `${id}-${branch}` })}
          >
            Save this sandbox
          </MenuItem>
          <MenuItem
            className={styles.item ?? ''}
            isDisabled={branch !== 'log'}
            onAction={() => share({ kind: 'link', place: { log: id, entry: position, actor } })}
          >
            Copy a link to entry {position}
          </MenuItem>
          <MenuItem
            className={styles.item ?? ''}
            onAction={() => share({ kind: 'test', branch, upTo: position, system, id })}
          >
            Copy as a test up to entry {position}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
