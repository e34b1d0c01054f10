import type { Language } from '../../core/language.ts'

/** The language in which the support's pages are linked [NAV-43]. */
export function supportLocale(language: Language): 'de' | 'es' | 'en-us' {
  return language === 'de' || language === 'es' ? language : 'en-us'
}
