import type { PlatformStages } from './place.fixtures.ts'

export const money: PlatformStages = {
  autoRecharge: {},
}
