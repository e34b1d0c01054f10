import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { profile } from '../../../fixtures/account/profileWalk.fixtures.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import { openHouse } from '../../core/testing/house.tsx'

const settings = { email: true, sms: false, pigeon: true }

async function enter(overrides: Partial<GuestState> = {}) {
  const house = openHouse('en', { address: '/en/myvisitx/profile/' })
  const screen = await render(house.view())
  await house.admitGuest(overrides)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My profile')
  await expect.poll(() => house.loadProfile.calls.length).toBe(1)
  const part = (name: string) => screen.getByRole('region', { name, exact: true })
  return { house, screen, part }
}

/** The same once what it loads has come. */
async function open(overrides: Partial<GuestState> = {}) {
  const entered = await enter(overrides)
  await (await entered.house.loadProfile.call(0)).resolve(profile())
  await (await entered.house.loadNotificationsSettings.call(0)).resolve(settings)
  const form = entered.screen.getByRole('form', { name: 'Your profile' })
  await expect.element(form).toBeVisible()
  return {
    ...entered,
    form,
    field: (name: string) => form.getByRole('textbox', { name }),
    button: (name: string) => form.getByRole('button', { name, exact: true }),
  }
}

describe('the fields', () => {
  test('are loaded for the guest, and once more when that failed [REQ-1]', async () => {
    const { house, part, screen } = await enter()
    await expect.element(screen.getByText('Your profile is loading')).toBeInTheDocument()
    await (await house.loadProfile.call(0)).reject(new Error('500'))
    const person = part('About you')
    await expect.element(person.getByRole('alert')).toHaveTextContent('could not be loaded')
    await person.getByRole('button', { name: 'Try again' }).click()
    await (await house.loadProfile.call(1)).resolve(profile({ city: 'Ulm' }))
    await expect.element(person.getByLabelText('City')).toHaveValue('Ulm')
  })

  test('stand beside what others see of them where there is room, else above it', async () => {
    const { form, part } = await open()
    const placesAt = async (width: number) => {
      await page.viewport(width, 900)
      const card = part('About you').getByRole('complementary').element()
      return { fields: form.element().getBoundingClientRect(), card: card.getBoundingClientRect() }
    }
    const wide = await placesAt(1440)
    expect(wide.card.left).toBeGreaterThan(wide.fields.right)
    expect(wide.card.top).toBe(wide.fields.top)
    const narrow = await placesAt(1024)
    expect(narrow.card.top).toBeGreaterThan(narrow.fields.bottom)
    expect(narrow.card.left).toBe(narrow.fields.left)
  })

  test('are saved as typed, and it is said [REQ-1]', async () => {
    const { house, button, field, form } = await open()
    await expect.element(form).toHaveTextContent('Everything is saved.')
    await field('City').fill('Bremen')
    await expect.element(form).toHaveTextContent('You have changes that are not saved.')
    await userEvent.keyboard('{Enter}')
    await expect.element(form).toHaveTextContent('Saving your changes')
    const sent = house.saveProfile.calls[0]?.input
    expect(sent).toEqual(profile({ city: 'Bremen' }))
    await (await house.saveProfile.call(0)).resolve(profile({ city: 'Bremen' }))
    await expect.element(form).toHaveTextContent('Your changes are saved.')
    await expect.element(button('Discard changes')).not.toBeInTheDocument()
  })

  test('that are wrong say so, get the focus and are not sent', async () => {
    const { house, button, field } = await open()
    await field('Screen name').fill('ab')
    await field('City').fill('<b>')
    await button('Save').click()
    await expect.element(field('Screen name')).toHaveAccessibleDescription(/At least 3 characters/)
    await expect
      .element(field('City'))
      .toHaveAccessibleDescription(/a character that cannot be used/)
    await expect.element(field('Screen name')).toHaveFocus()
    expect(house.saveProfile.calls).toHaveLength(0)
  })

  test('stay as typed when saving fails, and are sent again', async () => {
    const { house, button, field, form } = await open()
    await field('First name').fill('Kim')
    await button('Save').click()
    await (await house.saveProfile.call(0)).reject(new Error('offline'))
    await expect.element(form.getByRole('alert')).toHaveTextContent('could not be saved')
    await button('Try again').click()
    expect(house.saveProfile.calls[1]?.input).toMatchObject({ firstName: 'Kim' })
  })

  test('go back to what is saved when discarded, and the focus stays in the form', async () => {
    const { button, field } = await open()
    await field('City').fill('Bremen')
    await button('Discard changes').click()
    await expect.element(field('City')).toHaveValue('Kassel')
    await expect.element(button('Save')).toHaveFocus()
  })

  test('are kept on the way to another page and back', async () => {
    const { house, field, form } = await open()
    await field('City').fill('Bremen')
    house.goTo('/en/cams/')
    await expect.poll(() => form.query()).toBeNull()
    house.goTo('/en/myvisitx/profile/')
    await expect.element(field('City')).toHaveValue('Bremen')
    await expect.element(form).toHaveTextContent('You have changes that are not saved.')
  })

  test('have the browser ask before the document goes while something is unsaved', async () => {
    const { field, button } = await open()
    const isAsked = () => {
      const event = new Event('beforeunload', { cancelable: true })
      dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(isAsked()).toBe(false)
    await field('City').fill('Bremen')
    await expect.poll(isAsked).toBe(true)
    await button('Discard changes').click()
    await expect.poll(isAsked).toBe(false)
  })
})

test('the preview shows how it would look and goes with the next edit [REQ-1]', async () => {
  const { house, screen, button, field } = await open()
  const card = screen.getByRole('complementary', { name: 'What others see' })
  await expect.element(card).toHaveTextContent('I like tango.')
  await field('A few words about you').fill('Now waltz.')
  await button('Preview').click()
  expect(house.previewProfile.calls[0]?.input).toMatchObject({ text: 'Now waltz.' })
  const preview = { screenName: 'Robin Vale', text: 'Now waltz.', initials: 'RV' }
  await (await house.previewProfile.call(0)).resolve(preview)
  await expect.element(card).toHaveTextContent('Preview, not saved')
  await expect.element(card).toHaveTextContent('Now waltz.')
  await field('City').fill('Bremen')
  await expect.element(card).toHaveTextContent('I like tango.')
})

describe('access', () => {
  test('sends the letter again to an address that is not confirmed', async () => {
    const { house, part } = await open({ isEmailVerified: false })
    await house.connect()
    const access = part('E-mail and password')
    await expect.element(access).toHaveTextContent('Not confirmed')
    await access.getByRole('button', { name: 'Send the e-mail again' }).click()
    await expect.element(access.getByRole('status')).toHaveTextContent('The e-mail is on its way')
    const sent = house.socket.sent().find(({ type }) => type === 'sendSignupEmail')
    expect(sent).toMatchObject({ email: 'robin@example.org' })
  })

  test('takes another address, but only one that is one', async () => {
    const { house, part } = await open()
    await house.connect()
    const access = part('E-mail and password')
    await expect.element(access).toHaveTextContent('Confirmed')
    await access.getByRole('button', { name: 'Use another address' }).click()
    const field = access.getByRole('textbox', { name: 'New e-mail address' })
    await field.fill('robin@')
    await access.getByRole('button', { name: 'Send the e-mail', exact: true }).click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(/not a whole e-mail address/)
    await field.fill('robin@elsewhere.org')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect.element(access.getByRole('status')).toHaveTextContent('The e-mail is on its way')
    const sent = house.socket.sent().filter(({ type }) => type === 'sendSignupEmail')
    expect(sent).toMatchObject([{ email: 'robin@elsewhere.org' }])
  })
})

describe('each thing to be changed elsewhere opens its flow', () => {
  test.each([
    ['E-mail and password', 'Change password', 'pwdlost'],
    ['Subscriptions', 'Become a VIP', 'vipabo'],
    ['Subscriptions', 'Try it first: VIP club', 'trialvipabo'],
    ['Subscriptions', 'Subscribe: Premium', 'vxabo'],
    ['Subscriptions', 'Subscribe: TV channel', 'vxtvabo'],
    ['Balance and payment', 'Top up: Balance', 'moneycharge'],
    ['Balance and payment', 'Change: Automatic top-up', 'autorecharge'],
    ['Balance and payment', 'Change: One-click payment', 'oneclick'],
    ['Balance and payment', 'Change: Spending limit', 'limit'],
    ['Balance and payment', 'Credit card: Means of payment', 'changecc'],
    ['Balance and payment', 'Direct debit: Means of payment', 'changels'],
    ['Balance and payment', 'All settings: Means of payment', 'settings'],
    ['Balance and payment', 'Show them: Your payments', 'settings'],
  ])('%s: %s [PAY-16 PAY-17 PAY-18 PAY-19 PAY-20]', async (name, words, flow) => {
    const { house, part } = await open()
    await part(name).getByRole('button', { name: words, exact: true }).click()
    await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe(flow)
  })
})

test('says what the guest is subscribed to, and offers to manage it', async () => {
  const { part } = await open({ isVip: true, isVXSelect: true, isTvSubscriber: true })
  const membership = part('Subscriptions')
  await expect.element(membership).toHaveTextContent('Your seat in the box is reserved')
  await expect.element(membership).toHaveTextContent('Included in Premium.')
  expect(membership.getByRole('button', { name: 'Manage: VIP club' }).query()).not.toBeNull()
  expect(membership.getByRole('button', { name: /Subscribe|Become/ }).query()).toBeNull()
})

test('says how the balance fills up', async () => {
  const autoRechargeConfig = { isEnabled: true, threshold: 20, amounts: [40] }
  const { part } = await open({ autoRechargeAmount: 1400, autoRechargeConfig })
  const payment = part('Balance and payment')
  await expect
    .element(payment)
    .toHaveTextContent('1.400 coins whenever your balance falls below 20.')
  await expect.element(payment).toHaveTextContent('40 coins with one click')
})

describe('the settings', () => {
  test('are switched, saved at once, and a failure is said [NTF-6]', async () => {
    const { house, part } = await open()
    const own = part('Settings')
    const sms = own.getByRole('switch', { name: 'Notifications by text message' })
    await expect.element(sms).not.toBeChecked()
    await own.getByText('Notifications by text message').click()
    expect(house.saveNotificationsSettings.calls[0]?.input).toEqual({ ...settings, sms: true })
    await (await house.saveNotificationsSettings.call(0)).reject(new Error('offline'))
    await expect.element(own.getByRole('alert')).toHaveTextContent('not saved yet')
    await expect.element(sms).toBeChecked()
    await own.getByRole('button', { name: 'Try again' }).click()
    await (await house.saveNotificationsSettings.call(1)).resolve({ ...settings, sms: true })
    await expect.poll(() => own.getByRole('alert').query()).toBeNull()
  })

  test('of kinds that nobody knows are switched too', async () => {
    const { part } = await open()
    const own = part('Settings')
    await expect.element(own.getByRole('switch', { name: /pigeon/ })).toBeChecked()
  })

  test('are asked for again when they did not come', async () => {
    const { house, part } = await enter()
    await (await house.loadNotificationsSettings.call(0)).reject(new Error('500'))
    const own = part('Settings')
    await expect.element(own.getByRole('alert')).toHaveTextContent('could not be loaded')
    await own.getByRole('button', { name: 'Try again' }).click()
    await (await house.loadNotificationsSettings.call(1)).resolve({ email: false })
    await expect
      .element(own.getByRole('switch', { name: 'Notifications by e-mail' }))
      .not.toBeChecked()
  })

  test('keep the age rating among the preferences [GST-25]', async () => {
    const { house, part } = await open({ preferences: { fsk: 16, volume: 0.4 } })
    const own = part('Settings')
    await expect.element(own.getByRole('radio', { name: 'From 16' })).toBeChecked()
    await own.getByText('From 18', { exact: true }).click()
    expect(house.savePreferences.calls[0]?.input).toEqual({ data: { fsk: 18, volume: 0.4 } })
  })
})

test('says how an account is closed and where a problem is reported, and leads to the support [NAV-43]', async () => {
  const { part } = await enter()
  const help = part('Help')
  await expect.element(help).toHaveTextContent('Your data are deleted within thirty days')
  for (const about of ['Report a problem', 'Close your account']) {
    await expect
      .element(help.getByRole('link', { name: `To support: ${about}` }))
      .toHaveAttribute('href', 'https://support.limelight.example/hc/en-us?name=Robin%20Vale')
  }
})
