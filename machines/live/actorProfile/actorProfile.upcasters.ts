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

const begunAnew = 'actorProfile.begunAnew'
const pushesAnew: Readonly<Record<string, { withFreeChat: boolean }>> = {
  actorOnline: { withFreeChat: true },
  actorOffline: { withFreeChat: true },
  freeChatDurationChanged: { withFreeChat: false },
  sessionAcknowledged: { withFreeChat: true },
}

/**
 * Whatever a push changed of the performer who is shown, or a new session, everything about them began anew: now
 * each part goes on by itself, and what old logs tell of that is an event of its own.
 */
export const regionsApart: readonly Upcaster[] = [
  {
    version: 13,
    changes: 'event',
    type: 'socket.pushReceived',
    to: 'app/realtime',
    as: (event) => {
      const push = (event.push ?? {}) as { type?: string; actorId?: string; resumed?: boolean }
      const anew = pushesAnew[push.type ?? '']
      if (!anew || push.resumed) return event
      return [event, { type: begunAnew, actorId: push.actorId ?? null, ...anew }]
    },
  },
  {
    version: 13,
    changes: 'event',
    type: begunAnew,
    to: 'app/realtime',
    as: (event) => event,
    takenBy: ['app/actorProfile'],
  },
]
