import type { Language } from '../core/language.ts'
import { libraryTexts } from './libraryTexts.ts'
import type { MediaFilter } from './mediaLists.ts'

/** By which the videos of each collection are found, in the order of their titles. */
const filters: readonly MediaFilter[] = [
  { tags: ['candlelight'] },
  { tags: ['burlesque'] },
  { tags: ['slow-motion'] },
  { tags: ['storytelling'] },
  { types: ['classic'] },
  { tags: ['interview'] },
  { types: ['shared'] },
  { tags: ['outdoors'] },
  { tags: ['evening-dress'] },
  { tags: ['jazz'] },
]

/** The collections, what they are called and by what their videos are found. */
export const collectionsOf = (language: Language) =>
  libraryTexts(language).collections.map(({ title, about }, at) => ({
    id: `collection${at + 1}`,
    title,
    about,
    filter: filters[at] ?? {},
  }))
