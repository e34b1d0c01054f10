import { Button } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx'
import style from './Menu.module.css'

/** Language, theme and what may be stored. */
export function Settings() {
  const text = useText()
  const consent = useAddress('consent')
  const menus = useAddress('menus')

  function chooseCookies() {
    menus.send({ type: 'menus.closeRequested' })
    consent.send({ type: 'consent.choiceRequested' })
  }

  return (
    <div className={style.stack}>
      <LanguageSwitch />
      <ThemeSwitch />
      <div className={style.row}>
        <Button size="small" icon="cookie" onPress={chooseCookies}>
          {text('menu.cookies')}
        </Button>
      </div>
    </div>
  )
}
