import type { Language } from '../../machines/core/language.ts'
import type { ActorProfile } from '../../machines/live/actorProfile/actorProfile.events.ts'
import type { ListedPerformer } from '../../machines/live/cams/listedPerformer.ts'
import type { ChatShow } from '../../machines/live/chatShows/chatShows.events.ts'
import { textIn } from '../../machines/live/chatShows/chatShows.selectors.ts'
import { selectLanguage } from '../../machines/shell/app/app.selectors.ts'
import { pathOf } from '../../machines/shell/navigation/routes.ts'
import { pictureSources } from '../core/design/picture.ts'
import { useActorState } from '../core/environment.tsx'
import type { Thing } from '../core/StructuredData.tsx'

/** Where the site is, and in which language its pages are named. */
interface Where {
  origin: string
  language: Language
}

/** Where the guest is. */
export function useWhere(): Where {
  return { origin: location.origin, language: useActorState('app', selectLanguage) }
}

const profileAddress = (actorName: string, { origin, language }: Where) =>
  origin + pathOf({ name: 'actor', params: { actorName } }, language)

const pictureIn = (address: string, { origin }: Where) =>
  new URL(pictureSources(address).src, origin).href

const personOf = (name: string, where: Where) => ({
  '@type': 'Person',
  name,
  url: profileAddress(name, where),
})

/** The profile of a performer. */
export function profileData(actor: ActorProfile, where: Where): Thing {
  const { name, about, avatar, profile } = actor
  return {
    '@type': 'ProfilePage',
    inLanguage: where.language,
    mainEntity: {
      ...personOf(name, where),
      image: pictureIn(avatar, where),
      description: about,
      knowsLanguage: profile.languages,
    },
  }
}

/** The performers of a list, in its order. */
export function performersData(performers: readonly ListedPerformer[], where: Where): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: performers.map(({ name, picture }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: { ...personOf(name, where), image: pictureIn(picture, where) },
    })),
  }
}

/** The shows of a programme, each with its performer. */
export function showsData(shows: readonly ChatShow[], where: Where): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: shows.map((show, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      item: {
        '@type': 'Event',
        name: textIn(show.title, where.language),
        description: textIn(show.description, where.language),
        startDate: new Date(show.start).toISOString(),
        endDate: new Date(show.end).toISOString(),
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        eventStatus: 'https://schema.org/EventScheduled',
        image: pictureIn(show.imageUrl, where),
        location: { '@type': 'VirtualLocation', url: profileAddress(show.actorLink, where) },
        performer: personOf(show.actorName, where),
      },
    })),
  }
}
