import { exampleSystem } from '../inspector/example/system.ts'
import type { InspectedSystem } from '../inspector/replica/system.ts'

/** The app: its code is fetched once a log of it is opened. */
const limelight: InspectedSystem = {
  name: 'limelight',
  matches: ({ systemId, rootId }, entries) =>
    systemId === 'app' || (rootId === undefined && (entries[0]?.to ?? '').split('/')[0] === 'app'),
  load: async () => (await import('./limelight.ts')).limelightParts,
  samples: async (_machine, type) => (await import('./samples.ts')).samplesOf(type),
}

/** The systems whose logs the inspector can fold. */
export const inspectedSystems: readonly InspectedSystem[] = [limelight, exampleSystem]
