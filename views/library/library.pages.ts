import type { AreaPages } from '../core/areaViews.ts'

/** Pages of videos and albums. */
export const libraryPages = {} as const satisfies AreaPages
