import { setFold } from '../../machines/core/clock.ts'
import { upcasters } from '../../machines/core/upcasters.ts'
import { completeApp } from '../areas/all.ts'
import type { SystemParts } from '../inspector/replica/system.ts'

/** How logs of the app are folded: without a service in any slot. */
export const limelightParts: SystemParts = {
  logic: completeApp,
  replayOptions: { systemId: 'app', onFold: setFold },
  upcasters,
}
