import { expect, test } from 'vitest'
import { messengerSplit } from './messenger.upcasters.ts'

/** What becomes of an event that the messenger of version 2 took, and who takes it now. */
function read(type: string) {
  const upcaster = messengerSplit.find((one) => one.changes === 'event' && one.type === type)
  if (upcaster?.changes !== 'event') return undefined
  const now = [upcaster.as({ type, from: 'old' })].flat()
  return { now, to: upcaster.to, takenBy: upcaster.takenBy }
}

test('another try is heard by the messenger and by each of those that load now', () => {
  expect(read('messenger.retryRequested')).toEqual({
    now: [
      { type: 'messenger.retryRequested', from: 'old' },
      { type: 'channels.retryRequested' },
      { type: 'channelPages.retryRequested' },
      { type: 'channelDetails.retryRequested' },
    ],
    to: 'app/messenger',
    takenBy: ['app/channels', 'app/channelPages', 'app/channelDetails', 'app/messenger'],
  })
})

test.each([
  ['messenger.channelsWanted', 'channels.wanted', 'app/channels'],
  ['messenger.filterChosen', 'channels.filterChosen', 'app/channels'],
  ['messenger.onlineOnlyChosen', 'channels.onlineOnlyChosen', 'app/channels'],
  ['messenger.searchChanged', 'channels.searchChanged', 'app/channels'],
  ['messenger.allSeenRequested', 'channels.allSeenRequested', 'app/channels'],
  ['messenger.moreWanted', 'channelPages.moreWanted', 'app/channelPages'],
  ['messenger.archiveRequested', 'channelOrders.archiveRequested', 'app/channelOrders'],
  ['messenger.blockRequested', 'channelOrders.blockRequested', 'app/channelOrders'],
  ['messenger.noticeDismissed', 'channelOrders.noticeDismissed', 'app/channelOrders'],
  ['messenger.emailToggled', 'channelDetails.emailToggled', 'app/channelDetails'],
  ['messenger.smsToggled', 'channelDetails.smsToggled', 'app/channelDetails'],
  [
    'xstate.after.undoTime.messenger.undo.offered',
    'xstate.after.undoTime.channelOrders.undo.offered',
    'app/channelOrders',
  ],
  [
    'xstate.after.moreInterval.messenger.more.resting',
    'xstate.after.moreInterval.channelPages.resting',
    'app/channelPages',
  ],
])('%s is read as %s, with all that it says, and is taken by %s', (type, now, takenBy) => {
  expect(read(type)).toEqual({
    now: [{ type: now, from: 'old' }],
    to: 'app/messenger',
    takenBy: [takenBy],
  })
})
