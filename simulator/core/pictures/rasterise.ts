import sharp from 'sharp'

/** The simulator stands beside the browser that it serves: it takes one thread. */
sharp.concurrency(1)

/** Drawn once: the same pictures are asked for by every new browser. */
const drawn = new Map<string, Promise<ArrayBuffer>>()
const mostKept = 2_000

/**
 * A picture as WebP, as large as it says; drawn in another thread.
 * @param svg a picture without text
 * @throws Error when it cannot be drawn; the next call tries again
 */
export function rasterised(svg: string): Promise<ArrayBuffer> {
  const known = drawn.get(svg)
  if (known) return known
  const [oldest] = drawn.keys()
  if (oldest !== undefined && drawn.size >= mostKept) drawn.delete(oldest)
  const drawing = sharp(Buffer.from(svg))
    .webp({ quality: 78 })
    .toBuffer()
    .then((image) => new Uint8Array(image).buffer)
  drawn.set(svg, drawing)
  drawing.catch(() => drawn.delete(svg))
  return drawing
}
