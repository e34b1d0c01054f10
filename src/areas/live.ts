import { camsMachine } from '../../machines/live/cams/cams.machine.ts'
import { actor, type Manifest } from './area.ts'

/** Performers, and where guests meet them live. */
export const live = {
  cams: actor(camsMachine),
} satisfies Manifest
