import type { Handler } from 'hono'
import { Refusal } from '../core/refusal.ts'
import { clipNames, openFilm } from './liveClips.ts'

/** The path of a film that is played from its beginning to its end. */
export const filmPath = '/pictures/film/:file'

type FilmName = (typeof clipNames)[number]

export const filmAddress = (name: FilmName): string => `/pictures/film/${name}.mp4`

/** A film of moving light as one file, for every player; an unknown one is answered with 404. */
export const filmsHandler: Handler = async (context) => {
  const name = clipNames.find((one) => `${one}.mp4` === context.req.param('file'))
  if (!name) throw new Refusal(404, `film: must be ${clipNames.join(', ')}, and .mp4`, 'film')
  return context.body(await openFilm(name), 200, {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'video/mp4',
  })
}
