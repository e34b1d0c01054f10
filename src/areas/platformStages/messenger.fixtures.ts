import type { PlatformStages } from './place.fixtures.ts'

export const messenger: PlatformStages = {
  conversionChat: {},
  gifts: {},
  recommendations: {},
  videoShare: {},
}
