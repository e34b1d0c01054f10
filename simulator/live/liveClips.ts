/** A clip in one size: what a player is given first, and the parts that follow each other. */
export interface Clip {
  init: Uint8Array<ArrayBuffer>
  parts: Uint8Array<ArrayBuffer>[]
}

/** Colours of moving light; `scripts/liveClips.mjs` has drawn them. */
export const clipNames = ['dusk', 'amber', 'lagoon'] as const

const files = import.meta.glob<string>('./clips/*.mp4', { query: '?inline', import: 'default' })
const opened = new Map<string, Promise<Clip>>()

/** Opens a clip. @param height of its picture, in pixels */
export function openClip(name: (typeof clipNames)[number], height: number): Promise<Clip> {
  const path = `./clips/${name}-${height}p.mp4`
  const known = opened.get(path)
  if (known) return known
  const load = files[path]
  if (!load) throw new Error(`there is no clip ${path}`)
  const clip = load().then(readClip)
  opened.set(path, clip)
  return clip
}

/** Reads a fragmented MP4 (ISO/IEC 14496-12), of which each fragment is a part. */
function readClip(dataUrl: string): Clip {
  const file = Uint8Array.from(Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64'))
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
