import { type ComponentType, useEffect } from 'react'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import {
  type ProfileSection,
  sectionOf,
} from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import { selectIsBanned } from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { selectShownRoute } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { StructuredData } from '../../core/StructuredData.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { TvNotice } from '../actorNews/TvNotice.tsx'
import { LiveShow } from '../chatShows/LiveShow.tsx'
import { ClashOfCams } from '../clashOfCams/ClashOfCams.tsx'
import { RecommendedModels } from '../recommendedModels/RecommendedModels.tsx'
import { SeoTexts } from '../seoTexts/SeoTexts.tsx'
import { profileData, useWhere } from '../structuredData.ts'
import { TopCams } from '../topCams/TopCams.tsx'
import { About } from './About.tsx'
import style from './ActorProfile.module.css'
import { Overview } from './Overview.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { SectionLinks } from './SectionLinks.tsx'
import { sectionTitles } from './sections.ts'

interface Props {
  actor: ActorProfile
  /** Draws the sections of videos. */
  Videos?: ComponentType<{ actor: ActorProfile }> | undefined
}

/** A performer's profile: who they are, and one section of it [ACT-1]. */
export function Profile({ actor, Videos }: Props) {
  const text = useAreaText('live')
  const route = useActorState('navigation', selectShownRoute)
  const where = useWhere()
  const isBanned = useActorState('actorProfile', selectIsBanned)
  const section = (route && sectionOf(route)) ?? 'overview'
  const { id: actorId, name, profile } = actor
  const actorNews = useAddress('actorNews')
  useEffect(() => actorNews.send({ type: 'actorNews.wanted', actorId }), [actorNews, actorId])
  const title =
    section === 'overview'
      ? name
      : text('actorProfile.title', { section: text(sectionTitles[section]), name })
  const words = profile.threeWords.join(', ')
  return (
    <div className={style.page}>
      <PageHead
        title={title}
        description={text('actorProfile.description', { name, age: profile.age, words })}
      />
      <StructuredData of={profileData(actor, where)} />
      <ProfileHead actor={actor} />
      {isBanned && <Notice tone="warning">{text('actorProfile.banned', { name })}</Notice>}
      <ClashOfCams actorId={actorId} />
      <SectionLinks actor={actor} current={section} />
      <section aria-label={text(sectionTitles[section])} className={style.section}>
        <Section section={section} actor={actor} Videos={Videos} />
      </section>
      <TvNotice actor={actor} />
      {route?.name === 'actorVideosByTag' && (
        <SeoTexts of={{ actorId: actor.id, tagGroup: route.params.tagGroup }} />
      )}
      <RecommendedModels shape="slider" besideId={actor.id} />
    </div>
  )
}

function Section({ section, actor, Videos }: Props & { section: ProfileSection }) {
  if (section === 'overview') return <Overview actor={actor} />
  if (section === 'about') return <About actor={actor} />
  if (section === 'liveShow') return <LiveShow actor={actor} />
  if (section === 'topCamgirls') return <TopCams />
  return Videos ? <Videos actor={actor} /> : null
}
