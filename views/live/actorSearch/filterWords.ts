import { type CamsFilter, cityOf, type FilterName } from '../../../machines/live/cams/camsQuery.ts'
import type { Gender } from '../../../machines/live/cams/listedPerformer.ts'
import { named } from '../../core/text/named.ts'
import { type TextKey, useAreaText, useLocale } from '../../core/text/text.tsx'

export const genderWords = {
  F: 'cams.gender.F',
  M: 'cams.gender.M',
  N: 'cams.gender.N',
} as const satisfies Record<Gender, TextKey>

/** Above it there is no age of which anybody makes a difference. */
const oldest = 99

/** What filters are called, alone and with what is chosen. */
export function useFilterWords() {
  const text = useAreaText('live')
  const locale = useLocale()
  const languageWords = (code: string) => named(locale, 'language', code)

  function ageWords(ages: string): string {
    const [from = 0, to = oldest] = ages.split('-').map(Number)
    return to >= oldest
      ? text('actorSearch.age.from', { from })
      : text('actorSearch.age.between', { from, to })
  }

  const words: { [N in FilterName]-?: (value: NonNullable<CamsFilter[N]>) => string } = {
    name: (name) => text('actorSearch.named', { name }),
    isOnline: () => text('cams.onlineOnly'),
    isFreeChat: () => text('cams.free'),
    gender: (gender) => text(genderWords[gender]),
    ages: ageWords,
    speaks: (code) => text('actorSearch.spoken', { language: languageWords(code) }),
    near: (place) => text('actorSearch.near', { city: cityOf(place) }),
  }

  /** What is chosen, each with its words. */
  function chosenIn(filter: CamsFilter): { id: FilterName; words: string }[] {
    return (Object.keys(words) as FilterName[]).flatMap((id) => {
      const value = filter[id]
      return value === undefined ? [] : [{ id, words: words[id](value as never) }]
    })
  }

  return { ageWords, languageWords, chosenIn }
}
