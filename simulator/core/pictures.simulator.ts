import type { Handler } from 'hono'
import { drawPicture, type Kind, kinds, type Size, sizes } from './pictures/draw.ts'
import { drawGift } from './pictures/gift.ts'
import { type GiftPicture, giftShapes } from './pictures/giftShapes.ts'
import { rasterised } from './pictures/rasterise.ts'
import { Refusal } from './refusal.ts'

/** The path of a picture, Hono's syntax. */
export const picturePath = '/pictures/:kind/:seed/:file'
/** The path of a gift’s or toy control’s picture. */
export const giftPicturePath = '/pictures/gift/:file'

const forEver = 'public, max-age=31536000, immutable'
/** For a picture opened by itself: its own style, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
const longestSeed = 100
const headers = { 'Cache-Control': forEver, 'Content-Security-Policy': policy }
const svgHeaders = { ...headers, 'Content-Type': 'image/svg+xml' }
/** Small and in rows: a browser makes a document of every SVG that it shows, which is dear in lists. */
const thumbnail = 'w320.webp'
const files = [...Object.keys(sizes).map((name) => `${name}.svg`), thumbnail]

/**
 * Generated artwork by kind, seed and size (LOAD-7), as SVG, the smallest also as WebP; it may be cached
 * for ever. An unknown kind or size, or a seed that is too long, is answered with 404.
 */
export const picturesHandler: Handler = async (context) => {
  const { kind = '', seed = '', file = '' } = context.req.param()
  if (!Object.hasOwn(kinds, kind)) throw unknown('kind', Object.keys(kinds))
  if (!files.includes(file)) throw unknown('size', files)
  if (seed.length > longestSeed) {
    throw new Refusal(404, `seed: must be at most ${longestSeed} characters`, 'seed')
  }
  const [size] = file.split('.')
  const picture = drawPicture(kind as Kind, seed, size as Size)
  if (file !== thumbnail) return context.body(picture, 200, svgHeaders)
  return context.body(await rasterised(picture), 200, { ...headers, 'Content-Type': 'image/webp' })
}

/** The picture of a gift or toy control; an unknown one is answered with 404. */
export const giftPicturesHandler: Handler = (context) => {
  const { file = '' } = context.req.param()
  const id = file.replace(/\.svg$/, '')
  if (!file.endsWith('.svg') || !Object.hasOwn(giftShapes, id)) {
    throw new Refusal(404, 'gift: must be the id of a gift or toy control, and .svg', 'gift')
  }
  return context.body(drawGift(id as GiftPicture), 200, svgHeaders)
}

function unknown(what: string, known: string[]): Refusal {
  return new Refusal(404, `${what}: must be one of ${known.join(', ')}`, what)
}
