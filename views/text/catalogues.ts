import type { Language } from '../../machines/app/app.machine.ts'
import english from './en.json'
import type menus from './menus.en.json'
import type modals from './modals.en.json'
import type notices from './notices.en.json'
import type pages from './pages.en.json'

export type ShellMessages = typeof english

/** Name of a text, the same in every language. */
export type TextKey =
  | keyof ShellMessages
  | keyof typeof menus
  | keyof typeof modals
  | keyof typeof notices
  | keyof typeof pages

export const shellInEnglish = english

/** What the first paint may need. English is always at hand; the others are loaded when asked for. */
export const shell = {
  de: () => import('./de.json').then((file) => file.default),
  en: async () => english,
  es: () => import('./es.json').then((file) => file.default),
  nl: () => import('./nl.json').then((file) => file.default),
} satisfies Record<Language, () => Promise<ShellMessages>>

/** What belongs to parts that are loaded later, and comes with them. */
export const areas = {
  menus: {
    de: () => import('./menus.de.json'),
    en: () => import('./menus.en.json'),
    es: () => import('./menus.es.json'),
    nl: () => import('./menus.nl.json'),
  },
  modals: {
    de: () => import('./modals.de.json'),
    en: () => import('./modals.en.json'),
    es: () => import('./modals.es.json'),
    nl: () => import('./modals.nl.json'),
  },
  notices: {
    de: () => import('./notices.de.json'),
    en: () => import('./notices.en.json'),
    es: () => import('./notices.es.json'),
    nl: () => import('./notices.nl.json'),
  },
  pages: {
    de: () => import('./pages.de.json'),
    en: () => import('./pages.en.json'),
    es: () => import('./pages.es.json'),
    nl: () => import('./pages.nl.json'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ default: Record<string, string> }>>>

export type Area = keyof typeof areas
