/** The sizes in which a picture comes, the smallest first; the codec is VP9, which every Chromium plays. */
export const variants = [
  { height: 240, width: 426, codecs: 'vp09.00.20.08' },
  { height: 480, width: 854, codecs: 'vp09.00.30.08' },
  { height: 720, width: 1280, codecs: 'vp09.00.31.08' },
] as const
export type Variant = (typeof variants)[number]

const framesPerSecond = 24
/** How long a part of a stream is, in ms. */
const partLength = 2_000
/** How many parts a playlist names: enough for a player that was held up for a while. */
const window = 10
/** How many older parts are still answered. */
const kept = 24
/** How late the picture is, in ms. */
const lateness = 2_000

/** A stream ran for so long when its chat comes to it, in ms: there is a whole playlist. */
export const runBefore = 60_000

/** The number of the newest part that there is after so many ms of a stream; small ones, as players count up to them. */
export const newestPart = (ms: number): number => Math.floor((ms - lateness) / partLength) - 1

/** Whether a part is neither to come nor long over, after so many ms of a stream. */
export const isThere = (part: number, ms: number): boolean =>
  part <= newestPart(ms) && part > newestPart(ms) - kept

/** The playlist that offers all sizes (RFC 8216). */
export function masterPlaylist(bitsPerSecond: (variant: Variant) => number): string {
  const offers = variants.map((variant) => {
    const { width, height, codecs } = variant
    const about = [
      `BANDWIDTH=${bitsPerSecond(variant)}`,
      `RESOLUTION=${width}x${height}`,
      `FRAME-RATE=${framesPerSecond.toFixed(3)}`,
      `CODECS="${codecs}"`,
    ]
    return `#EXT-X-STREAM-INF:${about.join(',')}\n${height}p/index.m3u8`
  })
  return lines('#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...offers)
}

/**
 * The live playlist of one size (RFC 8216).
 * @param newest number of the last part that it names
 * @param partsOfClip after how many the clip begins anew
 * @param startedAt when the stream began, in ms since the epoch
 */
export function mediaPlaylist(newest: number, partsOfClip: number, startedAt: number): string {
  const first = newest - window + 1
  const parts = Array.from({ length: window }, (_, at) => {
    const part = first + at
    const beginsAnew = at > 0 && part % partsOfClip === 0
    return lines(
      ...(beginsAnew ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXT-X-PROGRAM-DATE-TIME:${new Date(startedAt + part * partLength).toISOString()}`,
      `#EXTINF:${(partLength / 1_000).toFixed(3)},`,
      `${part}.m4s`,
    ).trimEnd()
  })
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${partLength / 1_000}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / partsOfClip)}`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...parts,
  )
}

/** How many bits a second a size takes at most. */
export const bitsOf = (parts: readonly Uint8Array[]): number =>
  Math.ceil((Math.max(...parts.map(({ length }) => length)) * 8_000) / partLength)

const lines = (...all: string[]) => `${all.join('\n')}\n`
