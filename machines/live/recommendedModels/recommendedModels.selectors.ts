import type { SnapshotFrom } from 'xstate'
import { type RecommendedShape, shownOfRecommended } from '../../core/recommended.ts'
import type { ListedPerformer } from '../cams/listedPerformer.ts'
import type { recommendedModelsMachine } from './recommendedModels.machine.ts'

type RecommendedModelsSnapshot = SnapshotFrom<typeof recommendedModelsMachine>

/**
 * Selects the recommended performers that are shown beside whom the guest is looking at; nobody while others
 * are there yet [FAV-8].
 */
export function selectRecommendedModels(
  shape: RecommendedShape,
  isMobile: boolean,
  besideId: string | null,
) {
  return ({ context: { performers, wanted } }: RecommendedModelsSnapshot) =>
    wanted?.besideId === besideId ? shownOfRecommended(performers, shape, isMobile) : nobody
}

const nobody: readonly ListedPerformer[] = []
