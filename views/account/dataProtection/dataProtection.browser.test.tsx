import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, showTheme } from '../../core/testing/page.ts'

async function enter(address = '/en/cams/', showDataProtection = true) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest({ showDataProtection })
  const dialog = screen.getByRole('dialog', { name: 'A word about your data' })
  return { house, screen, dialog, button: (name: string) => screen.getByRole('button', { name }) }
}

test('the question cannot be lost: nothing but an answer closes it [LGL-4]', async () => {
  const { dialog, house } = await enter()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  document.body.click()
  expect(dialog.getByRole('button', { name: 'Close' }).query()).toBeNull()
  house.goTo('/en/feed/')
  await expect.poll(() => document.title).toContain('The feed')
  await expect.element(dialog).toBeVisible()
})

test('both answers look the same and are sent [LGL-5]', async () => {
  const { button, dialog, house } = await enter()
  await expect.element(dialog).toBeVisible()
  const [yes, no] = [button('I accept').element(), button('I do not accept').element()]
  expect(yes.className).toBe(no.className)
  expect(yes.getBoundingClientRect().width).toBeCloseTo(no.getBoundingClientRect().width, 0)
  await button('I accept').click()
  expect(house.closeDataProtection.calls[0]?.input).toEqual({ accepted: true })
  await (await house.closeDataProtection.call(0)).resolve()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('a no is taken, says what it means, and the question stays open [LGL-4 LGL-5]', async () => {
  const { button, dialog, house } = await enter()
  await button('I do not accept').click()
  expect(house.closeDataProtection.calls[0]?.input).toEqual({ accepted: false })
  await (await house.closeDataProtection.call(0)).resolve()
  await expect.element(dialog.getByRole('status')).toHaveTextContent('You can still agree here')
  await dialog.getByRole('button', { name: 'Log out' }).click()
  expect(house.logOut.calls).toHaveLength(1)
})

test('terms and data protection are accepted together [LGL-6]', async () => {
  const { button, dialog, house } = await enter()
  await button('Accept this and the terms').click()
  expect(house.closeBoth.calls).toHaveLength(1)
  await (await house.closeBoth.call(0)).resolve()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('an answer that did not arrive is sent again', async () => {
  const { button, dialog, house } = await enter()
  await button('I accept').click()
  await (await house.closeDataProtection.call(0)).reject(new Error('offline'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('was not saved')
  await button('Try again').click()
  expect(house.closeDataProtection.calls[1]?.input).toEqual({ accepted: true })
})

test('comes and goes as the platform pushes [LGL-8]', async () => {
  const { dialog, house, screen } = await enter('/en/cams/', false)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await house.connect()
  expect(dialog.query()).toBeNull()
  house.socket.push(push('dataProtection', { show: true }), 2)
  await expect.element(dialog).toBeVisible()
  house.socket.push(push('dataProtection', { show: false }), 3)
  await expect.poll(() => dialog.query()).toBeNull()
})

test('stands in the page where the texts are read, and before every other one', async () => {
  const { dialog, house, screen } = await enter()
  await dialog.getByRole('link', { name: 'Read the privacy policy' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  const card = screen.getByRole('region', { name: 'A word about your data' })
  await expect.element(card.getByRole('button', { name: 'I accept' })).toBeVisible()
  house.goTo('/en/cams/')
  await expect.element(dialog).toBeVisible()
})

test.each(['light', 'dark'] as const)('breaks no rule of accessibility, %s', async (theme) => {
  const { dialog } = await enter()
  await expect.element(dialog).toBeVisible()
  showTheme(theme)
  expect(await accessibilityFaults()).toEqual([])
  showTheme('light')
})
