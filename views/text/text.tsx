import { type I18n, setupI18n } from '@lingui/core'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Language } from '../../machines/app/app.machine.ts'
import english from './en.json'

type Messages = typeof english

/** Name of a text, the same in every language. */
export type TextKey = keyof Messages

/**
 * Gives a text in the guest's language.
 * @param key which text
 * @param values what stands in its placeholders
 */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string

/** Languages of the interface. English is always at hand; the others are loaded when asked for. */
const catalogues = {
  de: () => import('./de.json').then((file) => file.default),
  en: async () => english,
  es: () => import('./es.json').then((file) => file.default),
  nl: () => import('./nl.json').then((file) => file.default),
} satisfies Record<Language, () => Promise<Messages>>

const loaded = new Map<Language, Promise<I18n>>()

function load(language: Language): Promise<I18n> {
  const known = loaded.get(language)
  if (known) return known
  const loading = catalogues[language]().then(
    (messages) => translator(language, messages),
    () => translator('en', english),
  )
  loaded.set(language, loading)
  return loading
}

function translator(locale: Language, messages: Messages): I18n {
  return setupI18n({ locale, messages: { [locale]: messages } })
}

const Translator = createContext<I18n>(translator('en', english))

/**
 * Puts everything below it into a language, and says so on the document. Suspends while the texts
 * are on their way; a language that cannot be loaded falls back to English.
 */
export function TextProvider({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = use(load(language))
  useLayoutEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n])
  return (
    <Translator value={i18n}>
      <I18nProvider locale={i18n.locale}>{children}</I18nProvider>
    </Translator>
  )
}

/** The texts of the language that the nearest `TextProvider` gives. */
export function useText(): Text {
  const i18n = use(Translator)
  return useMemo(() => (key, values) => i18n._(key, values), [i18n])
}

/** The language in which dates and numbers are to be written, as a BCP 47 tag. */
export function useLocale(): string {
  return use(Translator).locale
}
