import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of videos and albums. */
export const library = { menus: {} } as const satisfies AreaViews
