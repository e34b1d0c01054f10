import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest } from '../../../machines/account/guest/guest.state.ts'
import { statusBarTypes } from '../../../machines/shell/statusBar/statusBar.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import type { PlainBar } from './barLooks.ts'
import { isOwnBar } from './ownBars.ts'

async function enter(overrides = {}) {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest(overrides)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { house, screen, bar: screen.getByRole('region', { name: 'Notices about your account' }) }
}

const words: Record<PlainBar, string> = {
  noavs: 'Confirm your age once',
  avsstatus: 'is being reviewed',
  avsaccepted: 'Your age is confirmed',
  mailnotverified: 'is not confirmed yet',
  mailwelcomelink: 'a welcome e-mail',
  welcomebackuser: 'Good to have you back',
  error: 'went wrong on our side',
  monthlybonusnotif: 'This month’s bonus',
  notfoundredirect: 'this is the closest one',
}

const plainBars = statusBarTypes.filter((type) => !isOwnBar(type)) as PlainBar[]

test.each(plainBars)('%s says what it is about and can be put away [STB-1]', async (type) => {
  const { house, bar } = await enter()
  expect(bar.query()).toBeNull()
  house.tell('statusBar', { type: 'statusBar.showRequested', bar: type })
  await expect.element(bar).toHaveTextContent(words[type])
  await bar.getByRole('button', { name: /^Dismiss: / }).click()
  await expect.poll(() => bar.query()).toBeNull()
})

test('shows the weightiest alone, then the next', async () => {
  const { house, bar } = await enter()
  for (const type of ['mailwelcomelink', 'error'] as const)
    house.tell('statusBar', { type: 'statusBar.showRequested', bar: type })
  await expect.element(bar).toHaveTextContent(words.error)
  expect(bar.elements()).toHaveLength(1)
  await bar.getByRole('button', { name: /^Dismiss: / }).click()
  await expect.element(bar).toHaveTextContent(words.mailwelcomelink)
})

test('a refused login is told before all else, not as the network’s fault, and leads to the login', async () => {
  const { house, bar } = await enter()
  house.tell('statusBar', { type: 'statusBar.showRequested', bar: 'error' })
  house.tell('guest', { type: 'guest.loginRefused' })
  await (await house.loadSession.call(1)).resolve({ guest: anonymousGuest, expiresIn: 600 })
  await expect.element(bar).toHaveTextContent('Your login is no longer accepted')
  expect(bar.elements()).toHaveLength(1)
  await bar.getByRole('button', { name: 'Log in again' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test('tells of the bonus for confirming one’s age once it is known', async () => {
  const { house, screen, bar } = await enter({ hasAvs: false })
  await expect.element(bar).toHaveTextContent('Confirm your age once')
  await (await house.loadBonusAvailable.call(0)).resolve(true)
  await expect.element(bar).toHaveTextContent('A bonus is waiting')
  await bar.getByRole('button', { name: 'Confirm', exact: true }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Start the check' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('avs')
})

test('says why an age check was refused, as text, and offers another try', async () => {
  const { house, screen, bar } = await enter({ hasAvs: false, avsStatus: 'pending' })
  await house.connect()
  house.socket.push(push('avsRejected', { message: 'The <b>picture</b> is blurred.' }), 2)
  await expect.element(bar).toHaveTextContent('rejected: The <b>picture</b> is blurred.')
  await bar.getByRole('button', { name: 'Try again' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveTextContent('The <b>picture</b> is blurred.')
  await dialog.getByRole('button', { name: 'Start the check' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('avs')
})

test('leads to a page', async () => {
  const { house, screen, bar } = await enter()
  house.tell('statusBar', { type: 'statusBar.showRequested', bar: 'monthlybonusnotif' })
  await bar.getByRole('link', { name: 'Open it' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My benefits')
})

test('stands between navbar and page, which makes room for it', async () => {
  const { house, screen, bar } = await enter()
  const main = screen.getByRole('main').element()
  const { top } = main.getBoundingClientRect()
  house.tell('statusBar', { type: 'statusBar.showRequested', bar: 'error' })
  await expect.element(bar).toBeVisible()
  const box = bar.element().getBoundingClientRect()
  expect(box.top).toBe(screen.getByRole('banner').element().getBoundingClientRect().bottom)
  expect(main.getBoundingClientRect().top).toBe(top + box.height)
})
