import type { Upcaster } from '../core/upcaster.ts'

/** More of this area are told of pages, guests and pushes: what the root holds for those to come is more. */
export const liveActorsAdded: readonly Upcaster[] = [7, 8, 9, 13].map((version) => ({
  version,
  changes: 'part',
  actor: 'app',
  from: '.held',
  to: '.held',
  remade: true,
}))

/** Pictures are asked for while they are seen: whose were wanted, and nobody said that they were left. */
export const picturesShown: readonly Upcaster[] = [
  {
    version: 9,
    changes: 'state',
    actor: 'app/actorPictures',
    as: (state) => {
      const context = state.context as { actorId?: unknown }
      return { ...state, context: { ...context, isShown: typeof context.actorId === 'string' } }
    },
  },
]
