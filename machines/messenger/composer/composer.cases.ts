import { gift, toy } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { laws } from './composer.laws.ts'
import {
  type ComposerContext,
  composerMachine,
  missingForToy,
  missingOf,
} from './composer.machine.ts'

const draft = { text: 'Good evening', gifts: [{ gift, quantity: 1 }] }

export const cases: Cases<typeof composerMachine> = {
  machine: composerMachine,
  inputs: [
    { channel: channel(), draft: null },
    { channel: channel(), draft },
  ],
  events: {
    'composer.channelChanged': [
      { channel: channel() },
      { channel: channel({ isActorOnline: false }) },
      { channel: channel({ blocked: true }) },
    ],
    'composer.draftRestored': [{ draft }],
    'composer.giftAdded': [{ gift }],
    'composer.giftRemoved': [{ giftId: gift.id }],
    'composer.keepRequested': [{}],
    'composer.purseChanged': [
      { purse: { balance: 100, boughtGifts: {} } },
      { purse: { balance: 0, boughtGifts: { [gift.id]: 1 } } },
    ],
    'composer.submitted': [{}],
    'composer.textChanged': [{ text: 'Hello' }, { text: ' ' }, { text: 'x'.repeat(2001) }],
    'composer.topUpRequested': [{}],
    'composer.toyChosen': [{ toy }, { toy: { ...toy, id: 'toy-2' } }],
    'composer.toyDropped': [{}],
    'composer.toySubmitted': [{}],
  },
  answers: {},
  project: ({ context: { channel, draft, purse } }) => [
    channel.blocked,
    channel.isActorOnline,
    draft.text,
    draft.gifts.length,
    purse.balance,
    purse.boughtGifts,
  ],
  isFar: ({ context }) =>
    (context as ComposerContext).draft.gifts.some(({ quantity }) => quantity > 1),
  invariants: {
    'no gift stands twice in a draft': ({ context: { draft } }) =>
      new Set(draft.gifts.map(({ gift }) => gift.id)).size === draft.gifts.length,
    'of each gift there is one at least': ({ context: { draft } }) =>
      draft.gifts.every(({ quantity }) => quantity > 0),
    'where money is short for the draft, some is missing': (snapshot) =>
      !snapshot.matches({ writing: 'short' }) || missingOf(snapshot.context) > 0,
    'where money is short for the toy, some is missing': (snapshot) =>
      !snapshot.matches({ toyControl: 'short' }) || missingForToy(snapshot.context) > 0,
    'a toy is known exactly while one is asked about': (snapshot) =>
      (snapshot.context.toy === null) === snapshot.matches({ toyControl: 'none' }),
    'no toy is asked about that nobody would see': ({ context: { channel, toy } }) =>
      toy === null || (!channel.blocked && channel.isActorOnline),
  },
  laws,
}
