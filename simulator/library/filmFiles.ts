import { createRandom } from '../core/random.ts'
import {
  bytesOf,
  type Clip,
  type ClipName,
  clipNames,
  openClip,
  readClip,
} from '../live/liveClips.ts'
import sound from './sounds/calm.mp4?inline'

const frames = import.meta.glob<string>('./frames/*.webp', { query: '?inline', import: 'default' })

/** Which moving light a film shows at a part of it: a scene of one colour follows the other. */
export type Reel = (part: number) => ClipName

/** Each film has a reel of its own, whose scenes all have the same length. */
export function reelOf(filmId: string, seed: number): Reel {
  const random = createRandom(seed, `${filmId}/film`)
  const first = random.between(0, clipNames.length - 1)
  const isForward = random.chance(0.5)
  const partsOfScene = random.between(8, 20)
  return (part) => {
    const scene = Math.floor(part / partsOfScene) % clipNames.length
    const at = first + (isForward ? scene : clipNames.length - scene)
    return clipNames[at % clipNames.length] as ClipName
  }
}

/**
 * Opens the clip of a part. All clips of one height begin alike, so that one can follow another.
 * @param track the height of a picture in pixels, or the sound that all films have
 */
export function openTrack(reel: Reel, track: number | 'sound', part = 0): Promise<Clip> {
  if (track !== 'sound') return openClip(reel(part), track)
  opened ??= Promise.resolve(readClip(bytesOf(sound)))
  return opened
}

let opened: Promise<Clip> | undefined

/** Small pictures of a clip, one below the other, two of each second. */
export async function framesOf(clip: ClipName): Promise<Uint8Array<ArrayBuffer>> {
  const load = frames[`./frames/${clip}.webp`]
  if (!load) throw new Error(`there are no frames of ${clip}`)
  return bytesOf(await load())
}
