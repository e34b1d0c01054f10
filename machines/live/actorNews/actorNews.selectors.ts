import type { SnapshotFrom } from 'xstate'
import type { ActorSale, TvAppearance } from './actorNews.events.ts'
import type { actorNewsMachine } from './actorNews.machine.ts'

type ActorNewsSnapshot = SnapshotFrom<typeof actorNewsMachine>

const none: readonly ActorSale[] = []

/** When that performer is in the TV livestream; null when they are not to be, or it is not known. */
export function selectTv(actorId: string) {
  return ({ context }: ActorNewsSnapshot): TvAppearance | null =>
    context.actorId === actorId ? context.tv : null
}

/** What of that performer costs less for a while; none until it is known. */
export function selectSales(actorId: string) {
  return ({ context }: ActorNewsSnapshot): readonly ActorSale[] =>
    context.actorId === actorId ? context.sales : none
}
