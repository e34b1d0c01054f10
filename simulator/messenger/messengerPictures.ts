import { kinds, sizes } from '../core/pictures/draw.ts'
import type { Random } from '../core/random.ts'

const size = 'w640'

/** A picture of the platform's own, with the room that it takes. */
export function pictureOf(
  name: string,
  random: Random,
): { url: string; width: number; height: number } {
  const kind = random.pick(['portrait', 'cover', 'square'] as const)
  const width = sizes[size]
  const height = Math.round((width * kinds[kind].height) / kinds[kind].width)
  return { url: `/pictures/${kind}/${name}/${size}.svg`, width, height }
}
