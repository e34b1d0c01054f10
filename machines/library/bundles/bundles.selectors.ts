import type { SnapshotFrom } from 'xstate'
import type { Bundle } from './bundles.events.ts'
import type { BundlesContext, bundlesMachine } from './bundles.machine.ts'

type BundlesSnapshot = SnapshotFrom<typeof bundlesMachine>

/** What there is; null until it came. */
export function selectBundles({ context }: BundlesSnapshot): readonly Bundle[] | null {
  return context.bundles
}

export function selectHaveBundlesFailed(snapshot: BundlesSnapshot): boolean {
  return snapshot.matches({ page: { shown: 'failed' } })
}

/** The bundle that is being ordered; null without one. */
export function selectBundleUnderWay(snapshot: BundlesSnapshot): string | null {
  return snapshot.matches({ order: 'ordering' }) ? snapshot.context.orderedId : null
}

/** Why the last order came to nothing, and of which bundle; null when it did not. */
export function selectBundleRefusal({
  context: { refusal },
}: BundlesSnapshot): BundlesContext['refusal'] {
  return refusal
}
