import { type Context, type Handler, Hono } from 'hono'
import { knownLanguage } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { clipNames, openClip } from '../live/liveClips.ts'
import { bitsOf, variants } from '../live/livePlaylists.ts'
import { captionsOf } from './captions.ts'
import { openTrack, reelOf } from './filmFiles.ts'
import type { FilmPass } from './filmKeys.ts'
import { filmMaster, filmPlaylist, partSeconds } from './filmPlaylists.ts'
import { retimed, timescaleOf } from './retimed.ts'
import { sheetOf } from './thumbnails.ts'

const playlistType = { 'Content-Type': 'application/vnd.apple.mpegurl' }
const captionsType = { 'Content-Type': 'text/vtt; charset=utf-8' }
/** Bits a second that the sound takes at most. */
const soundBits = 80_000

/**
 * Films as HLS in three sizes with sound, below a signed address: 403 for one that is not signed or has
 * expired and for what a preview does not show, 404 for what there is not.
 */
export function films({ faults, library, world }: Platform): Hono {
  const served = new Hono()

  function filmOf(context: Context) {
    const pass = library.filmKeys.read(context.req.param('key') ?? '')
    const film = library.films.find(pass)
    if (!film) throw new Refusal(404, 'there is no such film any more')
    const seconds = pass.isPreview ? film.previewSeconds : film.duration
    return {
      ...film,
      pass,
      parts: Math.ceil(seconds / partSeconds),
      reel: reelOf(film.id, world.seed),
    }
  }

  function trackOf(context: Context, { guestId }: FilmPass): number | 'sound' {
    const track = context.req.param('track') ?? ''
    if (track === 'sound') return track
    const variant = variants.find(({ height }) => `${height}p` === track)
    const known = ['sound', ...variants.map(({ height }) => `${height}p`)].join(', ')
    if (!variant) throw new Refusal(404, `track: must be ${known}`, 'track')
    const isMissing = faults.hit(
      guestId,
      'qualityMissing',
      ({ height }) => height === variant.height,
    )
    if (isMissing) throw new Refusal(404, `track: this film has no ${track}`, 'track')
    return variant.height
  }

  served.get('/:key/master.m3u8', async (context) => {
    filmOf(context)
    const bits = new Map<number, number>()
    for (const { height } of variants) {
      const clips = await Promise.all(clipNames.map((name) => openClip(name, height)))
      bits.set(height, Math.max(...clips.map(({ parts }) => bitsOf(parts))) + soundBits)
    }
    return context.body(
      filmMaster(({ height }) => bits.get(height) ?? 0),
      200,
      playlistType,
    )
  })

  served.get('/:key/captions/:file', (context) => {
    const { id, duration, hasCaptions } = filmOf(context)
    const language = knownLanguage(context.req.param('file').replace(/\.vtt$/, ''))
    if (!language || !hasCaptions) throw new Refusal(404, 'there are no such captions')
    return context.body(captionsOf(id, duration, world.seed, language), 200, captionsType)
  })

  served.get('/:key/:track/index.m3u8', (context) => {
    const { parts, pass } = filmOf(context)
    trackOf(context, pass)
    return context.body(filmPlaylist(parts), 200, playlistType)
  })

  served.get('/:key/:track/init.mp4', async (context) => {
    const { pass, reel } = filmOf(context)
    const { init } = await openTrack(reel, trackOf(context, pass))
    return context.body(init, 200, { 'Content-Type': 'video/mp4' })
  })

  served.get('/:key/:track/:file{[0-9]+\\.m4s}', async (context) => {
    const { duration, parts: count, pass, reel } = filmOf(context)
    const track = trackOf(context, pass)
    const number = Number.parseInt(context.req.param('file'), 10)
    const isMissing = faults.hit(pass.guestId, 'segmentsMissing') !== undefined
    if (isMissing || number * partSeconds >= duration) {
      throw new Refusal(404, `there is no part ${number} of this film`)
    }
    if (number >= count) throw new Refusal(403, 'the preview ends before')
    const { init, parts } = await openTrack(reel, track, number)
    const part = parts[number % parts.length] as Uint8Array
    const whole = retimed(part, number, partSeconds * timescaleOf(init))
    return context.body(whole, 200, { 'Content-Type': 'video/mp4' })
  })

  return served
}

/** The path of the small pictures of a medium, Hono’s syntax. */
export const sheetPath = '/pictures/sheet/:file'

/** Answers the small pictures of a video or album in one sheet [VID-29]; of others 404. */
export function sheetsHandler({ library, world }: Platform): Handler {
  return async (context) => {
    const file = context.req.param('file') ?? ''
    const medium = library.catalogue.find(file.replace(/\.webp$/, ''))
    if (!medium || !file.endsWith('.webp')) {
      throw new Refusal(404, 'sheet: must be the id of a video or album, and .webp', 'sheet')
    }
    return context.body(await sheetOf(medium, world.seed), 200, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'image/webp',
    })
  }
}
