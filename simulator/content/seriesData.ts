import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import { contentTexts } from './contentTexts.ts'

/** Names of series are the same in every language. */
const names = [
  'Backstage',
  'Velvet Hour',
  'After Midnight',
  'Sofa Talk',
  'The Green Room',
  'Encore',
  'Second Row',
  'Dress Rehearsal',
  'Stage Door',
  'Afterglow',
  'Night Shift',
  'Curtain Call',
  'Spotlight',
  'Off Script',
  'The Understudy',
  'Matinee',
  'Standing Room',
  'One Take',
]

/** So many pictures has the album of a series. */
const picturesInAlbum = 6

/** The series of the television; the same seed makes the same. */
export function series(seed: number, language: Language) {
  const { series: abouts } = contentTexts(language)
  return names.map((name, at) => {
    const link = name.toLowerCase().replaceAll(' ', '-')
    return {
      id: `series${at + 1}`,
      name,
      link,
      about: abouts[at % abouts.length] ?? '',
      picture: `/pictures/cover/${link}`,
      episodes: createRandom(seed, link).between(3, 24),
      albumId: `${link}-1`,
    }
  })
}

/** The pictures of the album of a series; none when there is no such album. */
export function picturesOf(albumId: string): string[] {
  const isThere = series(0, 'en').some((one) => one.albumId === albumId)
  if (!isThere) return []
  return Array.from(
    { length: picturesInAlbum },
    (_, at) => `/pictures/clip/${albumId}-picture${at + 1}`,
  )
}
