import { newGuest, type Place, type PlatformStages } from './place.fixtures.ts'

/** The performer whose page is asked for is called so, or otherwise by now. */
const called =
  (name: string) =>
  ({ platform: { world } }: Place) => {
    const performer = world.performers.get('actor7')
    if (performer) performer.name = name
  }

/** The guest noted nothing about the performer. */
const unnoted = ({ platform: { world } }: Place) => {
  world.account('guest6').actorNotes.delete('actor7')
}

/** The guest wants no free preview. */
const declined = ({ platform: { freeChatTimes, world }, as }: Place) => {
  freeChatTimes.declinePreview(world.account('guest6'))
  return as('guest6')
}

/** How a show stands that the guest has a ticket for, or not. */
interface Standing {
  hasTicket: boolean
  price?: number
  /** In ms from now. */
  startsIn?: number
  status?: 'ok' | 'cancelled'
}

const hour = 3_600_000

/** Whether the guest has a ticket is settled while the show can be bought and given back; then it stands as it is to. */
function show({ hasTicket, price = 40, startsIn = hour, status = 'ok' }: Standing) {
  return ({ platform: { calendar, chatShows, world } }: Place) => {
    const account = world.account('guest6')
    const planned = chatShows.shows.find(({ id }) => id === 'show-actor1-1')
    if (!planned) throw new Error('there is no such show')
    const start = calendar.now() + hour
    Object.assign(planned, { price: 40, status: 'ok', start, end: start + hour })
    if (hasTicket) {
      const { id, creationType, performer } = planned
      chatShows.buy(account, {
        id,
        creationType,
        modelId: performer.id,
        start: new Date(start).toISOString(),
      })
    } else chatShows.takeBack(account, planned.id)
    Object.assign(planned, { price, status, start: calendar.now() + startsIn })
  }
}
const forSale = show({ hasTicket: false })
const bought = show({ hasTicket: true })

export const live: PlatformStages = {
  actorNews: {},
  actorPictures: {},
  actorProfile: {
    loadActorProfile: [called('Odette Emberly'), called('Vera Vale')],
    loadActorNote: [unnoted],
  },
  actorSearch: {},
  chatShows: {
    loadChatTickets: [forSale, bought, show({ hasTicket: false, status: 'cancelled' })],
    buyChatTicket: [forSale, bought, show({ hasTicket: false, price: 1_000_000 })],
    removeChatTicket: [bought, forSale, show({ hasTicket: true, startsIn: -1 })],
  },
  featureFeedback: {},
  freePreview: { startFreePreview: [newGuest, declined] },
  hoverPreview: {},
  onlineAmount: {},
  recommendedModels: {},
  sedcardsRating: {},
  seoTexts: {},
  sidebar: {},
}
