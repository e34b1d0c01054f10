import type { AreaPages, PageSource } from '../core/areaViews.ts'

const profile: PageSource = {
  load: () => import('./actorProfile/ProfilePage.tsx'),
  needs: ['live'],
  texts: ['account'],
}

const cams: PageSource = { load: () => import('./cams/CamsPage.tsx'), needs: ['shell', 'live'] }

/** Pages of performers. */
export const livePages = {
  actor: profile,
  actorAbout: profile,
  actorLiveShow: profile,
  actorTopCams: profile,
  camShows: {
    load: () => import('./chatShows/ShowsPage.tsx'),
    needs: ['shell', 'account', 'live'],
  },
  favoriteCams: {
    load: () => import('./favouriteCams/FavouriteCamsPage.tsx'),
    needs: ['shell', 'account', 'live', 'content'],
  },
  cams,
  newGirls: cams,
  freeChat: cams,
  category: cams,
} as const satisfies AreaPages
