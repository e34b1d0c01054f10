import { pictureAddress } from './picture.ts'

/** Pictures hung so that neighbours differ in motif and in colour, six and more in a row. */
const hangings = {
  portrait: [1, 2, 6, 14, 23, 7, 11, 16, 4, 51, 9, 8, 13, 84, 18, 3, 27, 15, 36, 5, 41, 45, 26, 37],
  cover: [1, 3, 35, 14, 43, 7, 9, 6, 12, 5, 11, 13, 51, 47, 53, 10, 55, 20, 36, 17, 25, 26, 19, 8],
  square: [1, 7, 9, 15, 20, 5, 2, 16, 14, 19, 30, 10, 12, 11, 21, 4, 42, 6],
} as const

/** A shape in which a gallery hangs. */
export type GalleryShape = keyof typeof hangings

/**
 * Pictures for places that have none of their own yet, side by side without a repetition.
 * @param from where on the wall to begin; any whole number from 0
 * @param count how many, at most a wall's length (18) if none may come twice
 * @returns their addresses, without sizes
 */
export function galleryOf(shape: GalleryShape, from: number, count: number): string[] {
  const wall = hangings[shape]
  return Array.from({ length: count }, (_, at) =>
    pictureAddress(shape, `gallery ${wall[(from + at) % wall.length]}`),
  )
}
