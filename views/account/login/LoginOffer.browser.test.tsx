import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { StoredItems } from '../../../machines/shell/storage/storage.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(loginEnabled = true, items?: StoredItems) {
  const house = openHouse('en', items && { items })
  const screen = await render(house.view())
  await house.boot({ loginEnabled })
  await house.answerSession(house.visitor)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { house, screen }
}

const offered = () =>
  [...document.querySelectorAll('[data-offered="true"]')].map(({ textContent }) => textContent)

test.each([
  [true, 'Log in'],
  [false, 'Sign up'],
])(
  'offers a visitor whose account cookie is %s to %j before all else [LGN-26]',
  async (hasAccount, words) => {
    const { house } = await enter()
    house.openLogin()
    house.tell('login', { type: 'login.accountCookieKnown', hasAccount })
    await expect.poll(() => new Set(offered())).toEqual(new Set([words]))
  },
)

test.each([
  ['a first visit', {}, false, 'Sign up'],
  ['a visitor who only decided about cookies', { cookieBanner: '1:f0a0' }, false, 'Sign up'],
  ['whoever was a guest here', { cookieBanner: '1:f0a0', welcomeBannerSeen: '1' }, true, 'Log in'],
] as const)(
  'offers %s the same from the first paint on [LGN-26]',
  async (_, items, hasAccount, words) => {
    const { house } = await enter(true, items)
    expect(new Set(offered())).toEqual(new Set([words]))
    house.tell('consent', { type: 'consent.allAccepted' })
    house.openLogin()
    house.tell('login', { type: 'login.accountCookieKnown', hasAccount })
    await new Promise(requestAnimationFrame)
    expect(new Set(offered())).toEqual(new Set([words]))
  },
)

test.each([
  ['Log in', null],
  ['Sign up', 'signup'],
])('%s opens the payment client in that view [LGN-7]', async (words, route) => {
  const { house, screen } = await enter()
  await screen.getByRole('main').getByRole('button', { name: words }).click()
  await expect.element(screen.getByRole('dialog', { name: words })).toBeVisible()
  house.payFrame.last().report({ type: 'payClient.ready' })
  const routes = house.payFrame.last().received.filter(({ type }) => type.includes('route'))
  expect(routes).toEqual(route ? [{ type: 'payClient.routeSubmitted', route }] : [])
})

describe('with the login switched off', () => {
  const ways = /^(log in|sign up|registrieren)/i

  test('nothing on the page or in the menus offers it, and the page says so [LGN-21]', async () => {
    const { house, screen } = await enter(false)
    await expect.element(screen.getByText('You cannot log in at the moment')).toBeVisible()
    for (const menu of ['myArea', 'notifications', 'navigation'] as const) {
      house.tell('menus', { type: 'menus.toggleRequested', menu })
      await expect.element(screen.getByRole('dialog')).toBeVisible()
      expect(screen.getByRole('button', { name: ways }).elements()).toEqual([])
      house.tell('menus', { type: 'menus.closeRequested' })
    }
    expect(house.payFrame.runs).toEqual([])
  })

  test.each([
    'login-alternative',
    'feed-signup',
    'model-sites-conversion',
    'avs',
  ] satisfies ModalId[])('nothing in the box %s offers it [LGN-21]', async (id) => {
    const { house, screen } = await enter(false)
    house.openModal(id)
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog).not.toHaveAccessibleName('One moment')
    expect(dialog.getByRole('button', { name: ways }).elements()).toEqual([])
    const started = dialog.getByRole('button', { name: 'Start the check' }).query()
    expect(started === null || (started as HTMLButtonElement).disabled).toBe(true)
  })
})

test('leads whoever lost the password to a new one [LGN-6]', async () => {
  const { house, screen } = await enter()
  house.openModal('login-alternative')
  await screen.getByRole('button', { name: 'Get a new one' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible()
  expect(house.payFrame.last().input.flow).toBe('pwdlost')
})
