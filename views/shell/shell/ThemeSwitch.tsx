import { useId } from 'react'
import type { Theme } from '../../../machines/shell/viewport/viewport.events.ts'
import { selectTheme } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import style from './Switches.module.css'

const themes: readonly { theme: Theme; words: TextKey; icon: IconName }[] = [
  { theme: 'system', words: 'settings.theme.system', icon: 'contrast' },
  { theme: 'light', words: 'settings.theme.light', icon: 'sun' },
  { theme: 'dark', words: 'settings.theme.dark', icon: 'moon' },
]

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const text = useText()
  const labelId = useId()
  const viewport = useAddress('viewport')
  const current = useActorState('viewport', selectTheme)
  return (
    <div className={style.switch}>
      <p id={labelId} className={style.label}>
        {text('settings.theme')}
      </p>
      <ul className={style.choices} aria-labelledby={labelId}>
        {themes.map(({ theme, words, icon }) => (
          <li key={theme}>
            <button
              type="button"
              className={style.choice}
              aria-pressed={theme === current}
              onClick={() => viewport.send({ type: 'viewport.themeRequested', theme })}
            >
              <Icon name={icon} />
              {text(words)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
