import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import {
  selectIsBanned,
  selectRating,
} from '../../../machines/live/actorProfile/actorProfile.selectors.ts'
import { selectLiveTerms } from '../../../machines/live/liveTerms/liveTerms.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { performerActions } from '../../account/gate/offeredActions.ts'
import { SharedMeaning, useSharedMeaning } from '../../account/gate/SharedMeaning.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { ProfileHeader } from '../../core/design/live/ProfileHeader.tsx'
import { Rating } from '../../core/design/live/Rating.tsx'
import { useActorState } from '../../core/environment.tsx'
import { named } from '../../core/text/named.ts'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { chatAction } from '../liveChat/chatAction.ts'
import { FavouriteButton, pinAction } from './FavouriteButton.tsx'

/** Who the performer is, and what can be done now. */
export function ProfileHead({ actor }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  const locale = useLocale()
  const rating = useActorState('actorProfile', selectRating)
  const { profile, registeredSince } = actor
  const languages = profile.languages.map((code) => named(locale, 'language', code))
  const since = new Date(`${registeredSince}T00:00:00Z`)
  const facts = [
    { term: text('actorProfile.fact.age'), words: String(profile.age) },
    { term: text('actorProfile.fact.country'), words: named(locale, 'region', profile.country) },
    {
      term: text('actorProfile.fact.languages'),
      words: new Intl.ListFormat(locale, { type: 'unit' }).format(languages),
    },
    {
      term: text('actorProfile.fact.since'),
      words: Number.isNaN(since.getTime())
        ? registeredSince
        : new Intl.DateTimeFormat(locale, {
            month: 'long',
            year: 'numeric',
            timeZone: 'UTC',
          }).format(since),
    },
  ]
  return (
    <ProfileHeader
      id={actor.id}
      name={actor.name}
      picture={actor.avatar}
      badges={<Badges actor={actor} />}
      line={profile.threeWords.join(' · ')}
      rating={rating && <RatingOf {...rating} />}
      facts={facts}
      actions={<Actions actor={actor} />}
    />
  )
}

/** What can be done now, the chat first [CHT-1]; what is missing is said once. */
function Actions({ actor }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  const accountText = useAreaText('account')
  const isBanned = useActorState('actorProfile', selectIsBanned)
  const { id, name, freeChat, isOnline, chatPrices } = actor
  const { hasFreeChats } = useActorState('guest', selectLiveTerms)
  const isFree = freeChat && hasFreeChats
  const format = isFree ? 'freeChat' : 'liveChat'
  const start = chatAction({ actorId: id, actorName: name, format, isPrivate: false })
  const canStart = isOnline && !isBanned
  const offered = performerActions(id).toReversed()
  const shared = useSharedMeaning([
    ...(canStart ? [start] : []),
    ...offered.map(({ action }) => action),
    pinAction(id),
  ])
  return (
    <>
      {canStart && (
        <GatedButton action={start} icon="cam" look="primary" shared={shared}>
          {isFree
            ? text('actorProfile.chat.free')
            : text('actorProfile.chat', { coins: chatPrices.videoChat.value })}
        </GatedButton>
      )}
      {offered.map(({ words, icon, action }, at) => (
        <GatedButton
          key={words}
          action={action}
          icon={icon}
          look={at === 0 && !canStart ? 'primary' : 'secondary'}
          size={canStart ? 'small' : 'medium'}
          shared={shared}
        >
          {accountText(words)}
        </GatedButton>
      ))}
      <FavouriteButton actor={actor} size={canStart ? 'small' : 'medium'} shared={shared} />
      <SharedMeaning meaning={shared} />
    </>
  )
}

function Badges({ actor: { freeChat, isOnline, isTopAmateur, star } }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  return (
    <>
      <Badge tone={isOnline ? 'live' : 'dusk'}>
        {text(isOnline ? 'actorProfile.online' : 'actorProfile.away')}
      </Badge>
      {isOnline && freeChat && <Badge>{text('actorProfile.freeShow')}</Badge>}
      {star && <Badge tone="vip">{text('actorProfile.star')}</Badge>}
      {isTopAmateur && <Badge tone="vip">{text('actorProfile.topAmateur')}</Badge>}
    </>
  )
}

function RatingOf(rating: { countRatings: number; satisfactionRate: number }) {
  const text = useAreaText('live')
  const count = rating.countRatings
  const share = Math.round(rating.satisfactionRate)
  return (
    <Rating
      share={share / 100}
      words={text('actorProfile.rating.short', { share, count })}
      label={text('actorProfile.rating', { share, count })}
    />
  )
}
