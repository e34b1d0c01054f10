import { expect } from 'vitest'
import {
  chatMessage,
  messengerActor,
  recommended,
} from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channelsOf } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

interface State {
  /** What is then seen, in German. */
  words: string
  enter: (house: House) => Promise<unknown>
}

const longName = 'Wilhelmina-Alexandrina von Konstantinopel'

/** Channels of every kind: long names, all marks, pictures and gifts, hundreds unread. */
const channels = channelsOf(30).map((channel, at) => ({
  ...channel,
  actorName: at === 1 ? longName : `${channel.actorName} ${at}`,
  unread: at % 3 === 1,
  unreadCount: at % 3 === 1 ? 150 : 0,
  isActorOnline: at % 2 === 0,
  freeChat: at === 2,
  freeMessagesAmount: at === 4 ? 3 : 0,
  lastMessageType: ['text', 'picture', 'gift', 'unheardOf'][at % 4],
}))

/** The messenger's page of a guest, its list still to come. */
async function openPage(house: House) {
  await house.admitGuest()
  await house.connect()
  house.goTo('/de/nachrichten/')
  await expect.poll(() => document.title).toContain('Nachrichten')
  await expect.poll(() => house.loadChannels.calls.length).toBe(1)
}

async function openList(house: House) {
  await openPage(house)
  await house.loadUnreadCount.calls[0]?.resolve(1500)
  await house.loadChannels.calls[0]?.resolve({ channels, total: 900 })
  const actors = Array.from({ length: 9 }, (_, at) => ({ ...recommended, id: `actor-r${at}` }))
  await house.loadRecommendations.calls[0]?.resolve(actors)
}

async function openConversation(house: House) {
  await openList(house)
  house.tell('messenger', { type: 'messenger.channelSelected', channelId: 'channel-2' })
  const messages = [chatMessage({ channelId: 'channel-2', data: 'Guten Abend' })]
  await house.loadContent.calls[0]?.resolve({ messages, hasOlder: false })
}

async function openDetails(house: House) {
  await openConversation(house)
  house.tell('messenger', { type: 'messenger.detailsRequested' })
  await house.loadMessengerActor.calls.at(-1)?.resolve({ ...messengerActor, id: 'actor-2' })
}

/** The states of the messenger. */
export const messengerStates: Record<string, State> = {
  'messenger: visitor': {
    words: 'Diese Seite gehört dir allein',
    enter: async (house) => {
      await house.admitVisitor()
      house.goTo('/de/nachrichten/')
    },
  },
  'messenger: loading': { words: 'Gespräche werden geladen', enter: openPage },
  'messenger: failed': {
    words: 'Deine Gespräche konnten nicht geladen werden',
    enter: async (house) => {
      await openPage(house)
      await house.loadChannels.calls[0]?.reject(new Error('500'))
    },
  },
  'messenger: empty': {
    words: 'Noch keine Nachrichten',
    enter: async (house) => {
      await openPage(house)
      await house.loadChannels.calls[0]?.resolve({ channels: [], total: 0 })
      await house.loadRecommendations.calls[0]?.reject(new Error('500'))
    },
  },
  'messenger: nothing found': {
    words: 'Niemand gefunden',
    enter: async (house) => {
      await openList(house)
      house.tell('channels', { type: 'channels.searchChanged', searchPattern: 'zzz' })
    },
  },
  'messenger: list': { words: 'Juno Amber 0', enter: openList },
  'messenger: archived, block failed, more failed': {
    words: 'konnte nicht blockiert werden',
    enter: async (house) => {
      await openList(house)
      const say = house.tell.bind(null, 'channelOrders')
      say({ type: 'channelOrders.archiveRequested', channelId: 'channel-2', isArchived: true })
      say({ type: 'channelOrders.blockRequested', channelId: 'channel-3', isBlocked: true })
      await house.blockChannel.calls[0]?.reject(new Error('500'))
    },
  },
  'messenger: conversation opening': {
    words: 'Das Gespräch wird geöffnet',
    enter: async (house) => {
      await openList(house)
      house.tell('messenger', { type: 'messenger.actorSelected', actorId: 'somebody' })
    },
  },
  'messenger: conversation not found': {
    words: 'Dieses Gespräch ließ sich nicht öffnen',
    enter: async (house) => {
      await openList(house)
      house.tell('messenger', { type: 'messenger.actorSelected', actorId: 'somebody' })
      await house.loadActorChannel.calls[0]?.reject(new Error('404'))
    },
  },
  'messenger: conversation': { words: 'Guten Abend', enter: openConversation },
  'messenger: free show': {
    words: 'Gratis-Show',
    enter: async (house) => {
      await openConversation(house)
      house.socket.push(push('freeShowStarted', { channelId: 'channel-2', actorId: 'actor-2' }))
    },
  },
  'messenger: details': { words: 'Du kannst es steuern', enter: openDetails },
  'messenger: details failed': {
    words: 'Keine Details',
    enter: async (house) => {
      await openConversation(house)
      house.tell('messenger', { type: 'messenger.detailsRequested' })
      await house.loadMessengerActor.calls.at(-1)?.reject(new Error('500'))
    },
  },
  'menu: messages': {
    words: 'Alle Nachrichten',
    enter: async (house) => {
      await house.admitGuest()
      await house.connect()
      house.tell('menus', { type: 'menus.toggleRequested', menu: 'messages' })
      await expect.poll(() => house.loadChannels.calls.length).toBe(1)
      await house.loadUnreadCount.calls[0]?.resolve(1500)
      await house.loadChannels.calls[0]?.resolve({ channels, total: 900 })
    },
  },
  'menu: messages, none unread': {
    words: 'Nichts Ungelesenes',
    enter: async (house) => {
      await house.admitGuest()
      await house.connect()
      house.tell('menus', { type: 'menus.toggleRequested', menu: 'messages' })
      await expect.poll(() => house.loadUnreadCount.calls.length).toBe(1)
      await house.loadUnreadCount.calls[0]?.resolve(0)
    },
  },
  'menu: messages of a visitor': {
    words: 'deine neuen Nachrichten',
    enter: async (house) => {
      await house.admitVisitor()
      house.tell('menus', { type: 'menus.toggleRequested', menu: 'messages' })
    },
  },
}
