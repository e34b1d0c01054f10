import type { DeclaredLogics } from '../../core/declarations.types.ts'
import type { Declared } from '../../core/declared.ts'
import type { FeatureItem } from './feature.events.ts'

const item = { id: 'id', title: 'personal' } satisfies Declared<FeatureItem>

/** What a log may tell of the feature. */
export const featureLogics = {
  feature: { context: { items: [item] } },
  loadFeature: { output: [item] },
} satisfies Partial<DeclaredLogics>
