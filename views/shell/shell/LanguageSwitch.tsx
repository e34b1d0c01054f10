import { useId } from 'react'
import type { Language } from '../../../machines/core/language.ts'
import { languages } from '../../../machines/core/language.ts'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import { selectAlternates } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './Switches.module.css'

/** Each language in its own words, so that everybody finds theirs. */
const names: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  nl: 'Nederlands',
}

/** Links to the page that is shown in the other languages; the choice is remembered. */
export function LanguageSwitch() {
  const text = useText()
  const labelId = useId()
  const navigation = useAddress('navigation')
  const current = useActorState('app', selectLanguage)
  const alternates = useActorState('navigation', selectAlternates)
  return (
    <div className={style.switch}>
      <p id={labelId} className={style.label}>
        {text('settings.language')}
      </p>
      <ul className={style.choices} aria-labelledby={labelId}>
        {languages.map((language) => (
          <li key={language}>
            <a
              className={style.choice}
              href={alternates?.[language] ?? `/${language}/`}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                navigation.send({ type: 'navigation.languageRequested', language })
              }}
            >
              {names[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
