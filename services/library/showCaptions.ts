/** Captions that there are in one language. */
interface Captions {
  language: string
  label: string
  url: string
}

/**
 * Shows captions over a video, those of one language at a time; each is loaded when it is wanted first.
 * @param addressOf an address from which it can be loaded now
 * @returns `show`, which takes a language or null for none, and `stop`, which takes all away
 */
export function showCaptions(
  video: HTMLVideoElement,
  all: readonly Captions[],
  addressOf: (url: string) => Promise<string>,
) {
  const tracks = new Map<string, HTMLTrackElement>()
  let wanted: string | null = null

  function add({ language, label, url }: Captions) {
    const track = video.ownerDocument.createElement('track')
    track.kind = 'subtitles'
    track.srclang = language
    track.label = label
    tracks.set(language, track)
    video.append(track)
    addressOf(url).then(
      (address) => {
        track.src = address
      },
      // asked for anew when they are wanted again
      () => {
        track.remove()
        tracks.delete(language)
      },
    )
  }

  return {
    show(language: string | null) {
      wanted = language
      const captions = all.find((one) => one.language === language)
      if (captions && !tracks.has(captions.language)) add(captions)
      for (const [shown, { track }] of tracks)
        track.mode = shown === wanted ? 'showing' : 'disabled'
    },
    stop() {
      for (const track of tracks.values()) track.remove()
      tracks.clear()
    },
  }
}
