import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { ChatShow } from './chatShows.events.ts'
import type { chatShowsMachine } from './chatShows.machine.ts'
import { orderLaws } from './chatShows.order.laws.ts'

type Happening = Step<typeof chatShowsMachine>

/** What else is looked for among the tickets of a performer. */
const others = ['loadInvitation', 'findShow', 'lookForTicket'] as const

const isOtherGuest = ({ before, after }: Happening) =>
  before?.context.guestId !== undefined && before.context.guestId !== after.context.guestId
const isLost = ({ on }: Happening) => on('realtime.sessionEstablished')?.resumed === false
const toldOf = ({ told }: Happening, type: string) =>
  told('list').filter((event) => event.type === type)

const programmeLaws: Laws<typeof chatShowsMachine> = {
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    return after.context.guestId === guestIdOf(guest)
  },
  'lists the programme on its page, the next show first [CSH-1]': (step) => {
    const { on, before, after, changed } = step
    const entered = on('navigation.pageEntered')
    const isOwn = entered?.page === 'camShows'
    if (toldOf(step, 'list.wanted').length !== Number(isOwn)) return false
    if (!entered) return !before || !changed.includes('path')
    return after.context.path === entered.path && after.matches({ programme: 'shown' }) === isOwn
  },
  'the programme is out of date for another guest, and after a session lost': (step) => {
    const isShown = step.before?.matches({ programme: 'shown' })
    const isOutdated = isOtherGuest(step) || (isShown && isLost(step))
    return toldOf(step, 'list.outdated').length === (isOutdated ? 1 : 0)
  },
  'the list is told when to try again': (step) =>
    toldOf(step, 'recovery.retryDue').length === (step.on('recovery.retryDue') ? 1 : 0),
  'a failure is told those who try again': isToldWhenFailed('loadChatTickets'),
}

const ticketLaws: Laws<typeof chatShowsMachine> = {
  'asks for the tickets of the performer wanted, for each guest, after a session lost, and again after a failure [CSH-9]':
    (step) => {
      const { on, before, began } = step
      const isWanted = before !== undefined && !before.matches({ ofActor: 'unwanted' })
      const again = on('recovery.retryDue') ?? on('chatShows.retryRequested')
      const isAsked =
        on('chatShows.ofActorWanted') ??
        ((isWanted && isOtherGuest(step)) ||
          (isLost(step) && before?.matches({ ofActor: 'known' })) ||
          (again && before?.matches({ ofActor: 'failed' })))
      const ofOthers = others.flatMap((slot) => began(slot))
      return began('loadChatTickets').length - ofOthers.length === (isAsked ? 1 : 0)
    },
  'knows whose tickets are wanted': ({ on, before, after, changed }) => {
    const wanted = on('chatShows.ofActorWanted')
    if (!wanted) return !before || !changed.includes('actorId')
    return after.context.actorId === wanted.actorId
  },
  'shows the tickets that were answered, and none of another guest': (step) => {
    const { answered, failed, before, after } = step
    const isOther = others.some((slot) => answered(slot) ?? failed(slot))
    const answer = isOther ? undefined : answered('loadChatTickets')
    if (answer)
      return after.context.tickets === answer.output && after.matches({ ofActor: 'known' })
    if (failed('loadChatTickets') && !isOther) return after.matches({ ofActor: 'failed' })
    const isWanted = !before?.matches({ ofActor: 'unwanted' })
    return !(isOtherGuest(step) && isWanted) || after.context.tickets.length === 0
  },
  'who comes or goes is shown so at each of their tickets': ({ on, before, after }) => {
    const [came, gone] = [on('push.actorOnline'), on('push.actorOffline')]
    const actorId = (came ?? gone)?.actorId
    if (actorId === undefined) return true
    return after.context.tickets.every((ticket, index) =>
      ticket.actorId === actorId
        ? ticket.actorOnline === (came !== undefined)
        : ticket.actorOnline === before?.context.tickets[index]?.actorOnline,
    )
  },
}

const invitationLaws: Laws<typeof chatShowsMachine> = {
  'an invitation is looked for as it comes, and again after a failure [CHT-9]': ({
    on,
    before,
    after,
    began,
  }) => {
    const push = on('push.privateTicketShowInvitation')
    const isAgain = on('recovery.retryDue') && before?.matches({ invitation: 'failed' })
    const isThis = !push || after.context.invited?.showId === push.ticketId
    return isThis && began('loadInvitation').length === (push || isAgain ? 1 : 0)
  },
  'the show that the guest is invited to opens, if it is there': ({
    answered,
    failed,
    before,
    after,
  }) => {
    if (failed('loadInvitation')) return after.matches({ invitation: 'failed' })
    const shows = answered('loadInvitation')?.output as readonly ChatShow[] | undefined
    if (!shows)
      return (
        !after.matches({ invitation: 'open' }) || before?.matches({ invitation: 'open' }) === true
      )
    const show = shows.find(({ id }) => id === before?.context.invited?.showId)
    return (
      after.matches({ invitation: show ? 'open' : 'none' }) &&
      after.context.invitation === (show ?? null)
    )
  },
  'nobody is invited any more when it is closed, and as another guest': (step) => {
    const { on, after } = step
    const isGone = on('chatShows.invitationClosed') !== undefined || isOtherGuest(step)
    return !isGone || after.matches({ invitation: 'none' })
  },
  'an invitation stays until then': (step) => {
    const { on, before, after, answered } = step
    const isSame = after.context.invited === before?.context.invited
    const isGone = on('chatShows.invitationClosed') ?? answered('loadInvitation')
    const push = on('push.privateTicketShowInvitation')
    return !before || isSame || (isGone ?? push) !== undefined || isOtherGuest(step)
  },
  'is invited exactly while there is an invitation': ({ after }) =>
    after.matches({ invitation: 'none' }) === (after.context.invited === null),
}

export const laws: Laws<typeof chatShowsMachine> = {
  ...programmeLaws,
  ...ticketLaws,
  ...invitationLaws,
  ...orderLaws,
}
