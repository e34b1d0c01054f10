import { boughtShow, chatShow } from '../../../fixtures/live/chatShows.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { identified, lost, pushed, sessions } from '../../core/shared.cases.ts'
import { laws } from './chatShows.laws.ts'
import { chatShowsMachine } from './chatShows.machine.ts'

const named = { showId: 'show-1', actorId: 'actor-1' }
const at = (path: string) => ({ page: 'camShows', path, query: {} }) as const

export const cases: Cases<typeof chatShowsMachine> = {
  machine: chatShowsMachine,
  inputs: [undefined],
  events: {
    'chatShows.buyingAllowed': [{ showId: 'show-1' }],
    'chatShows.invitationClosed': [{}],
    'chatShows.ofActorWanted': [{ actorId: 'actor-1' }],
    'chatShows.orderClosed': [{}],
    'chatShows.orderRequested': [named],
    'chatShows.promoCodeChanged': [{ promoCode: 'WELCOME' }],
    'chatShows.retryRequested': [{}],
    'chatShows.returnConfirmed': [{}],
    'chatShows.returnRequested': [named],
    'guest.identified': identified,
    'navigation.pageEntered': [at('/en/cam-shows/'), { page: 'home', path: '/en/', query: {} }],
    'push.actorOffline': [pushed('actorOffline')],
    'push.actorOnline': [pushed('actorOnline')],
    'push.privateTicketShowInvitation': [
      pushed('privateTicketShowInvitation', { ticketId: 'show-1' }),
    ],
    'realtime.sessionEstablished': sessions,
    'recovery.retryDue': [{}],
  },
  parts: {
    shown: [
      'chatShows.ofActorWanted',
      'chatShows.retryRequested',
      'guest.identified',
      'navigation.pageEntered',
      'push.actorOffline',
      'push.actorOnline',
      'realtime.sessionEstablished',
      'recovery.retryDue',
      'loadChatTickets',
    ],
    ordered: [
      'chatShows.buyingAllowed',
      'chatShows.orderClosed',
      'chatShows.orderRequested',
      'chatShows.promoCodeChanged',
      'chatShows.retryRequested',
      'chatShows.returnConfirmed',
      'chatShows.returnRequested',
      'guest.identified',
      'navigation.pageEntered',
      'recovery.retryDue',
      'buyChatTicket',
      'loadChatTickets',
      'removeChatTicket',
    ],
    invited: [
      'chatShows.invitationClosed',
      'guest.identified',
      'push.privateTicketShowInvitation',
      'recovery.retryDue',
      'loadChatTickets',
    ],
  },
  project: ({ context: { path, order } }) => [path, order?.purpose, order?.show],
  answers: {
    loadChatTickets: { outputs: [[chatShow()], [boughtShow()], []], errors: lost },
    buyChatTicket: {
      outputs: [
        { success: true, show: boughtShow() },
        { success: false, errorCode: 'alreadyBought', show: boughtShow() },
        { success: false, errorCode: 'notEnoughMoney', show: chatShow() },
      ],
      errors: lost,
    },
    removeChatTicket: {
      outputs: [
        { success: true, show: null },
        { success: false, errorCode: 'notBought', show: chatShow() },
        { success: false, errorCode: 'showStarted', show: boughtShow() },
      ],
      errors: lost,
    },
  },
  laws,
}
