import { type Language, languages } from '../machines/core/language.ts'
import { languageIn } from '../machines/shell/navigation/routes.ts'

/**
 * The interface language: that of the address, else the one chosen before, else the first that the
 * guest reads.
 * @param path of the page's address, `/de/…`
 * @param chosen what is stored as item `language`
 * @param preferred language tags, best first
 * @returns English when none fits
 */
export function languageOf(
  path: string,
  chosen: string | undefined,
  preferred: readonly string[],
): Language {
  const wanted = [chosen, ...preferred.map((tag) => tag.split('-')[0]?.toLowerCase())]
  const known = wanted.flatMap((tag) => languages.find((language) => language === tag) ?? [])
  return languageIn(path) ?? known[0] ?? 'en'
}
