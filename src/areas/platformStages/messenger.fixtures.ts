import type { PlatformStages } from './place.fixtures.ts'

export const messenger: PlatformStages = {
  channelDetails: {},
  channelOrders: {},
  channels: {},
  conversionChat: {},
  gifts: {},
  recommendations: {},
  videoShare: {},
}
