import { expect, test, vi } from 'vitest'
import { enterMessenger, messageIn, named } from '../../core/testing/messenger.tsx'

test('a list whose actor failed is there again, goes on, and the guest is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { house, row, screen } = await enterMessenger({ channels: named(3) })
  await row('Actor 2').click()
  house.actor.system.get('channels').send({ type: 'push.channels', channels: null })
  await expect.element(screen.getByText(/Part of the page met an error/)).toBeVisible()
  await expect.poll(() => house.loadChannels.calls.length).toBe(2)
  await (await house.loadChannels.call(1)).resolve({ channels: named(3), total: 3 })
  await expect.element(row('Actor 2')).toBeVisible()
  house.socket.push(messageIn('channel-3'))
  await expect.element(row('Actor 3')).toHaveTextContent('Just now')
})

test('a guest whose own actor failed is asked for again, and all goes on as after a reload', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { house, row, screen } = await enterMessenger({ channels: named(3) })
  house.tell('guest', { type: 'guest.sessionOutdated' })
  await house.loadSession.calls.at(-1)?.resolve(null as never)
  await expect.element(screen.getByText(/Part of the page met an error/)).toBeVisible()
  await house.answerSession(house.guest)
  await house.connect()
  house.goTo('/en/messenger')
  await expect.poll(() => house.loadChannels.calls.length).toBe(2)
  await (await house.loadChannels.call(1)).resolve({ channels: named(3), total: 3 })
  await row('Actor 3').click()
  house.socket.push(messageIn('channel-2'))
  await expect.element(row('Actor 2')).toHaveTextContent('Just now')
})
