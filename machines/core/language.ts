/** The interface languages, by ISO 639-1. */
export const languages = ['de', 'en', 'es', 'nl'] as const
export type Language = (typeof languages)[number]
