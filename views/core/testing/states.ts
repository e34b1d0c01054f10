import { expect } from 'vitest'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { answerTimeout } from '../../../machines/messenger/notifications/notifications.machine.ts'
import { frameTimeout } from '../../../machines/money/payTour/payTour.machine.ts'
import { mostRestarts } from '../../../machines/shell/app/app.restart.ts'
import type { Menu, Submenu } from '../../../machines/shell/menus/menus.events.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import { camsStates } from './camsStates.ts'
import { favouritesStates } from './favouritesStates.ts'
import type { openHouse } from './house.tsx'
import { liveChatStates } from './liveChatStates.ts'
import { messengerStates } from './messengerStates.ts'
import { pageStates } from './pageStates.ts'
import { partStates } from './partStates.ts'
import { payStates } from './payStates.ts'
import { showsStates } from './showsStates.ts'
import { topCamsStates } from './topCamsStates.ts'

type House = ReturnType<typeof openHouse>

const longName = 'Wilhelmina-Alexandrina von Konstantinopel'

const inMenu = (menu: Menu, words: string, then = async (_: House) => {}) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest({ name: longName })
    house.tell('menus', { type: 'menus.toggleRequested', menu })
    await then(house)
  },
})

const inSubmenu = (submenu: Submenu, words: string) => ({
  words,
  enter: async (house: House) => {
    await house.admitVisitor()
    house.tell('menus', { type: 'menus.submenuRequested', submenu })
  },
})

const onPage = (path: string, words: string, then = async (_: House) => {}) => ({
  words,
  enter: async (house: House) => {
    await house.admitVisitor()
    house.goTo(path)
    await expect.poll(() => document.title).not.toContain('Live-Cams, Videos')
    await then(house)
  },
})

const inModal = (id: ModalId, words: string) => ({
  words,
  enter: async (house: House) => {
    await house.admitVisitor()
    house.openModal(id)
  },
})

/** A state of the views: what is then seen, and how to get there. */
export interface State {
  words: string
  enter: (house: House) => Promise<unknown>
}

