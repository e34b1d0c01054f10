/** Where the guest stopped watching a video, in seconds. */
export interface Place {
  videoId: string
  time: number
}

/** Of so many videos it is kept where the guest stopped. */
const mostPlaces = 50
/** Who stops so soon after the beginning or before the end begins anew, in seconds. */
const edge = 10

/** How loud a film is, from 0 to 1, by its stored text; 1 when it says nothing of use [VID-30]. */
export function volumeIn(stored: string | null): number {
  const volume = stored === null || stored.trim() === '' ? Number.NaN : Number(stored)
  return volume >= 0 && volume <= 1 ? volume : 1
}

/** The places in a stored text, the newest first; none when it is not what was written. */
export function placesIn(stored: string | null): readonly Place[] {
  if (stored === null) return []
  try {
    const found: unknown = JSON.parse(stored)
    return Array.isArray(found) ? found.filter(isPlace).slice(0, mostPlaces) : []
  } catch {
    return []
  }
}

function isPlace(found: unknown): found is Place {
  if (typeof found !== 'object' || found === null) return false
  const { videoId, time } = found as Partial<Record<keyof Place, unknown>>
  return typeof videoId === 'string' && typeof time === 'number' && time >= 0
}

/** Where the guest stopped watching a video; the beginning for one that they did not begin, or watched to its end. */
export function placeOf(places: readonly Place[], videoId: string | null): number {
  return places.find((place) => place.videoId === videoId)?.time ?? 0
}

/**
 * The places with that of one video as the newest; without it for who stopped near its beginning or its end.
 * @param duration of the video, in seconds
 */
export function withPlace(
  places: readonly Place[],
  { videoId, time }: Place,
  duration: number,
): readonly Place[] {
  const others = places.filter((place) => place.videoId !== videoId)
  if (time < edge || time > duration - edge) return others
  return [{ videoId, time: Math.floor(time) }, ...others].slice(0, mostPlaces)
}
