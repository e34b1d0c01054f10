import type { AreaPages, PageSource } from '../core/areaViews.ts'

const mediathek: PageSource = {
  load: () => import('./mediathek/MediathekPage.tsx'),
  needs: ['shell', 'account', 'library'],
}

const videos: PageSource = {
  load: () => import('./videoList/VideosPage.tsx'),
  needs: ['shell', 'account', 'library'],
}

const actorVideos: PageSource = {
  load: () => import('./actorVideos/ActorVideosPage.tsx'),
  needs: ['live', 'library'],
}

/** Pages of videos and albums. */
export const libraryPages = {
  actorAlbum: {
    load: () => import('./album/AlbumPage.tsx'),
    needs: ['shell', 'account', 'library'],
  },
  video: {
    load: () => import('./video/VideoPage.tsx'),
    needs: ['shell', 'account', 'library'],
  },
  photos: {
    load: () => import('./albumList/AlbumListPage.tsx'),
    needs: ['shell', 'account', 'library'],
  },
  videos,
  videosAll: videos,
  videosNew: videos,
  videosTrends: videos,
  videosFree: videos,
  videosOnSale: videos,
  videosVip: videos,
  actorVideos,
  actorVideosByTag: actorVideos,
  actorVideosClassic: actorVideos,
  videosStars: {
    load: () => import('./videoStars/VideoStarsPage.tsx'),
    needs: ['shell', 'library'],
  },
  vipClub: {
    load: () => import('./vipClub/VipClubPage.tsx'),
    needs: ['shell', 'account', 'library'],
  },
  mediathek,
  mediathekPhotos: mediathek,
  dailyDeals: {
    load: () => import('./dailyDeals/DailyDealsPage.tsx'),
    needs: ['shell', 'library'],
  },
  bundles: {
    load: () => import('./bundles/BundlesPage.tsx'),
    needs: ['shell', 'account', 'money', 'library'],
  },
} as const satisfies AreaPages
