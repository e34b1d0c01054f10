import { assign, type EventObject, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { AppEvent } from '../../shell/app/app.events.ts'
import type { HoverPreviewEvent, ProfilePreview } from './hoverPreview.events.ts'

type OfActor = { actorId: string }

export interface HoverPreviewContext {
  /** At whose tile pointer or focus is, or was last. */
  actorId: string
  /** Of the picture, while it is kept in memory; null until it is there. */
  picture: string | null
  /** Null until they are there. */
  facts: ProfilePreview | null
}

/** How long pointer or focus rests on a tile before more is shown of it, in ms. */
export const hoverDelay = 300

const bare = { picture: null, facts: null }

/** What a tile shows beyond itself while pointer or focus rests on it: one performer at a time [ACT-30 ACT-33]. */
export const hoverPreviewMachine = setup({
  types: {} as { context: HoverPreviewContext; events: HoverPreviewEvent },
  actors: {
    previewPicture: callbackSlot<EventObject, OfActor>('previewPicture'),
    loadProfilePreview: promiseSlot<ProfilePreview, OfActor>('loadProfilePreview'),
  },
  delays: { hoverDelay },
  guards: {
    isOfIt: ({ context }, { actorId }: OfActor) => context.actorId === actorId,
  },
  actions: {
    takeActor: assign((_, { actorId }: OfActor) => ({ actorId, ...bare })),
    takePicture: assign((_, { address }: { address: string }) => ({ picture: address })),
    takeFacts: assign((_, { facts }: { facts: ProfilePreview }) => ({ facts })),
    forget: assign(bare),
    tellPreloadFailed: sendTo(
      to('app'),
      (_, { asset }: { asset: string }): AppEvent => ({
        type: 'app.mediaPreloadFailed',
        asset,
      }),
    ),
  },
}).createMachine({
  id: 'hoverPreview',
  context: { actorId: '', ...bare },
  initial: 'none',
  on: {
    'hoverPreview.entered': {
      target: '.resting',
      actions: { type: 'takeActor', params: withEvent },
    },
    'navigation.pageEntered': '.none',
  },
  states: {
    none: {},
    resting: {
      after: { hoverDelay: 'shown' },
      on: {
        'hoverPreview.left': { guard: { type: 'isOfIt', params: withEvent }, target: 'none' },
        'hoverPreview.dismissed': 'none',
      },
    },
    shown: {
      exit: 'forget',
      invoke: [
        {
          src: 'previewPicture',
          id: 'previewPicture',
          input: ({ context: { actorId } }) => ({ actorId }),
        },
        {
          src: 'loadProfilePreview',
          id: 'loadProfilePreview',
          input: ({ context: { actorId } }) => ({ actorId }),
          onDone: {
            actions: { type: 'takeFacts', params: ({ event }) => ({ facts: event.output }) },
          },
          /** The picture says enough. */
          onError: {},
        },
      ],
      on: {
        /** Focus and pointer are at the same tile. */
        'hoverPreview.entered': { guard: { type: 'isOfIt', params: withEvent } },
        'hoverPreview.left': { guard: { type: 'isOfIt', params: withEvent }, target: 'none' },
        'hoverPreview.dismissed': 'none',
        'hoverPreview.pictureCame': { actions: { type: 'takePicture', params: withEvent } },
        'hoverPreview.pictureFailed': { actions: { type: 'tellPreloadFailed', params: withEvent } },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    hoverPreview: typeof hoverPreviewMachine
  }
}
