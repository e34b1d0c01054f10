const head = 8

/**
 * A part of a clip as part `number` of a film in which the clip runs again and again: its number and
 * decode time are rewritten, so that the film’s time goes on without a jump (ISO/IEC 14496-12).
 * @param part a fragment: `moof` and `mdat`, the decode time in 64 bits
 * @param ticks how long a part is, in the clip’s timescale
 */
export function retimed(part: Uint8Array, number: number, ticks: number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(part)
  const view = new DataView(copy.buffer)
  view.setUint32(boxAt(view, 'moof', 'mfhd') + head + 4, number + 1)
  view.setBigUint64(boxAt(view, 'moof', 'traf', 'tfdt') + head + 4, BigInt(number * ticks))
  return copy
}

/** The timescale of the only track that a file begins with, in ticks a second. */
export function timescaleOf(init: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(init.buffer, init.byteOffset, init.byteLength)
  const at = boxAt(view, 'moov', 'trak', 'mdia', 'mdhd')
  const isLong = view.getUint8(at + head) === 1
  return view.getUint32(at + head + (isLong ? 20 : 12))
}

/** Where the box is that these names lead to, each within the one before. */
function boxAt(view: DataView, ...path: string[]): number {
  let [at, end] = [0, view.byteLength]
  for (const [depth, name] of path.entries()) {
    while (at < end && typeAt(view, at) !== name) at += view.getUint32(at)
    if (at >= end) throw new Error(`a clip lacks the box ${path.join('/')}`)
    if (depth === path.length - 1) break
    end = at + view.getUint32(at)
    at += head
  }
  return at
}

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)))
