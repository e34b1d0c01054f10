/** A clip in one size: what a player is given first, and the parts that follow each other. */
export interface Clip {
  init: Uint8Array<ArrayBuffer>
  parts: Uint8Array<ArrayBuffer>[]
}

/** Colours of moving light; `scripts/liveClips.mjs` has drawn them. */
export const clipNames = ['dusk', 'amber', 'lagoon', 'orchid', 'forest', 'ember'] as const

/** How long each of them is. */
export const clipSeconds = 8

const files = import.meta.glob<string>('./clips/*.mp4', { query: '?inline', import: 'default' })
const opened = new Map<string, Promise<Clip>>()

export type ClipName = (typeof clipNames)[number]

/** Opens a clip. @param height of its picture, in pixels */
export function openClip(name: ClipName, height: number): Promise<Clip> {
  const path = `./clips/${name}-${height}p.mp4`
  const known = opened.get(path)
  if (known) return known
  const clip = fileOf(path).then(readClip)
  opened.set(path, clip)
  return clip
}

/** A clip of middle size as it lies in its file. */
export const openFilm = (name: ClipName) => fileOf(`./clips/${name}-480p.mp4`)

async function fileOf(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const load = files[path]
  if (!load) throw new Error(`there is no clip ${path}`)
  return bytesOf(await load())
}

/** The bytes of a file that was bundled as a `data:` address. */
export const bytesOf = (dataUrl: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))

/** Reads a fragmented MP4 (ISO/IEC 14496-12), of which each fragment is a part. */
export function readClip(file: Uint8Array<ArrayBuffer>): Clip {
  const boxes = boxesOf(file)
  const starts = boxes.filter(({ type }) => type === 'moof').map(({ start }) => start)
  const ends = boxes.filter(({ type }) => type === 'mdat').map(({ end }) => end)
  return {
    init: file.slice(0, starts[0]),
    parts: starts.map((start, at) => file.slice(start, ends[at])),
  }
}

function boxesOf(file: Uint8Array<ArrayBuffer>) {
  const view = new DataView(file.buffer)
  const boxes: { type: string; start: number; end: number }[] = []
  for (let start = 0; start < file.length; ) {
    const end = start + view.getUint32(start)
    boxes.push({
      type: Buffer.from(file.slice(start + 4, start + 8)).toString('latin1'),
      start,
      end,
    })
    start = end
  }
  return boxes
}
