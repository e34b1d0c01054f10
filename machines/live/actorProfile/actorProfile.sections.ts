import { type Route, type RouteName, resolve } from '../../shell/navigation/routes.ts'

/** The parts of a performer's profile, in their order, each at an address of its own [ACT-1]. */
export const sectionRoutes = {
  overview: 'actor',
  about: 'actorAbout',
  videoDetails: 'actorVideosByTag',
  liveShow: 'actorLiveShow',
  videosOverview: 'actorVideos',
  videosClassic: 'actorVideosClassic',
  topCamgirls: 'actorTopCams',
} as const satisfies Record<string, RouteName>

export type ProfileSection = keyof typeof sectionRoutes

export const profileSections = Object.keys(sectionRoutes) as ProfileSection[]

/** Stands in the address of the videos of a group while no group is chosen. */
const anyGroup = 'all'

/** The section that a route shows; null for a route that is no performer's profile. */
export function sectionOf({ name }: Route): ProfileSection | null {
  return profileSections.find((section) => sectionRoutes[section] === name) ?? null
}

/** Whose profile a page shows, by the name in its address; null for a page that shows none. */
export function performerAt(path: string): string | null {
  const route = resolve(path)?.route
  return route && sectionOf(route) && 'actorName' in route.params ? route.params.actorName : null
}

/**
 * Where a section of a performer's profile is.
 * @param tagGroup whose videos the details are about; every group without one
 */
export function routeOf(section: ProfileSection, actorName: string, tagGroup = anyGroup): Route {
  const name = sectionRoutes[section]
  return name === 'actorVideosByTag'
    ? { name, params: { actorName, tagGroup } }
    : { name, params: { actorName } }
}
