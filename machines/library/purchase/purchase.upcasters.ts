import type { Upcaster } from '../../core/upcaster.ts'

const version = 12
const actor = 'app/purchase'

/**
 * What came of an order says whether it was this one that bought; every purchase was tracked before. The order
 * has its key within it, and what is wanted its second or picture.
 */
export const ordersTold: readonly Upcaster[] = [
  {
    version,
    changes: 'event',
    type: 'xstate.promise.resolve',
    to: `${actor}/buyMedium`,
    as: (event) => ({ ...event, data: byThisOrder(event.data) }),
  },
  { version, changes: 'part', actor, from: '.key', to: null },
  { version, changes: 'part', actor, from: '.wanted', to: '.wanted', remade: true },
  { version, changes: 'part', actor, from: '.offer', to: '.offer', remade: true },
]

function byThisOrder(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || !('isNew' in answer)) return answer
  const { isNew: _, ...rest } = answer
  return { ...rest, isByThisOrder: true }
}
