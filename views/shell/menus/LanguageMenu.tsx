import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'

/** The page that is shown, in the other languages. */
export function Content() {
  return <LanguageSwitch />
}
