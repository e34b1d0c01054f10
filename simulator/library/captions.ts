import { type Language, languages } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import { libraryTexts } from './libraryTexts.ts'

/** How long a caption stands, and from one to the next, in seconds. */
const stands = 5
const every = 10

/** The captions of a film as WebVTT, the same lines in every language. @param seconds how long it is */
export function captionsOf(
  filmId: string,
  seconds: number,
  seed: number,
  language: Language,
): string {
  const random = createRandom(seed, `${filmId}/captions`)
  const texts = libraryTexts(language).captions
  const cues = Array.from({ length: Math.floor(seconds / every) }, (_, at) => {
    const start = at * every + 1
    return `${clock(start)} --> ${clock(start + stands)}\n${random.pick(texts)}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

/** The tracks of captions below a signed address. */
export const captionTracks = (address: string) =>
  languages.map((language) => ({
    language,
    label: libraryTexts(language).languageName,
    url: `${address}/captions/${language}.vtt`,
  }))

function clock(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return `${two(hours)}:${two(minutes)}:${two(seconds % 60)}.000`
}
