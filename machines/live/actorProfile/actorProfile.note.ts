import { withEvent } from '../../core/withEvent.ts'
import { actorProfileSetup, ofActor } from './actorProfile.setup.ts'

/** The guest's note on the performer: read, typed and kept by the platform [ACT-13 ACT-28 ACT-29]. */
export const noteRegion = actorProfileSetup.createStateConfig({
  initial: 'deciding',
  on: {
    'actorProfile.begunAnew': {
      guard: { type: 'hasBegunAnew', params: withEvent },
      target: '.deciding',
    },
  },
  states: {
    deciding: {
      always: [{ guard: 'isLoggedIn', target: 'loading' }, { target: 'forGuestsAlone' }],
    },
    forGuestsAlone: {},
    loading: {
      invoke: {
        src: 'loadActorNote',
        id: 'loadActorNote',
        input: ofActor,
        onDone: {
          target: 'known',
          actions: { type: 'takeNote', params: ({ event }) => ({ note: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      entry: 'tellLoadFailed',
      on: { 'recovery.retryDue': 'loading', 'actorProfile.retryRequested': 'loading' },
    },
    known: {
      on: {
        'actorProfile.noteSaveRequested': { guard: 'hasNewNote', target: '.saving' },
        'actorProfile.noteChanged': { actions: { type: 'typeNote', params: withEvent } },
      },
      initial: 'resting',
      states: {
        resting: {},
        saving: {
          on: { 'actorProfile.noteSaveRequested': {} },
          invoke: {
            src: 'storeActorNote',
            id: 'storeActorNote',
            input: ({ context: { draft } }) => draft ?? { actorId: '', comment: '' },
            onDone: {
              target: 'saved',
              actions: [
                { type: 'takeNote', params: ({ event }) => ({ note: event.output }) },
                'dropKeptDraft',
              ],
            },
            onError: 'notSaved',
          },
        },
        saved: {},
        notSaved: {},
      },
    },
  },
})
