import type { Manifest } from './area.ts'

/** Videos and albums, and what the guest owns of them. */
export const library = {} satisfies Manifest
