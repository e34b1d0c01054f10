import type { PlayerEvent } from '../../../machines/library/player/player.events.ts'

interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  target: EventTarget
}

interface Now {
  isToPlay: boolean
  /** The language of the captions that are shown; null for none. */
  captions: string | null
  /** In which languages there are some. */
  languages: readonly string[]
}

const skips: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowRight: 5, j: -10, l: 10 }

/**
 * What a key means that was pressed within a player: space and k play and pause, arrows and j and l go back and
 * on, Home and End to either end, m, f and c are sound, screen and captions. A button, a slider and a menu have
 * their own keys first.
 * @returns null for a key that means nothing here
 */
export function orderOfKey(pressed: Pressed, now: Now): PlayerEvent | null {
  const { key, altKey, ctrlKey, metaKey, target } = pressed
  if (altKey || ctrlKey || metaKey) return null
  const isOfControls = key.length > 1 || key === ' '
  if (isOfControls && target instanceof Element && target.closest('button, input')) return null
  const seconds = skips[key]
  if (seconds) return { type: 'player.skipRequested', seconds }
  switch (key) {
    case ' ':
    case 'k':
      return { type: now.isToPlay ? 'player.pauseRequested' : 'player.playRequested' }
    case 'Home':
      return { type: 'player.seekRequested', to: 0 }
    case 'End':
      return { type: 'player.seekRequested', to: Number.MAX_SAFE_INTEGER }
    case 'm':
      return { type: 'player.muteToggled' }
    case 'f':
      return { type: 'player.fullToggled' }
    case 'c':
      return {
        type: 'player.captionsChosen',
        captions: now.captions === null ? (now.languages[0] ?? null) : null,
      }
    default:
      return null
  }
}
