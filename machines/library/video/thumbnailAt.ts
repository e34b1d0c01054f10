import type { VideoThumbnails } from './video.events.ts'

/** One of the small pictures of a sheet: how large it is and where it lies, in px. */
export interface Thumbnail {
  sheet: string
  width: number
  height: number
  x: number
  y: number
}

/**
 * What a video looks like at a second [VID-29].
 * @returns null for a video without small pictures
 */
export function thumbnailAt(
  { sheet, count, columns, width, height, interval }: VideoThumbnails,
  seconds: number,
): Thumbnail | null {
  if (count < 1 || columns < 1) return null
  const at = interval > 0 ? Math.floor(seconds / interval) : 0
  const shown = Math.max(0, Math.min(at, count - 1))
  return {
    sheet,
    width,
    height,
    x: (shown % columns) * width,
    y: Math.floor(shown / columns) * height,
  }
}
