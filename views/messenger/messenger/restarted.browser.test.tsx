import { expect, test, vi } from 'vitest'
import { enterMessenger, messageIn, named } from '../../core/testing/messenger.tsx'

test('a list whose actor failed is there again, goes on, and the guest is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { house, row, screen } = await enterMessenger({ channels: named(3) })
  await row('Actor 2').click()
  house.actor.system.get('channels').send({ type: 'push.channels', channels: null })
  await expect.element(screen.getByText(/Part of the page met an error/)).toBeVisible()
  await expect.poll(() => house.loadChannels.calls.length).toBe(2)
  await house.loadChannels.calls[1]?.resolve({ channels: named(3), total: 3 })
  await expect.element(row('Actor 2')).toBeVisible()
  house.socket.push(messageIn('channel-3'))
  await expect.element(row('Actor 3')).toHaveTextContent('Just now')
})
