import type { Language } from '../core/language.ts'
import { categoryTitles } from '../shell/categoryData.ts'
import { libraryTexts } from './libraryTexts.ts'

/** A tag as clients are told of it [TAG-2]. */
interface Tag {
  id: string
  label: string
}

/** All tags: the categories of performers, which are the tag groups of their pages, and the library’s own. */
export const tagIds: readonly string[] = [
  ...Object.keys(categoryTitles),
  ...Object.keys(libraryTexts('en').tags),
]

const mostSuggestions = 10

export function tagOf(id: string, language: Language): Tag {
  const own: Record<string, string> = libraryTexts(language).tags
  return { id, label: categoryTitles[id]?.[language] ?? own[id] ?? id }
}

/** Without accents and in small letters, so that "musica" finds "Música". */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim()

/**
 * Tags whose labels hold the typed text, those that begin with it first, then those that are used most; ten at most.
 * @param uses how many media have a tag
 */
export function suggestTags(
  typed: string,
  language: Language,
  uses: (id: string) => number,
): Tag[] {
  const wanted = folded(typed)
  if (wanted === '') return []
  const begins = ({ label }: Tag) => Number(folded(label).startsWith(wanted))
  return tagIds
    .map((id) => tagOf(id, language))
    .filter(({ label }) => folded(label).includes(wanted))
    .sort((one, other) => begins(other) - begins(one) || uses(other.id) - uses(one.id))
    .slice(0, mostSuggestions)
}
