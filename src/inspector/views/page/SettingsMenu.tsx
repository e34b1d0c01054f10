import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { Theme } from '../../inspector/inspector.events.ts'
import {
  selectIsForwarding,
  selectKept,
  selectTakesOrders,
} from '../../inspector/inspector.selectors.ts'
import controls from '../core/controls.module.css'
import { Icon } from '../core/Icon.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import styles from './TopBar.module.css'

const themes: Readonly<Record<Theme, string>> = {
  system: 'Like the system',
  light: 'Light',
  dark: 'Dark',
}

/** Light or dark, and whether all is told to Stately's inspector as well. */
export function SettingsMenu() {
  const { theme } = useInspector(selectKept)
  const isForwarding = useInspector(selectIsForwarding)
  const takesOrders = useInspector(selectTakesOrders)
  const tell = useTell()
  return (
    <MenuTrigger>
      <Button
        className={`${controls.button} ${controls.bare} ${controls.icon}`}
        aria-label="Settings"
      >
        <Icon name="theme" />
      </Button>
      <Popover className={styles.popover} placement="bottom end">
        <Menu aria-label="Settings">
          <MenuSection
            aria-label="Colours"
            selectionMode="single"
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              const chosen = (Object.keys(themes) as Theme[]).find(
                (name) => keys !== 'all' && keys.has(name),
              )
              if (chosen) tell({ type: 'inspector.themeChosen', theme: chosen })
            }}
          >
            {Object.entries(themes).map(([id, text]) => (
              <MenuItem key={id} id={id} className={styles.item ?? ''}>
                {text}
              </MenuItem>
            ))}
          </MenuSection>
          {takesOrders && (
            <MenuSection
              aria-label="Stately"
              selectionMode="multiple"
              selectedKeys={isForwarding ? ['stately'] : []}
              onSelectionChange={() =>
                tell({ type: 'inspector.forwardRequested', isForwarding: !isForwarding })
              }
            >
              <MenuItem id="stately" className={styles.item ?? ''}>
                Forward to Stately’s inspector
              </MenuItem>
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
