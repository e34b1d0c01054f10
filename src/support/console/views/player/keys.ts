import type { PlayerEvent } from '../../player/player.events.ts'

/** These need the keys themselves. */
const takesKeys =
  'input, textarea, select, button, a, summary, [role="tree"], [role="menu"], [role="tab"], [role="separator"], [role="dialog"] *, [role="application"] *'

/**
 * What a key asks of the player: space plays and pauses, arrows step, with shift from mark to mark.
 * @returns undefined for a key that is meant for something else
 */
export function deedOf(event: KeyboardEvent, isPlaying: boolean): PlayerEvent | undefined {
  const { key, shiftKey, target, defaultPrevented, altKey, ctrlKey, metaKey } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey) return undefined
  if (target instanceof Element && target.closest(takesKeys)) return undefined
  const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined
  if (direction) {
    return { type: shiftKey ? 'player.markRequested' : 'player.stepRequested', direction }
  }
  if (key !== ' ') return undefined
  return { type: isPlaying ? 'player.pauseRequested' : 'player.playRequested' }
}
