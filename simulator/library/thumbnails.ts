import sharp from 'sharp'
import { drawPicture } from '../core/pictures/draw.ts'
import { rasterised } from '../core/pictures/rasterise.ts'
import { type ClipName, clipSeconds } from '../live/liveClips.ts'
import { previewDrawings, previewsOf } from './albumPictures.ts'
import { framesOf, reelOf } from './filmFiles.ts'
import { partSeconds } from './filmPlaylists.ts'
import { isVideo, type Medium, type Video } from './media.ts'

/** A video or album has no more than so many [VID-29]. */
const mostThumbnails = 100
const columns = 10
const [width, height] = [160, 90]
/** From one to the next, in seconds, where a film is short. */
const closest = 5
const framesPerSecond = 2
const channels = 3
const mostKept = 200
/** Quickly made: a sheet is waited for by whoever moves along a film. */
const encoding = { quality: 60, effort: 1 }

/** Small pictures of a medium in one sheet, from left to right and then down, as clients are told of it. */
export function thumbnailsOf(medium: Medium, seed: number) {
  const { count, interval } = isVideo(medium)
    ? framesIn(medium)
    : { count: previewsOf(medium, seed).length, interval: 0 }
  return {
    sheet: `/pictures/sheet/${medium.id}.webp`,
    count,
    columns: Math.min(columns, count),
    width,
    height,
    interval,
  }
}

function framesIn({ duration }: Video): { count: number; interval: number } {
  const interval = Math.max(closest, duration / mostThumbnails)
  return { count: Math.max(1, Math.floor(duration / interval)), interval }
}

const drawn = new Map<string, Promise<ArrayBuffer>>()

/** The sheet as WebP: of a film what it shows at those moments, of an album its previews. */
export function sheetOf(medium: Medium, seed: number): Promise<ArrayBuffer> {
  const key = `${seed}/${medium.id}`
  const known = drawn.get(key)
  if (known) return known
  const [oldest] = drawn.keys()
  if (oldest !== undefined && drawn.size >= mostKept) drawn.delete(oldest)
  const drawing = isVideo(medium) ? filmSheet(medium, seed) : previewSheet(medium, seed)
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  return drawing
}

async function filmSheet(video: Video, seed: number): Promise<ArrayBuffer> {
  const { count, interval } = framesIn(video)
  const reel = reelOf(video.id, seed)
  const line = width * channels
  const [across, down] = [Math.min(columns, count), Math.ceil(count / columns)]
  const sheet = Buffer.alloc(across * down * line * height)
  for (let at = 0; at < count; at++) {
    const second = at * interval
    const frames = await openFrames(reel(Math.floor(second / partSeconds)))
    const from = Math.floor((second % clipSeconds) * framesPerSecond) * height * line
    const [left, top] = [(at % columns) * line, Math.floor(at / columns) * height]
    for (let y = 0; y < height; y++) {
      const start = from + y * line
      frames.copy(sheet, (top + y) * across * line + left, start, start + line)
    }
  }
  const raw = { width: across * width, height: down * height, channels } as const
  return bufferOf(await sharp(sheet, { raw }).webp(encoding).toBuffer())
}

const opened = new Map<ClipName, Promise<Buffer>>()

/** The small pictures of a clip as they are: three bytes a pixel. */
function openFrames(clip: ClipName): Promise<Buffer> {
  const known = opened.get(clip)
  if (known) return known
  const frames = framesOf(clip).then((image) => sharp(image).removeAlpha().raw().toBuffer())
  opened.set(clip, frames)
  return frames
}

async function previewSheet(medium: Medium, seed: number): Promise<ArrayBuffer> {
  const pictures = await Promise.all(
    previewDrawings(medium, seed).map(async ({ kind, seed: drawing }, at) => {
      const whole = await rasterised(drawPicture(kind, drawing, 'w320'))
      const input = await sharp(whole).resize(width, height).toBuffer()
      return { input, left: at * width, top: 0 }
    }),
  )
  const create = { width: pictures.length * width, height, channels, background: '#000' } as const
  return bufferOf(await sharp({ create }).composite(pictures).webp(encoding).toBuffer())
}

const bufferOf = (image: Uint8Array): ArrayBuffer => new Uint8Array(image).buffer
