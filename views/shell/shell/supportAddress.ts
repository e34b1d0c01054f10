import type { Language } from '../../../machines/core/language.ts'
import { supportLocale } from '../../../machines/shell/navigation/supportLocale.ts'

/** Where the support's pages are, in a language that they have [NAV-43]. */
export function supportAddress(language: Language): string {
  return `https://support.limelight.example/hc/${supportLocale(language)}`
}
