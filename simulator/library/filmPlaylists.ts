import { type Variant, variants } from '../live/livePlaylists.ts'

/** How long a part of a film is, in seconds. */
export const partSeconds = 2

const framesPerSecond = 24

/** The playlist that offers all sizes of a film, with its sound (RFC 8216). */
export function filmMaster(bitsPerSecond: (variant: Variant) => number): string {
  const offers = variants.map((variant) => {
    const { width, height, codecs } = variant
    const about = [
      `BANDWIDTH=${bitsPerSecond(variant)}`,
      `RESOLUTION=${width}x${height}`,
      `FRAME-RATE=${framesPerSecond.toFixed(3)}`,
      `CODECS="${codecs},opus"`,
      'AUDIO="sound"',
    ]
    return `#EXT-X-STREAM-INF:${about.join(',')}\n${height}p/index.m3u8`
  })
  const sound =
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="sound",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="sound/index.m3u8"'
  return lines('#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', sound, ...offers)
}

/** The playlist of one size or of the sound, from the first to the last of so many parts (RFC 8216). */
export function filmPlaylist(parts: number): string {
  const named = Array.from(
    { length: parts },
    (_, part) => `#EXTINF:${partSeconds.toFixed(3)},\n${part}.m4s`,
  )
  return lines(
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${partSeconds}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-MAP:URI="init.mp4"',
    ...named,
    '#EXT-X-ENDLIST',
  )
}

const lines = (...all: string[]) => `${all.join('\n')}\n`
