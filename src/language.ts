import type { Language } from '../machines/app/app.machine.ts'

const languages: readonly string[] = ['de', 'en', 'es', 'nl'] satisfies Language[]

/**
 * The interface language: the first of the address, else the first that the guest reads.
 * @param path of the page's address, `/de/…`
 * @param preferred language tags, best first
 * @returns English when none fits
 */
export function languageOf(path: string, preferred: readonly string[]): Language {
  const wanted = [path.split('/')[1], ...preferred.map((tag) => tag.split('-')[0])]
  const found = wanted.find((language) => languages.includes(language?.toLowerCase() ?? ''))
  return (found?.toLowerCase() ?? 'en') as Language
}
