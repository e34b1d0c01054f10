/** The languages that the platform speaks. */
export const languages = ['de', 'en', 'es', 'nl'] as const
export type Language = (typeof languages)[number]

/** @returns the language of this name; undefined for one that the platform does not speak */
export const knownLanguage = (name: string): Language | undefined =>
  languages.find((language) => language === name)

/** @returns the language of this name; English for one that the platform does not speak */
export const languageOf = (name: string): Language => knownLanguage(name) ?? 'en'
