import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

/** A guest whose subscription has just ended. */
async function enter() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await house.connect()
  house.socket.push(push('vipAboUpdated', { active: false, started: false, price: 0 }), 2)
  const bar = screen.getByRole('region', { name: 'Notices about your account' })
  await expect.element(bar).toHaveTextContent('Your subscription is over.')
  return { house, bar, take: () => bar.getByRole('button', { name: 'Keep it' }).click() }
}

test('the offer is taken, and what became of it stays until it is put away [REQ-2]', async () => {
  const { bar, house, take } = await enter()
  await take()
  expect(house.acceptOffer.calls[0]?.input).toMatchObject({ guestId: 'guest-1' })
  const acceptedOfferInfo = 'It goes on <b>until May</b>.'
  await (await house.acceptOffer.call(0)).resolve({ acceptedOffer: true, acceptedOfferInfo })
  await expect.element(bar.getByRole('status')).toHaveTextContent(acceptedOfferInfo)
  await bar.getByRole('button', { name: /^Dismiss/ }).click()
  await expect.poll(() => bar.query()).toBeNull()
})

test('taken without a word from the platform it says so in words of ours [REQ-2]', async () => {
  const { bar, house, take } = await enter()
  await take()
  await (await house.acceptOffer.call(0)).resolve({ acceptedOffer: true, acceptedOfferInfo: null })
  await expect.element(bar).toHaveTextContent('Good to have you: your subscription goes on.')
})

test('what did not work says so and is tried again [REQ-2 STB-1]', async () => {
  const { bar, house, take } = await enter()
  await take()
  await (await house.acceptOffer.call(0)).reject(new Error('offline'))
  await expect.element(bar.getByRole('alert')).toHaveTextContent('could not be accepted')
  await bar.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => house.acceptOffer.calls.length).toBe(2)
})

test('the offer is put away', async () => {
  const { bar } = await enter()
  await bar.getByRole('button', { name: /^Dismiss/ }).click()
  await expect.poll(() => bar.query()).toBeNull()
})
