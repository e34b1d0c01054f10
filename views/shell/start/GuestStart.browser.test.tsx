import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'
import { named } from '../../core/testing/messenger.tsx'

async function enter() {
  await page.viewport(1440, 900)
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  return { house, main: screen.getByRole('main') }
}

test('shows a guest what waits: unread conversations, each the way to it, and notifications [MSG-15]', async () => {
  const { house, main } = await enter()
  await expect.poll(() => house.loadChannels.calls.length).toBe(1)
  const channels = named(2, { unread: true, subject: 'Are you there?' }).map((channel) => ({
    ...channel,
    lastMessageId: `last of ${channel.id}`,
  }))
  await (await house.loadChannels.call(0)).resolve({ channels, total: 2 })
  const messages = main.getByRole('region', { name: 'Messages' })
  await expect
    .element(messages.getByRole('link', { name: /^Actor 1/ }))
    .toHaveAttribute('href', '/en/messenger/?channel=channel-1')
  await expect.element(messages).toHaveTextContent('Are you there?')
  await expect.element(main.getByRole('region', { name: 'Latest notifications' })).toBeVisible()
})

test('says nothing of a connection that is well, and says it once it is not', async () => {
  const { house, main } = await enter()
  await expect.element(main.getByRole('region', { name: 'Latest notifications' })).toBeVisible()
  expect(main.getByText(/connect/i).query()).toBeNull()
  house.browser.last().report({ type: 'browser.wentOffline' })
  await expect.element(page.getByRole('banner').getByText('Offline')).toBeVisible()
})
