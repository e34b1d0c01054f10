import { createRandom } from '../core/random.ts'
import {
  bytesOf,
  type Clip,
  type ClipName,
  clipNames,
  clipSeconds,
  openClip,
  readClip,
} from '../live/liveClips.ts'
import { partSeconds } from './filmPlaylists.ts'
import sound from './sounds/calm.mp4?inline'

const frames = import.meta.glob<string>('./frames/*.webp', { query: '?inline', import: 'default' })

/** Which moving light a film shows, and from which of its parts on. */
export interface Reel {
  clip: ClipName
  firstPart: number
}

/** Each film has a reel of its own. */
export function reelOf(filmId: string, seed: number): Reel {
  const random = createRandom(seed, `${filmId}/film`)
  const parts = clipSeconds / partSeconds
  return { clip: random.pick(clipNames), firstPart: random.between(0, parts - 1) }
}

/** @param track the height of a picture in pixels, or the sound that all films have */
export function openTrack({ clip }: Reel, track: number | 'sound'): Promise<Clip> {
  if (track !== 'sound') return openClip(clip, track)
  opened ??= Promise.resolve(readClip(bytesOf(sound)))
  return opened
}

let opened: Promise<Clip> | undefined

/** Small pictures of a clip, one below the other, two of each second. */
export async function framesOf({ clip }: Reel): Promise<Uint8Array<ArrayBuffer>> {
  const load = frames[`./frames/${clip}.webp`]
  if (!load) throw new Error(`there are no frames of ${clip}`)
  return bytesOf(await load())
}
