import type { AreaViews, PageSource } from '../core/areaViews.ts'

const profile: PageSource = {
  load: () => import('./actorProfile/ProfilePage.tsx'),
  needs: ['live'],
}

/** What the guest sees of performers. */
export const live = {
  pages: {
    actor: profile,
    actorAbout: profile,
    actorVideosByTag: profile,
    actorLiveShow: profile,
    actorVideos: profile,
    actorVideosClassic: profile,
    actorTopCams: profile,
  },
  menus: {},
} as const satisfies AreaViews
