import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'

const minute = 60_000

async function enter(endsIn: number | null = 61 * minute) {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest({
    conversionChatEndsAt: endsIn === null ? null : house.clock.now() + endsIn,
  })
  const open = () => house.openModal('conversion-chat')
  const dialog = screen.getByRole('dialog', { name: 'Someone would like to talk' })
  return { house, screen, open, dialog }
}

test('the offer stands in the guest’s area while its clock runs, and leads to the box [CVC-1]', async () => {
  const { house, screen, dialog } = await enter()
  house.tell('menus', { type: 'menus.toggleRequested', menu: 'myArea' })
  const offer = screen.getByRole('region', { name: 'Someone would like to talk' })
  await expect.element(offer.getByRole('timer')).toHaveTextContent('01 hour 01 minute 00 seconds')
  await offer.getByRole('button', { name: 'See the offer' }).click()
  await expect.element(dialog).toBeVisible()
  house.clock.step(61 * minute)
  await expect.element(dialog.getByText('The time is over')).toBeVisible()
  await expect.poll(() => offer.query()).toBeNull()
})

test('nothing is offered without a countdown [CVC-1]', async () => {
  const { house, screen, open, dialog } = await enter(null)
  house.tell('menus', { type: 'menus.toggleRequested', menu: 'myArea' })
  await expect.element(screen.getByRole('dialog', { name: 'My area' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Log out' })).toBeVisible()
  expect(screen.getByText('Someone would like to talk').query()).toBeNull()
  open()
  await expect.element(dialog.getByText('The time is over')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Take the seat' }).query()).toBeNull()
})

test('counts down each second without being read out [CVC-1]', async () => {
  const { house, open, dialog } = await enter()
  open()
  const timer = dialog.getByRole('timer', { name: 'Time left' })
  await expect.element(timer).toHaveTextContent('01 hour 01 minute 00 seconds')
  await expect.element(timer).toHaveAttribute('aria-live', 'off')
  house.clock.step(62_000)
  await expect.element(timer).toHaveTextContent('00 hours 59 minutes 58 seconds')
})

test('is taken and given back, and says so [CVC-2]', async () => {
  const { house, open, dialog } = await enter()
  open()
  await dialog.getByRole('button', { name: 'Take the seat' }).click()
  await expect
    .element(dialog.getByRole('button', { name: 'Take the seat' }))
    .toHaveAttribute('aria-busy', 'true')
  await (await house.switchConversionChat.call(0)).resolve()
  await expect.element(dialog.getByText('The seat is yours.')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: 'To your messages' })).toBeVisible()
  expect(house.loadSession.calls).toHaveLength(2)
  await house.answerSession({ ...house.guest, conversionChatEndsAt: house.clock.now() + minute })

  await dialog.getByRole('button', { name: 'Give the seat back' }).click()
  await (await house.switchConversionChat.call(1)).resolve()
  await house.answerSession({ ...house.guest, conversionChatEndsAt: null })
  await expect.element(dialog.getByText('The seat is free again')).toBeVisible()
  expect(house.switchConversionChat.calls.map(({ input }) => input)).toEqual([
    { action: 'enable' },
    { action: 'disable' },
  ])
})

test('says when it was not saved, and tries again [CVC-2]', async () => {
  const { house, open, dialog } = await enter()
  open()
  await dialog.getByRole('button', { name: 'Take the seat' }).click()
  await (await house.switchConversionChat.call(0)).reject(new Error('500'))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('was not saved')
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await (await house.switchConversionChat.call(1)).resolve()
  await expect.element(dialog.getByText('The seat is yours.')).toBeVisible()
})
