import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { newsletterTypes } from '../../../machines/account/newsletter/newsletter.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, showTheme } from '../../core/testing/page.ts'

const page = '/en/events/newsletter_unsubscribe/'

async function enter(address: string, isGuest: boolean) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const choice = (name: string) => screen.getByRole('radiogroup', { name, exact: true })
  return { house, screen, choice }
}

test('a guest has every newsletter to choose, none chosen until then [NWS-1]', async () => {
  const { screen, choice } = await enter('/en/myvisitx/profile/', true)
  await expect.element(choice('VIP club')).toBeVisible()
  for (const name of ['VIP club', 'Late night', 'Virtual reality', 'Contests']) {
    for (const radio of choice(name).getByRole('radio').elements())
      expect((radio as HTMLInputElement).checked, name).toBe(false)
  }
  const types = [...document.querySelectorAll('[data-type]')].map((item) =>
    Number(item.getAttribute('data-type')),
  )
  expect(new Set(types)).toEqual(new Set(Object.values(newsletterTypes)))
  expect(screen.getByRole('textbox', { name: 'E-mail address' }).query()).toBeNull()
})

test('a guest gets and leaves one at their own address [NWS-2 NWS-4]', async () => {
  const { house, screen, choice } = await enter('/en/myvisitx/profile/', true)
  await choice('Late night').getByText('Send it').click()
  const order = { typeId: 512, userId: 'guest-1', emailAddress: 'robin@example.org' }
  expect(house.subscribe.calls[0]?.input).toEqual(order)
  await (await house.subscribe.call(0)).resolve(true)
  await expect.element(screen.getByText('You get it from now on.')).toBeVisible()
  await choice('Late night').getByText('Not this one').click()
  expect(house.unsubscribe.calls[0]?.input).toEqual(order)
  await (await house.unsubscribe.call(0)).resolve(true)
  await expect.element(screen.getByText('You no longer get it.')).toBeVisible()
})

test('a choice that did not arrive says so and is open again [NWS-3]', async () => {
  const { house, screen, choice } = await enter('/en/myvisitx/profile/', true)
  await choice('Contests').getByText('Send it').click()
  await (await house.subscribe.call(0)).resolve(false)
  await expect.element(screen.getByText('Your choice was not saved.')).toBeVisible()
  await expect.element(choice('Contests').getByRole('radio', { name: 'Send it' })).not.toBeChecked()
  await choice('Contests').getByText('Send it').click()
  expect(house.subscribe.calls).toHaveLength(2)
})

test('a visitor says where the letters go; without an address nothing is sent [NWS-2]', async () => {
  const { house, screen, choice } = await enter(page, false)
  const field = screen.getByRole('textbox', { name: 'E-mail address' })
  await choice('Contests').getByText('Not this one').click()
  await expect.element(field).toHaveAccessibleDescription(/not a whole e-mail address/)
  await expect.element(field).toHaveFocus()
  expect(house.unsubscribe.calls).toHaveLength(0)
  await field.fill('kim@example.org')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await choice('Contests').getByText('Not this one').click()
  expect(house.unsubscribe.calls[0]?.input).toEqual({
    typeId: 256,
    userId: null,
    emailAddress: 'kim@example.org',
  })
})

test.each(['light', 'dark'] as const)('breaks no rule of accessibility, %s', async (theme) => {
  await enter(page, false)
  showTheme(theme)
  expect(await accessibilityFaults()).toEqual([])
  showTheme('light')
})
