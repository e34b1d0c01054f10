/** What cookies and local items are for [CNS-1]. */
export const consentCategories = ['necessary', 'functional', 'analytics'] as const
export type ConsentCategory = (typeof consentCategories)[number]

export interface ItemDefinition {
  kind: 'cookie' | 'local'
  /** The name in the browser. */
  name: string
  category: ConsentCategory
  /** How long a cookie lives; a local item stays until it is removed. */
  days?: number
  /** It tells of the guest: it goes when they log out. */
  isOfGuest?: true
}

const year = 365

/** Every cookie and local item there is: nothing else is ever written. */
export const itemDefinitions = {
  cookieBanner: {
    kind: 'cookie',
    name: 'limelight-cookie-banner',
    category: 'necessary',
    days: year,
  },
  forcedAgeCheck: {
    kind: 'cookie',
    name: 'limelight-forced-age-check',
    category: 'necessary',
    days: year,
  },
  welcomeBannerSeen: {
    kind: 'cookie',
    name: 'limelight-welcome-seen',
    category: 'necessary',
    days: year,
  },
  statusBarFlags: {
    kind: 'cookie',
    name: 'limelight-status-bar',
    category: 'necessary',
    days: year,
  },
  /** A visitor was asked to stay; they are not asked again that day. */
  exitIntentShown: {
    kind: 'cookie',
    name: 'limelight-exit-intent',
    category: 'necessary',
    days: 1,
  },
  teaserId: { kind: 'cookie', name: 'limelight-teaser', category: 'necessary', days: 30 },
  affiliateId: { kind: 'cookie', name: 'limelight-affiliate', category: 'necessary', days: 30 },
  language: { kind: 'cookie', name: 'limelight-language', category: 'necessary', days: year },
  theme: { kind: 'local', name: 'limelight-theme', category: 'necessary' },
  homescreenDismissed: {
    kind: 'local',
    name: 'limelight-homescreen-dismissed',
    category: 'necessary',
  },
  /** The ids of notifications that the guest removed. */
  removedNotifications: {
    kind: 'local',
    name: 'limelight-removed-notifications',
    category: 'necessary',
    isOfGuest: true,
  },
  /** How the tiles of each grid lie. */
  tileGrids: { kind: 'local', name: 'limelight-tile-grids', category: 'necessary' },
  testDevice: { kind: 'local', name: 'limelight-test-device', category: 'necessary' },
  playerVolume: { kind: 'local', name: 'limelight-player-volume', category: 'necessary' },
  /** Where the guest stopped watching, by video. */
  videoPlaces: {
    kind: 'local',
    name: 'limelight-video-places',
    category: 'necessary',
    isOfGuest: true,
  },
  /** What is to run once the guest is logged in; the platform names it [LGN-4]. */
  onLoginAction: { kind: 'local', name: 'onLoginAction', category: 'necessary' },
  searchHistory: {
    kind: 'local',
    name: 'limelight-search-history',
    category: 'functional',
    isOfGuest: true,
  },
} as const satisfies Record<string, ItemDefinition>

/** What the page itself keeps, beside its machines: they never learn of it. */
export const pageItems = {
  /** The id of the session that logs of this browser belong to, and when a page of it was last there. */
  recordedSession: { kind: 'local', name: 'limelight-recorded-session', category: 'necessary' },
} as const satisfies Record<string, ItemDefinition>

export type StoredItem = keyof typeof itemDefinitions
