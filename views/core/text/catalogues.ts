import type { Language } from '../../../machines/core/language.ts'
import type account from './account.en.json'
import type age from './age.en.json'
import type calls from './calls.en.json'
import type composer from './composer.en.json'
import type conversation from './conversation.en.json'
import english from './en.json'
import type gate from './gate.en.json'
import type menus from './menus.en.json'
import type messenger from './messenger.en.json'
import type modals from './modals.en.json'
import type notices from './notices.en.json'
import type pages from './pages.en.json'
import type payTour from './payTour.en.json'
import type questions from './questions.en.json'

export type ShellMessages = typeof english

/** Name of a text, the same in every language. */
export type TextKey =
  | keyof ShellMessages
  | keyof typeof account
  | keyof typeof questions
  | keyof typeof age
  | keyof typeof calls
  | keyof typeof composer
  | keyof typeof conversation
  | keyof typeof gate
  | keyof typeof menus
  | keyof typeof messenger
  | keyof typeof modals
  | keyof typeof notices
  | keyof typeof pages
  | keyof typeof payTour

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
  questions: {
    de: () => import('./questions.de.json'),
    en: () => import('./questions.en.json'),
    es: () => import('./questions.es.json'),
    nl: () => import('./questions.nl.json'),
  },
  account: {
    de: () => import('./account.de.json'),
    en: () => import('./account.en.json'),
    es: () => import('./account.es.json'),
    nl: () => import('./account.nl.json'),
  },
  age: {
    de: () => import('./age.de.json'),
    en: () => import('./age.en.json'),
    es: () => import('./age.es.json'),
    nl: () => import('./age.nl.json'),
  },
  calls: {
    de: () => import('./calls.de.json'),
    en: () => import('./calls.en.json'),
    es: () => import('./calls.es.json'),
    nl: () => import('./calls.nl.json'),
  },
  composer: {
    de: () => import('./composer.de.json'),
    en: () => import('./composer.en.json'),
    es: () => import('./composer.es.json'),
    nl: () => import('./composer.nl.json'),
  },
  conversation: {
    de: () => import('./conversation.de.json'),
    en: () => import('./conversation.en.json'),
    es: () => import('./conversation.es.json'),
    nl: () => import('./conversation.nl.json'),
  },
  gate: {
    de: () => import('./gate.de.json'),
    en: () => import('./gate.en.json'),
    es: () => import('./gate.es.json'),
    nl: () => import('./gate.nl.json'),
  },
  menus: {
    de: () => import('./menus.de.json'),
    en: () => import('./menus.en.json'),
    es: () => import('./menus.es.json'),
    nl: () => import('./menus.nl.json'),
  },
  messenger: {
    de: () => import('./messenger.de.json'),
    en: () => import('./messenger.en.json'),
    es: () => import('./messenger.es.json'),
    nl: () => import('./messenger.nl.json'),
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
  payTour: {
    de: () => import('./payTour.de.json'),
    en: () => import('./payTour.en.json'),
    es: () => import('./payTour.es.json'),
    nl: () => import('./payTour.nl.json'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ default: Record<string, string> }>>>

export type Area = keyof typeof areas
