import type { SnapshotFrom } from 'xstate'
import type { Film, Viewing } from './player.events.ts'
import type { playerMachine } from './player.machine.ts'
import { placeOf } from './player.stored.ts'

type PlayerSnapshot = SnapshotFrom<typeof playerMachine>

/** What the player shows. */
export type Screen = 'idle' | 'paused' | 'playing' | 'waiting' | 'ended' | 'previewOver' | 'failed'

/** What the player shows: a picture that is not to move stands for nothing that one waits for. */
export function selectScreen(snapshot: PlayerSnapshot): Screen {
  if (snapshot.matches({ shown: 'previewOver' })) return 'previewOver'
  if (snapshot.matches({ shown: 'ended' })) return 'ended'
  if (snapshot.matches({ shown: 'failed' })) return 'failed'
  if (!snapshot.matches({ shown: 'watching' })) return 'idle'
  const isComing =
    snapshot.matches({ shown: { watching: { picture: 'loading' } } }) ||
    snapshot.matches({ shown: { watching: { picture: 'seeking' } } })
  if (snapshot.matches({ shown: { watching: { wish: 'pause' } } }))
    return isComing ? 'waiting' : 'paused'
  return snapshot.matches({ shown: { watching: { picture: 'standing' } } }) || isComing
    ? 'waiting'
    : 'playing'
}

/** Whether it is to play: a pause is what the guest can ask for then. */
export const selectIsToPlay = (snapshot: PlayerSnapshot): boolean =>
  snapshot.matches({ shown: { watching: { wish: 'play' } } })

/** Null until the guest wants to see it. */
export const selectFilm = ({ context }: PlayerSnapshot): Film | null => context.film

export const selectViewing = ({ context }: PlayerSnapshot): Viewing => context.viewing

/** Where it is, in seconds. */
export const selectTime = ({ context }: PlayerSnapshot): number => context.time

/** How far it is loaded, in seconds. */
export const selectLoaded = ({ context }: PlayerSnapshot): number => context.loaded

/** In which qualities it is there, in px. */
export const selectHeights = ({ context }: PlayerSnapshot): readonly number[] => context.heights

/** In which it is seen, in px. */
export const selectShownHeight = ({ context }: PlayerSnapshot): number | null => context.shownHeight

/** The quality that was not there, in px; null when all were. */
export const selectMissingHeight = ({ context }: PlayerSnapshot): number | null =>
  context.missingHeight

export const selectIsFull = ({ context }: PlayerSnapshot): boolean => context.isFull

/** Why it cannot be seen. */
export const selectFilmFailure = ({ context }: PlayerSnapshot) => context.failure

/** Where the guest stopped last, in seconds; 0 for who begins. */
export const selectPlace = ({ context: { places, videoId } }: PlayerSnapshot): number =>
  placeOf(places, videoId)
