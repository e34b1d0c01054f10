import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'

async function offer() {
  const house = openHouse('en', { address: '/en/imprint/' })
  const screen = await render(house.view())
  await house.admitGuest({ isPayingCustomer: false })
  const host = { actorId: 'actor-1', actorName: 'Juno Amber' }
  house.tell('freePreview', { type: 'freePreview.lookEnded', ...host })
  const box = screen.getByRole('dialog', { name: 'Fifteen minutes free' })
  await expect.element(box).toHaveTextContent('a quarter of an hour of live chat with Juno Amber')
  return { house, box, button: (name: string) => box.getByRole('button', { name }) }
}

test('a free preview is taken, and leads to the performer [ACT-40]', async () => {
  const { house, box, button } = await offer()
  await button('Take it').click()
  await (await house.startFreePreview.call(0)).reject(new Error('gone'))
  await expect.element(box.getByRole('alert')).toHaveTextContent('did not work')
  await button('Take it').click()
  await (await house.startFreePreview.call(1)).resolve({ success: true, seconds: 900 })
  await expect.element(box).toHaveTextContent('15 minutes with Juno Amber are yours')
  await button('Start the free chat').click()
  await expect.element(box).not.toBeInTheDocument()
  expect(house.openLiveChat.calls[0]?.input).toMatchObject({ chatType: 'FREECHAT' })
})

test('a free preview that was had before is given no more [ACT-40]', async () => {
  const { house, box, button } = await offer()
  await button('Take it').click()
  await (await house.startFreePreview.call(0)).resolve({ success: false, seconds: 0 })
  await expect.element(box).toHaveTextContent('You have had your free preview')
  await expect.element(box.getByRole('link', { name: 'To the free chat' })).toBeVisible()
})

test('a free preview that nobody wants is closed', async () => {
  const { house, box, button } = await offer()
  await button('No, thank you').click()
  await expect.element(box).not.toBeInTheDocument()
  expect(house.declineFreePreview.calls[0]?.input).toEqual({ actorId: 'actor-1' })
})
