import type { ProfileSection } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import type { IconName } from '../../core/design/Icon.tsx'
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

type FilledSection = 'overview' | 'about' | 'liveShow' | 'topCamgirls'

/** What those say that nothing fills yet. */
export const emptySections: Readonly<
  Record<Exclude<ProfileSection, FilledSection>, { icon: IconName; words: TextKey }>
> = {
  videoDetails: { icon: 'info', words: 'actorProfile.empty.videoDetails' },
  videosOverview: { icon: 'video', words: 'actorProfile.empty.videosOverview' },
  videosClassic: { icon: 'clock', words: 'actorProfile.empty.videosClassic' },
}
