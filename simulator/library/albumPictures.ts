import { type Kind, kinds } from '../core/pictures/draw.ts'
import { createRandom } from '../core/random.ts'
import type { Medium } from './media.ts'

/** A picture of an album, with the room that it takes. */
export interface AlbumPicture {
  id: string
  /** Address without its size; nobody can tell it from the id. */
  picture: string
  width: number
  height: number
}

/** So many pictures of an album does everybody see. */
const previewCount = 4

/** What is drawn for the first so many pictures of an album. */
function drawingsOf({ id }: Pick<Medium, 'id'>, count: number, worldSeed: number) {
  return Array.from({ length: count }, (_, at) => {
    const pictureId = `${id}-${at + 1}`
    const random = createRandom(worldSeed, pictureId)
    const kind: Kind = random.pick(['portrait', 'square', 'cover'])
    const secret = random.between(0, 0xffffffff).toString(36)
    return { id: pictureId, kind, seed: `${pictureId}-${secret}` }
  })
}

/** The pictures of an album, in order. @param count how many it has */
export function picturesOf(album: Pick<Medium, 'id'>, count: number, seed: number): AlbumPicture[] {
  return drawingsOf(album, count, seed).map(({ id, kind, seed: drawing }) => {
    const { width, height } = kinds[kind]
    return { id, picture: `/pictures/${kind}/${drawing}`, width, height }
  })
}

/** The drawings of those pictures that everybody sees. */
export const previewDrawings = (album: Pick<Medium, 'id'>, seed: number) =>
  drawingsOf(album, previewCount, seed)

export const previewsOf = (album: Pick<Medium, 'id'>, seed: number): AlbumPicture[] =>
  picturesOf(album, previewCount, seed)
