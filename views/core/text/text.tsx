import { type I18n, setupI18n } from '@lingui/core'
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react'
import type { Area } from '../../../machines/core/areas.ts'
import type { Language } from '../../../machines/core/language.ts'
import { once } from '../once.ts'
import { first, firstInEnglish, loadTexts, type Messages, type TextKey } from './catalogues.ts'

export type { TextKey } from './catalogues.ts'

/**
 * Gives a text in the guest's language.
 * @param key which text
 * @param values what stands in its placeholders
 */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string

const loaders = new Map<Language, () => Promise<I18n>>()
const areaLoaders = new WeakMap<I18n, Map<Area, () => Promise<void>>>()

function load(language: Language): Promise<I18n> {
  const load =
    loaders.get(language) ??
    once(() =>
      first[language]().then(
        (messages) => translator(language, messages),
        () => translator('en', firstInEnglish),
      ),
    )
  loaders.set(language, load)
  return load()
}

function loadArea(i18n: I18n, area: Area): Promise<void> {
  const known = areaLoaders.get(i18n) ?? new Map<Area, () => Promise<void>>()
  areaLoaders.set(i18n, known)
  const load =
    known.get(area) ??
    once(async () => {
      i18n.load(i18n.locale, await loadTexts(area, i18n.locale as Language))
    })
  known.set(area, load)
  return load()
}

/** Loads the texts of areas before they are drawn: what draws them then waits for none. */
export async function loadTextsOf(areas: readonly Area[], language: Language): Promise<void> {
  const i18n = await load(language)
  await Promise.all(areas.map((area) => loadArea(i18n, area)))
}

/**
 * Numbers within texts are written like amounts, in every language [MNY-3 MNY-4]; all of them have the
 * same plurals.
 */
const numbersLike = 'de'

function translator(locale: Language, messages: Messages): I18n {
  return setupI18n({ locale, locales: numbersLike, messages: { [locale]: messages } })
}

const Translator = createContext<I18n>(translator('en', firstInEnglish))

/**
 * Puts everything below it into a language, and says so on the document. Suspends while the texts
 * are on their way; a language that cannot be loaded falls back to English.
 */
export function TextProvider({ language, children }: { language: Language; children: ReactNode }) {
  const i18n = use(load(language))
  useLayoutEffect(() => {
    document.documentElement.lang = i18n.locale
  }, [i18n])
  return <Translator value={i18n}>{children}</Translator>
}

/** The texts of the language that the nearest `TextProvider` gives. */
export function useText(): Text {
  const i18n = use(Translator)
  return useMemo(() => (key, values) => i18n._(key, values), [i18n])
}

/**
 * The texts of an area beside those of the first paint. Suspends while they are on their way.
 * @throws Error of the import when they did not come; see `once` for the next try
 */
export function useAreaText(area: Area): Text {
  use(loadArea(use(Translator), area))
  return useText()
}

/** Waits for the texts of some areas. Suspends while they are on their way. */
export function useAreaTexts(areas: readonly Area[]): void {
  const i18n = use(Translator)
  const coming = areas.map((area) => loadArea(i18n, area))
  for (const one of coming) use(one)
}

/** Asks for the texts of an area before they are drawn, beside the code that draws them. */
export function usePreloadedArea(area: Area): Promise<void> {
  return loadArea(use(Translator), area)
}

/** The language in which dates and numbers are to be written, as a BCP 47 tag. */
export function useLocale(): string {
  return use(Translator).locale
}
