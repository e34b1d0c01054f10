import { useMemo } from 'react'
import { selectTv } from '../../../machines/live/actorNews/actorNews.selectors.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { selectLiveTerms } from '../../../machines/live/liveTerms/liveTerms.ts'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { timesOf } from '../chatShows/showTimes.ts'
import type english from './actorNews.en.json'

/** By what the premium livestream is the guest's [CAL-3]. */
const tvWords = {
  premium: 'liveTerms.tv.premium',
  tvSubscriber: 'liveTerms.tv.tvSubscriber',
  none: 'liveTerms.tv.subscription',
} as const

/** When the performer is in the TV livestream, with the way there; nothing while it is not planned or over [ACT-25]. */
export function TvNotice({ actor: { id, name } }: { actor: Pick<ActorProfile, 'id' | 'name'> }) {
  const text = useAreaText('live')
  const locale = useLocale()
  const href = useHref()
  const now = useMinute()
  const { tvBy } = useActorState('guest', selectLiveTerms)
  const tv = useActorState(
    'actorNews',
    useMemo(() => selectTv(id), [id]),
  )
  if (!tv || tv.end <= now) return null
  const isOn = tv.start <= now
  const route = tv.isPremium ? 'tvPremiumLivestream' : 'tvLivestream'
  return (
    <Notice
      icon="tv"
      action={
        <ButtonLink size="small" href={href({ name: route, params: {} })}>
          {text('actorNews.tv.watch')}
        </ButtonLink>
      }
    >
      {text(isOn ? 'actorNews.tv.now' : 'actorNews.tv.later', {
        name,
        ...timesOf(tv, locale, now),
      })}
      {tv.isPremium && ` ${text(tvWords[tvBy ?? 'none'])}`}
    </Notice>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    actorNews: typeof english
  }
}
