import type { Upcaster } from '../../core/upcaster.ts'

const version = 5
const before = 'app/performer'

/**
 * The actor that found out whom an address names is gone: the performer's profile finds that out by
 * itself. That it could not be found out was told to the clock that asks again.
 */
export const performerProfiled: readonly Upcaster[] = [
  {
    version,
    changes: 'event',
    type: 'xstate.promise.reject',
    to: `${before}/findPerformer`,
    as: () => ({ type: 'recovery.loadFailed' }),
    takenBy: ['app/recovery'],
  },
  { version, changes: 'gone', actor: before },
  { version, changes: 'part', actor: 'app', from: '.held', to: '.held', remade: true },
]
