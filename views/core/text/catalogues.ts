import { loadTexts as load } from 'virtual:texts'
import type { Area } from '../../../machines/core/areas.ts'
import type { Language } from '../../../machines/core/language.ts'
import english from './en.json'

/** The texts of every feature. Each adds its own, `FEATURE.en.json`, where its view stands. */
export interface Catalogues {
  first: typeof english
}

type KeysOf<TMessages> = Exclude<keyof TMessages & string, 'default'>

/** Name of a text, the same in every language. */
export type TextKey = { [C in keyof Catalogues]: KeysOf<Catalogues[C]> }[keyof Catalogues]

/** Texts by their names, compiled. */
export type Messages = typeof english

export const firstInEnglish = english

/** What the first paint may need. English is always at hand; the others are loaded when asked for. */
export const first = {
  de: () => import('./de.json').then((file) => file.default),
  en: async () => english,
  es: () => import('./es.json').then((file) => file.default),
  nl: () => import('./nl.json').then((file) => file.default),
} satisfies Record<Language, () => Promise<Messages>>

/** Loads the texts of all features of an area, which come with its pages, menus and dialogs. */
export const loadTexts = (area: Area, language: Language): Promise<Record<string, string>> =>
  load(area, language)
