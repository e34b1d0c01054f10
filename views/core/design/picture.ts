/** The widths in which every picture is at hand [LOAD-7]. */
const pictureSizes = [320, 640, 1280]

/** Width by height. Clips are covers that move. */
export const pictureShapes = {
  portrait: [4, 5],
  cover: [16, 9],
  clip: [16, 9],
  square: [1, 1],
} as const

export type PictureShape = keyof typeof pictureShapes

/**
 * The address of a drawn picture, without its size.
 * @param kind its shape
 * @param seed any text; the same text is the same picture
 */
export function pictureAddress(kind: PictureShape, seed: string): string {
  return `/pictures/${kind}/${encodeURIComponent(seed)}`
}

/** The address of a performer's picture in the size of a face [MSG-1]. */
export function faceAddress(actorId: string): string {
  return `${pictureAddress('portrait', actorId)}/w320.webp`
}

/**
 * What an image element needs to choose a size.
 * @param address of the picture, without its size
 * @returns `src`, the smallest, and `srcSet`: w320, w640 and w1280 [LOAD-7]
 */
export function pictureSources(address: string): { src: string; srcSet: string } {
  const sized = (width: number) => `${address}/w${width}.svg`
  return {
    src: sized(320),
    srcSet: pictureSizes.map((width) => `${sized(width)} ${width}w`).join(', '),
  }
}
