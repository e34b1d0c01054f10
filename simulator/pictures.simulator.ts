import type { Handler } from 'hono'
import { drawPicture, type Kind, kinds, type Size, sizes } from './pictures/draw.ts'
import { drawGift } from './pictures/gift.ts'
import { type GiftPicture, giftShapes } from './pictures/giftShapes.ts'
import { Refusal } from './refusal.ts'

/** The path of a picture, Hono's syntax. */
export const picturePath = '/pictures/:kind/:seed/:file'
/** The path of a gift’s or toy control’s picture. */
export const giftPicturePath = '/pictures/gift/:file'

const forEver = 'public, max-age=31536000, immutable'
/** For a picture opened by itself: its own style, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const longestSeed = 100
const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': forEver,
  'Content-Security-Policy': policy,
}

/**
 * Generated artwork as SVG, by kind, seed and size (LOAD-7); it may be cached for ever. An unknown
 * kind or size, or a seed that is too long, is answered with 404.
 */
export const picturesHandler: Handler = (context) => {
  const { kind = '', seed = '', file = '' } = context.req.param()
  const size = file.replace(/\.svg$/, '')
  if (!Object.hasOwn(kinds, kind)) throw unknown('kind', Object.keys(kinds))
  if (!file.endsWith('.svg') || !Object.hasOwn(sizes, size)) {
    throw unknown(
      'size',
      Object.keys(sizes).map((name) => `${name}.svg`),
    )
  }
  if (seed.length > longestSeed) {
    throw new Refusal(404, `seed: must be at most ${longestSeed} characters`, 'seed')
  }
  return context.body(drawPicture(kind as Kind, seed, size as Size), 200, headers)
}

/** The picture of a gift or toy control; an unknown one is answered with 404. */
export const giftPicturesHandler: Handler = (context) => {
  const { file = '' } = context.req.param()
  const id = file.replace(/\.svg$/, '')
  if (!file.endsWith('.svg') || !Object.hasOwn(giftShapes, id)) {
    throw new Refusal(404, 'gift: must be the id of a gift or toy control, and .svg', 'gift')
  }
  return context.body(drawGift(id as GiftPicture), 200, headers)
}

function unknown(what: string, known: string[]): Refusal {
  return new Refusal(404, `${what}: must be one of ${known.join(', ')}`, what)
}
