import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  return { house, region: screen.getByRole('region', { name: 'What has happened' }) }
}

test('tells how many coins were credited, until it is closed', async () => {
  const { house, region } = await enter()
  const balance = house.guest.balance + 1_250
  house.socket.push(push('guestBalance', { balance, isPayment: false }), 2)
  await expect.element(region.getByRole('status')).toHaveTextContent('1.250 coins were credited')
  await region.getByRole('button', { name: /credited/ }).click()
  await expect.poll(() => region.query()).toBeNull()
})

test('tells after a reload what came about before it', async () => {
  const { house, region } = await enter()
  house.outcomeStore.last().report({
    type: 'outcomeStore.read',
    outcomes: [
      { kind: 'ageAccepted', count: 0 },
      { kind: 'credited', count: 1 },
    ],
  })
  await expect.element(region.getByText('Your age is confirmed.')).toBeVisible()
  await expect.element(region.getByText('1 coin was credited to you.')).toBeVisible()
})

test('says nothing of an age that the status bar says is confirmed', async () => {
  const { house, region } = await enter()
  house.socket.push(push('voicecallStopped'), 2)
  house.socket.push(push('avsSet'), 3)
  await expect.element(region.getByRole('status')).toHaveTextContent('The call has ended.')
})

test.each([
  [29.9, 'Your subscription has begun; you have paid 29,90\u00a0€. Enjoy it!'],
  [0, 'Your subscription has begun. Enjoy it!'],
])('tells of a subscription for %d euro what was paid', async (price, words) => {
  const { house, region } = await enter()
  house.socket.push(push('vipAboUpdated', { active: true, started: true, price }), 2)
  await expect.element(region.getByText(words, { exact: true })).toBeVisible()
})
