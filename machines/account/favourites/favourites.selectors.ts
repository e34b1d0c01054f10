import type { SnapshotFrom } from 'xstate'
import type { FavouriteKind } from '../../shell/realtime/realtime.events.ts'
import type { FavouriteActor } from './favourites.events.ts'
import type { favouritesMachine } from './favourites.machine.ts'

type FavouritesSnapshot = SnapshotFrom<typeof favouritesMachine>

/** The ids of what is pinned of that kind, in the order of pinning. */
export function selectFavourites(kind: FavouriteKind) {
  return ({ context }: FavouritesSnapshot): readonly string[] => context.ids[kind]
}

/** Whether that item is pinned [RT-19]. */
export function selectIsFavourite(kind: FavouriteKind, id: string) {
  return ({ context }: FavouritesSnapshot): boolean => context.ids[kind].includes(id)
}

/** The favourite actors as they were last loaded; empty until then [REQ-4]. */
export function selectFavouriteActors({ context }: FavouritesSnapshot): readonly FavouriteActor[] {
  return context.actors
}

/** How far the favourite actors are; `unknown` until they are wanted. */
export function selectFavouriteActorsProgress({
  value,
}: FavouritesSnapshot): FavouritesSnapshot['value']['actors'] {
  return value.actors
}
