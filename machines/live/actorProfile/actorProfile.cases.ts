import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import {
  actorInsights,
  actorProfile,
  actorState,
} from '../../../fixtures/live/actorProfile.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed, sessions, visits } from '../../core/shared.cases.ts'
import { laws } from './actorProfile.laws.ts'
import { actorProfileMachine } from './actorProfile.machine.ts'

const actorId = 'actor-7'
const favourite = { kind: 'actor', id: actorId } as const
const note = (comment: string) => ({ actorId, comment })

export const cases: Cases<typeof actorProfileMachine> = {
  machine: actorProfileMachine,
  inputs: [undefined],
  events: {
    'actorProfile.interviewsOpened': [{ ids: ['one'] }],
    'actorProfile.noteChanged': [{ comment: 'Likes jazz.' }],
    'actorProfile.noteSaveRequested': [{}],
    'actorProfile.retryRequested': [{}],
    'guest.identified': [...identified, { guest: guest({ id: 'guest-1', geoLocation: null }) }],
    'navigation.pageEntered': [
      ...visits('actor', '/en/amateur/juno-amber/'),
      { page: 'actor', path: '/en/amateur/mila-ivory/', query: {} },
    ],
    'push.actorOffline': [pushed('actorOffline'), pushed('actorOffline', { actorId })],
    'push.actorOnline': [pushed('actorOnline'), pushed('actorOnline', { actorId })],
    'push.favouriteActors': [pushed('favouriteActors')],
    'push.favouritePinned': [favourite, { kind: 'album', id: 'album-1' }],
    'push.favouriteUnpinned': [favourite, { kind: 'album', id: 'album-1' }],
    'push.freeChatDurationChanged': [
      pushed('freeChatDurationChanged'),
      pushed('freeChatDurationChanged', { actorId }),
    ],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
    'actorProfile.begunAnew': [
      { actorId: actorProfile().id, withFreeChat: true },
      { actorId: null, withFreeChat: false },
      { actorId: 'actor-9', withFreeChat: true },
    ],
  },
  parts: {
    profile: [
      'actorProfile.retryRequested',
      'guest.identified',
      'navigation.pageEntered',
      'push.favouritePinned',
      'push.favouriteUnpinned',
      'recovery.retryDue',
      'loadActorProfile',
    ],
    state: [
      'actorProfile.begunAnew',
      'actorProfile.interviewsOpened',
      'actorProfile.retryRequested',
      'guest.identified',
      'navigation.pageEntered',
      'push.actorOffline',
      'push.actorOnline',
      'push.favouriteActors',
      'push.favouritePinned',
      'push.favouriteUnpinned',
      'realtime.sessionEstablished',
      'recovery.retryDue',
      'loadActorInsights',
      'loadActorProfile',
      'loadActorState',
    ],
    freeChat: [
      'actorProfile.begunAnew',
      'actorProfile.retryRequested',
      'guest.identified',
      'navigation.pageEntered',
      'push.freeChatDurationChanged',
      'realtime.sessionEstablished',
      'recovery.retryDue',
      'loadActorProfile',
      'loadFreeChatDuration',
    ],
    note: [
      'actorProfile.begunAnew',
      'actorProfile.noteChanged',
      'actorProfile.noteSaveRequested',
      'actorProfile.retryRequested',
      'guest.identified',
      'navigation.pageEntered',
      'recovery.retryDue',
      'loadActorNote',
      'loadActorProfile',
      'storeActorNote',
    ],
  },
  project: ({ context: { draft, note, otherDrafts } }) => [draft, note, otherDrafts.length],
  answers: {
    loadActorProfile: { outputs: [actorProfile(), null], errors: lost },
    loadActorState: { outputs: [actorState()], errors: lost },
    loadActorInsights: { outputs: [actorInsights()], errors: lost },
    loadActorNote: { outputs: [note('')], errors: lost },
    storeActorNote: { outputs: [note('Likes jazz.')], errors: lost },
    loadFreeChatDuration: { outputs: [300], errors: lost },
  },
  laws,
}