/** Every state of the views worth looking at. */
export const states: Record<string, State> = {
  loading: { words: 'wird geladen', enter: async () => {} },
  stopped: {
    words: 'realtimeUrl',
    enter: async ({ loadConfig }) =>
      loadConfig.calls[0]?.resolve({ reason: 'configInvalid', key: 'realtimeUrl' }),
  },
  'session loading': { words: 'Dein Konto wird geladen', enter: (house) => house.boot() },
  'session failed': {
    words: 'Dein Konto konnte nicht geladen werden',
    enter: async (house) => {
      await house.boot()
      await house.loadSession.calls[0]?.reject(new Error('503'))
    },
  },
  visitor: { words: 'Registrieren', enter: (house) => house.admitVisitor() },
  'guest, connecting': {
    words: 'Verbindung wird aufgebaut',
    enter: (house) => house.admitGuest({ name: longName }),
  },
  'guest, nothing new': {
    words: 'Alles ruhig',
    enter: async (house) => {
      await house.admitGuest()
      await house.connect()
      house.notify([])
    },
  },
  'guest, notifications unanswered': {
    words: 'Noch keine Mitteilungen',
    enter: async (house) => {
      await house.admitGuest()
      await house.connect()
      house.clock.step(answerTimeout)
    },
  },
  'guest, leaving locked': {
    words: 'Dieses Konto ist gesperrt',
    enter: async (house) => {
      await house.admitGuest()
      await house.connect()
      house.socket.push(push('guestLocked'))
    },
  },
  'guest, reconnecting': {
    words: 'Verbindung wird wiederhergestellt',
    enter: async (house) => {
      await house.admitGuest({ name: longName })
      await house.connect()
      house.notify([house.notification(), house.notification({ id: 'b', unread: false })])
      house.socket.close()
    },
  },
  'login, opening': {
    words: 'Einen Moment, es wird geladen',
    enter: async (house) => {
      await house.admitVisitor()
      house.openLogin()
    },
  },
  'login, unanswered': {
    words: 'nicht rechtzeitig',
    enter: async (house) => {
      await house.admitVisitor()
      house.openLogin()
      house.clock.step(frameTimeout)
    },
  },
  offline: {
    words: 'Du bist offline',
    enter: async ({ browser, loadConfig }) => {
      browser.last().report({ type: 'browser.wentOffline' })
      await loadConfig.calls[0]?.resolve({ reason: 'configUnreachable' })
    },
  },
  'menu: navigation': inMenu('navigation', 'Mehr von Limelight'),
  'menu: videos': inSubmenu('videos', 'Gratis-Clips'),
  'menu: tv': inSubmenu('tv', 'TV-Mediathek'),
  'menu: magazine': inSubmenu('magazine', 'Events'),
  'menu: settings': inSubmenu('settings', 'Cookie-Einstellungen'),
  'menu: search': inMenu('search', 'Noch nichts gesucht'),
  'menu: cam filter, postcode unknown': inMenu('camFilter', 'gibt es keinen Ort', async (house) => {
    house.tell('camFilter', { type: 'camFilter.zipCodeChanged', zipCode: '00000' })
    house.tell('camFilter', { type: 'camFilter.placeRequested' })
    await house.findPlace.calls[0]?.resolve(null)
  }),
  'menu: categories loading': inMenu('categoryFilter', 'Kategorien werden geladen'),
  'menu: categories': inMenu('categoryFilter', 'Donaudampfschifffahrt', async (house) => {
    const title = 'Donaudampfschifffahrtsgesellschaft'
    await house.loadCategories.calls[0]?.resolve([{ slug: 'donau', title }])
  }),
  'menu: categories failed': inMenu(
    'categoryFilter',
    'Die Kategorien konnten nicht geladen werden',
    async (house) => {
      await house.loadCategories.calls[0]?.reject(new Error('500'))
    },
  ),
  'menu: my area': inMenu('myArea', 'Cam-Favoriten'),
  'menu: my area of a visitor': {
    words: 'Dein eigener Bereich',
    enter: async (house) => {
      await house.admitVisitor()
      house.tell('menus', { type: 'menus.toggleRequested', menu: 'myArea' })
    },
  },
  'menu: notifications loading': inMenu('notifications', 'werden geladen'),
  'menu: notifications': inMenu('notifications', 'Entfernt: Donaudampf', async (house) => {
    await house.connect()
    const title = 'Donaudampfschifffahrtsgesellschaft hat geschrieben'
    house.notify([
      house.notification({ id: 'a', title, actorId: 'actor1' }),
      house.notification({ id: 'b', unread: false }),
      house.notification({ id: 'c', title }),
    ])
    house.tell('notifications', { type: 'notifications.removeRequested', notificationId: 'c' })
  }),
  'floating notifications over a page with a dock': {
    words: 'Noch da?',
    enter: async (house) => {
      await house.admitGuest()
      await house.connect()
      house.notify([])
      house.tell('statusBar', { type: 'statusBar.showRequested', bar: 'error' })
      const notifications = ['a', 'b', 'c'].map((id) =>
        house.notification({ id, text: 'Noch da?', ...(id !== 'b' && { actorId: `actor${id}` }) }),
      )
      house.socket.push(push('floatingNotifications', { notifications }))
    },
  },
  'menu: my area with the conversion chat': {
    words: 'Jemand möchte mit dir reden',
    enter: async (house) => {
      await house.admitGuest({ conversionChatEndsAt: house.clock.now() + 4_000_000 })
      house.tell('menus', { type: 'menus.toggleRequested', menu: 'myArea' })
    },
  },
  'modal: conversion chat, not taken': {
    words: 'Es hat sich nichts geändert',
    enter: async (house) => {
      await house.admitGuest({ conversionChatEndsAt: house.clock.now() + 4_000_000 })
      house.openModal('conversion-chat')
      house.tell('conversionChat', { type: 'conversionChat.enableRequested' })
      await house.switchConversionChat.calls[0]?.reject(new Error('500'))
    },
  },
  'modal: conversion chat, taken': {
    words: 'Der Platz gehört dir',
    enter: async (house) => {
      await house.admitGuest({ conversionChatEndsAt: house.clock.now() + 4_000_000 })
      house.openModal('conversion-chat')
      house.tell('conversionChat', { type: 'conversionChat.enableRequested' })
      await house.switchConversionChat.calls[0]?.resolve()
    },
  },
  'modal: conversion chat, over': inModal('conversion-chat', 'Die Zeit ist um'),
  'page: coming': onPage('/de/neuigkeiten/', 'Öffnet bald'),
  'page: coming with parameters': onPage('/de/suche/videos/samt/', 'Öffnet bald'),
  'page: personal': onPage('/de/mein-bereich/vorteile/', 'Diese Seite gehört dir allein'),
  'page: not found': onPage('/de/nichts/', 'Seite nicht gefunden'),
  'page: legal text loading': onPage('/de/impressum/', 'Der Text wird geladen'),
  'page: legal text': onPage('/de/impressum/', 'Wer wir sind', async (house) => {
    await expect.poll(() => house.loadLegalText.calls.length).toBe(1)
    await house.loadLegalText.calls[0]?.resolve(
      'Impressum\n\n1. Wer wir sind\n\nDas Haus.\n\n2. Wer uns schreibt\n\nWer mag.',
    )
  }),
  'page: legal text failed': onPage(
    '/de/impressum/',
    'Das Dokument konnte nicht geladen werden',
    async (house) => {
      await expect.poll(() => house.loadLegalText.calls.length).toBe(1)
      await house.loadLegalText.calls[0]?.reject(new Error('500'))
    },
  ),
  'page: failed': {
    words: 'Die Seite konnte nicht geladen werden',
    enter: async (house) => {
      await house.admitVisitor()
      house.loaders.page = () => Promise.reject(new TypeError('chunk'))
      house.goTo('/de/livecams/')
    },
  },
  'modal: three actions': inModal('onboarding-choose', 'Wähl aus.'),
  'modal: failed': {
    words: 'Das ließ sich nicht öffnen',
    enter: async (house) => {
      await house.admitVisitor()
      house.loaders.modal = () => Promise.reject(new TypeError('chunk'))
      house.openModal('survey')
    },
  },
  'cookies: banner and a modal': {
    words: 'Ein Wort zu Cookies',
    enter: async (house) => {
      await house.admitVisitor()
      house.tell('consent', { type: 'consent.decisionStored', value: null })
      house.openModal('vip30')
    },
  },
  'cookies: choice': {
    words: 'Auswahl speichern',
    enter: async (house) => {
      await house.admitVisitor()
      house.tell('consent', { type: 'consent.choiceRequested' })
    },
  },
  notices: {
    words: 'Bei uns ist etwas schiefgegangen',
    enter: async (house) => {
      await house.admitVisitor()
      house.serviceWorker.last().report({ type: 'updates.versionReady' })
      house.installPrompt.last().report({ type: 'homescreen.offered', way: 'manual' })
      house.tell('statusBar', { type: 'statusBar.showRequested', bar: 'error' })
      house.goTo('/de/livecams/')
    },
  },
  ...camsStates,
  ...favouritesStates,
  ...liveChatStates,
  ...messengerStates,
  ...pageStates,
  ...partStates,
  ...payStates,
  ...showsStates,
  ...topCamsStates,
  crashed: {
    words: 'unser Fehler',
    enter: async (house) => {
      await house.admitGuest()
      house.actor.subscribe({ error: () => {} })
      for (let times = 0; times <= mostRestarts; times++)
        house.actor.system.get('notifications').send({ type: 'push.navbarNotifications' })
    },
  },
}
