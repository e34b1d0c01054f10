/** The interface languages, by ISO 639-1. */
export type Language = 'de' | 'en' | 'es' | 'nl'
