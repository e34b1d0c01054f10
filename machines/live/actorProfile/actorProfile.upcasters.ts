import type { Upcaster } from '../../core/upcaster.ts'

const version = 5
const before = 'app/performer'

/** What the guest asked of it, and what it was answered: of the profile nobody knew more than the id. */
const dropped: readonly [type: string, to: string][] = [
  ['performer.wanted', before],
  ['performer.retryRequested', before],
  ['xstate.promise.resolve', `${before}/findPerformer`],
  ['xstate.promise.reject', `${before}/findPerformer`],
]

/** The actor that found out whom an address names is the performer's profile now. */
export const performerProfiled: readonly Upcaster[] = [
  ...dropped.map(([type, to]): Upcaster => ({ version, changes: 'event', type, to, as: () => [] })),
  {
    version,
    changes: 'actor',
    from: `${before}/findPerformer`,
    to: 'app/actorProfile/loadActorProfile',
    remade: true,
  },
  { version, changes: 'actor', from: before, to: 'app/actorProfile', remade: true },
  { version, changes: 'part', actor: 'app', from: '.held', to: '.held', remade: true },
]
