import type { AreaActors } from '../../machines/shell/app/app.parts.ts'
import { filled, type Manifest } from './area.ts'
import { createReach, type Ground } from './reach.ts'

/** The actors of an area, their slots filled by services that stand on the ground. */
export const fill = (manifest: Manifest, ground: Ground): AreaActors =>
  filled(manifest, createReach(ground))
