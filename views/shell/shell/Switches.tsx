import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** How the page is shown: its language and its theme. */
export function Switches() {
  return (
    <>
      <LanguageSwitch />
      <ThemeSwitch />
    </>
  )
}
