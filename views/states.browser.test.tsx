import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { push } from '../fixtures/pushes.fixtures.ts'
import { answerTimeout } from '../machines/notifications/notifications.machine.ts'
import { frameTimeout } from '../machines/payTour/payTour.machine.ts'
import { openHouse } from './testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from './testing/page.ts'

type House = ReturnType<typeof openHouse>

const longName = 'Wilhelmina-Alexandrina von Konstantinopel'

/** Every state of the views worth looking at, each with how to get there and what is then seen. */
const states: Record<string, { words: string; enter: (house: House) => Promise<unknown> }> = {
  loading: { words: 'wird geladen', enter: async () => {} },
  stopped: {
    words: 'realtimeUrl',
    enter: async ({ loadConfig }) =>
      loadConfig.calls[0]?.resolve({ reason: 'configInvalid', key: 'realtimeUrl' }),
  },
  'session loading': { words: 'Dein Konto wird geladen', enter: (house) => house.boot() },
  'session failed': {
    words: 'Bühneneingang',
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
    words: 'Noch keine Nachricht',
    enter: async (house) => {
      await house.admitGuest()
      await house.connect()
      house.clock.step(answerTimeout)
    },
  },
  'guest, leaving locked': {
    words: 'wurde gesperrt',
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
    words: 'Die Anmeldung wird geladen',
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
  crashed: {
    words: 'unser Fehler',
    enter: async (house) => {
      await house.admitGuest()
      house.actor.subscribe({ error: () => {} })
      house.actor.system.get('notifications').send({ type: 'push.navbarNotifications' })
    },
  },
}

describe.each(Object.entries(states))('%s', (_name, { words, enter }) => {
  async function show() {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const house = openHouse('de')
    const screen = await render(house.view())
    await enter(house)
    await expect.element(screen.getByText(words).first()).toBeInTheDocument()
  }

  test.each(['dark', 'light'] as const)(
    'has no accessibility fault in the %s theme',
    async (theme) => {
      showTheme(theme)
      await show()
      for (const width of [1280, 390]) {
        await page.viewport(width, 800)
        expect(await accessibilityFaults()).toEqual([])
      }
    },
  )

  test('is never wider than its window, from 320 to 1920 px', async () => {
    await show()
    for (const width of [320, 360, 768, 1023, 1440, 1920]) {
      await page.viewport(width, 800)
      expect(overflow(), `at ${width} px`).toBe(0)
    }
  })
})
