import { withEvent } from '../../core/withEvent.ts'
import type { ProfileFields } from './profile.events.ts'
import { type ProfileContext, profileSetup } from './profile.setup.ts'
import { fieldsToSend } from './profile.validation.ts'

const typedFields = ({ context }: { context: ProfileContext }) =>
  fieldsToSend(context.draft as ProfileFields)

/** The fields: loaded, edited, saved. What is edited while it is being saved stays edited. */
export const fields = profileSetup.createStateConfig({
  initial: 'unknown',
  states: {
    unknown: { always: { guard: 'isProfileWanted', target: 'loading' } },
    loading: {
      invoke: {
        src: 'loadProfile',
        id: 'loadProfile',
        onDone: {
          target: 'editing',
          actions: { type: 'takeProfile', params: ({ event }) => ({ fields: event.output }) },
        },
        onError: 'loadFailed',
      },
    },
    loadFailed: {
      entry: 'tellLoadFailed',
      on: {
        'profile.openRequested': 'unknown',
        'profile.retryRequested': 'unknown',
        'recovery.retryDue': 'unknown',
      },
    },
    editing: {
      initial: 'calm',
      on: {
        'profile.fieldChanged': {
          target: '.calm',
          actions: { type: 'takeEdit', params: withEvent },
        },
        'profile.discardRequested': { target: '.calm', actions: 'discardEdits' },
        'profile.saveRequested': [
          { guard: 'isUnedited' },
          { guard: 'hasProblems', target: '.calm', actions: 'showProblems' },
          { target: 'saving' },
        ],
      },
      states: {
        calm: {},
        saved: {},
        saveFailed: { on: { 'profile.retryRequested': '#profile.fields.saving' } },
      },
    },
    saving: {
      entry: 'submitEdits',
      invoke: {
        src: 'saveProfile',
        id: 'saveProfile',
        input: typedFields,
        onDone: {
          target: 'editing.saved',
          actions: [
            'tellNewName',
            { type: 'takeSaved', params: ({ event }) => ({ saved: event.output }) },
          ],
        },
        onError: { target: 'editing.saveFailed', actions: 'takeBackEdits' },
      },
      on: {
        'profile.fieldChanged': { actions: { type: 'takeEdit', params: withEvent } },
      },
    },
  },
})

/** How the profile would look; gone with the next edit. */
export const preview = profileSetup.createStateConfig({
  initial: 'none',
  on: {
    'profile.fieldChanged': '.none',
    'profile.discardRequested': '.none',
    'profile.previewRequested': [
      { guard: 'isUnloaded' },
      { guard: 'hasProblems', target: '.none', actions: 'showProblems' },
      { target: '.loading' },
    ],
  },
  states: {
    none: { entry: 'forgetPreview' },
    loading: {
      invoke: {
        src: 'previewProfile',
        id: 'previewProfile',
        input: typedFields,
        onDone: {
          target: 'shown',
          actions: { type: 'takePreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: 'failed',
      },
    },
    shown: {},
    failed: {
      entry: 'tellLoadFailed',
      on: { 'profile.retryRequested': 'loading', 'recovery.retryDue': 'loading' },
    },
  },
})
