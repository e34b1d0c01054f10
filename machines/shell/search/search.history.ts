/** How many searches the history lists [SRC-11]. */
const historyLength = 3

/** More than the history lists, for a search that is repeated is kept each time. */
const maxSearches = 50

/** A text as it is searched: no spaces around it, single ones within. */
export function searchedText(text: string): string {
  return text.split(' ').filter(Boolean).join(' ')
}

/** The searches with a new one, newest first. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  return [text, ...searches].slice(0, maxSearches)
}

/** What of the searches the history lists: newest first, none twice, whatever its case. */
export function distinctSearches(searches: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const isNew = (text: string) => !seen.has(text.toLowerCase()) && seen.add(text.toLowerCase())
  return searches.filter(isNew).slice(0, historyLength)
}

/** The text under which the searches are stored, also those made twice. */
export function storedFrom(searches: readonly string[]): string {
  return JSON.stringify(searches)
}

/**
 * The history in a stored text.
 * @returns empty when nothing is stored or it is not a list of texts
 */
export function searchesIn(stored: string | null): readonly string[] {
  if (stored === null) return []
  try {
    const found: unknown = JSON.parse(stored)
    const isList = Array.isArray(found) && found.every((item) => typeof item === 'string')
    return isList ? found.map(searchedText).filter(Boolean).slice(0, maxSearches) : []
  } catch {
    return []
  }
}
