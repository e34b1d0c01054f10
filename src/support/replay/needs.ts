import type { Language } from '../../../machines/core/language.ts'
import { languageIn, type PageName, pageAt } from '../../../machines/shell/navigation/routes.ts'
import type { LogEntry } from '../../engine/index.ts'

/** Views whose code a log needs. */
export interface Needs {
  pages: readonly PageName[]
  /** Whether a modal box is opened in it: which one does not stand there. */
  hasModals: boolean
  /** In which it is written, as far as the addresses in it say so. */
  languages: readonly Language[]
}

/**
 * Has the code of views loaded as soon as an entry is read that needs it: files come while the rest of a log is read.
 * @param prepare loads it; resolves also when it does not come
 */
export function loadNeeded(prepare: (needs: Needs) => Promise<void>) {
  const pages = new Set<PageName>()
  const languages = new Set<Language>()
  let hasModals = false
  const coming: Promise<void>[] = []
  const need = (needs: Partial<Needs>) =>
    coming.push(prepare({ pages: [], hasModals: false, languages: [], ...needs }))
  return {
    note({ to, event }: LogEntry): void {
      if (!hasModals && to.startsWith('app/modals/')) {
        hasModals = true
        need({ hasModals })
      }
      if (event.type !== 'router.locationChanged') return
      const { path } = (event as { location?: { path?: unknown } }).location ?? {}
      if (typeof path !== 'string') return
      const language = languageIn(path)
      if (language && !languages.has(language)) {
        languages.add(language)
        need({ languages: [language] })
      }
      const page = pageAt(path)
      if (pages.has(page)) return
      pages.add(page)
      need({ pages: [page] })
    },
    /** Resolves once all of it is there, or did not come. */
    async come(): Promise<void> {
      await Promise.all(coming)
    },
  }
}
