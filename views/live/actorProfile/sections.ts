import type { ProfileSection } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** How the sections of a profile are called. */
export const sectionTitles: Readonly<Record<ProfileSection, TextKey>> = {
  overview: 'actorProfile.section.overview',
  about: 'actorProfile.section.about',
  videoDetails: 'actorProfile.section.videoDetails',
  liveShow: 'actorProfile.section.liveShow',
  videosOverview: 'actorProfile.section.videosOverview',
  videosClassic: 'actorProfile.section.videosClassic',
  topCamgirls: 'actorProfile.section.topCamgirls',
}
