/** By address, the one shown last at the end. */
const kept = new Map<string, HTMLImageElement>()
const mostKept = 500

/**
 * Keeps a small picture at hand, so that it is there at once where it is shown again, and so that rows
 * that come and go leave no pictures behind for the browser to clear away.
 * @param address of a picture that has been loaded
 */
export function keepPicture(address: string): void {
  const known = kept.get(address)
  const image = known ?? new Image()
  if (!known) image.src = address
  kept.delete(address)
  kept.set(address, image)
  if (kept.size <= mostKept) return
  const [oldest = ''] = kept.keys()
  kept.delete(oldest)
}
