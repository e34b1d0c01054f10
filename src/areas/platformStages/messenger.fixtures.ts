import { createThread } from '../../../simulator/messenger/messengerHistory.ts'
import type { Place, PlatformStages } from './place.fixtures.ts'

/** So many messages are in the channel, and the platform tells no more than so many at once. */
const messages =
  (length: number, atOnce: number) =>
  ({ platform: { calendar, world } }: Place) => {
    const channelId = 'guest6-channel1'
    const thread = createThread({
      seed: world.seed,
      channelId,
      length,
      unreadCount: 0,
      endsAt: calendar.now(),
      giftIds: [],
      toyControlIds: [],
      language: () => 'en',
    })
    world.account('guest6').threads.set(channelId, {
      ...thread,
      before: (position, limit) => thread.before(position, Math.min(limit, atOnce)),
    })
  }

export const messenger: PlatformStages = {
  channelDetails: {},
  channelOrders: {},
  channels: {},
  conversation: { loadContent: [messages(104, 2), messages(102, 102), messages(109, 1)] },
  conversionChat: {},
  gifts: {},
  recommendations: {},
  videoShare: {},
}
