import { assign, setup } from 'xstate'
import { isEmailAddress } from '../../core/emailAddress.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withoutSpacesAround } from '../../core/typedText.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { VideoShareEmail, VideoShareEvent } from './videoShare.events.ts'

export interface VideoShareContext {
  /** The video that is shared; null before the first. */
  videoId: string | null
  /** As typed. */
  email: string
  /** As typed. */
  text: string
}

/** The longest text that goes with a video, in UTF-16 code units. */
export const longestShareText = 500

/** A video shared by e-mail [REQ-3]. */
export const videoShareMachine = setup({
  types: {} as { context: VideoShareContext; events: VideoShareEvent },
  actors: { sendVideoShareEmail: promiseSlot<void, VideoShareEmail>('sendVideoShareEmail') },
  guards: {
    isAddress: ({ context }) => isEmailAddress(withoutSpacesAround(context.email)),
  },
  actions: {
    takeVideo: assign((_, { videoId }: { videoId: string }) => ({ videoId, email: '', text: '' })),
    takeEmail: assign((_, { email }: { email: string }) => ({ email })),
    takeText: assign((_, { text }: { text: string }) => ({
      text: text.slice(0, longestShareText),
    })),
  },
}).createMachine({
  id: 'videoShare',
  context: { videoId: null, email: '', text: '' },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'videoShare.openRequested': {
          target: 'editing',
          actions: { type: 'takeVideo', params: withEvent },
        },
      },
    },
    editing: {
      initial: 'untried',
      on: {
        'videoShare.emailChanged': {
          target: '.untried',
          actions: { type: 'takeEmail', params: withEvent },
        },
        'videoShare.textChanged': { actions: { type: 'takeText', params: withEvent } },
        'videoShare.sendRequested': [
          { guard: 'isAddress', target: 'sending' },
          { target: '.emailInvalid' },
        ],
        'videoShare.closeRequested': 'closed',
      },
      states: { untried: {}, emailInvalid: {}, failed: {} },
    },
    sending: {
      invoke: {
        src: 'sendVideoShareEmail',
        id: 'sendVideoShareEmail',
        input: ({ context: { videoId, email, text } }) => ({
          videoId: videoId as string,
          emailAddress: withoutSpacesAround(email),
          text,
        }),
        onDone: 'sent',
        onError: 'editing.failed',
      },
    },
    sent: { on: { 'videoShare.closeRequested': 'closed' } },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    videoShare: typeof videoShareMachine
  }
}
