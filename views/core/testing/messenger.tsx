import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channelsOf } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { openHouse } from './house.tsx'

/** So many channels, whose actors are numbered from 1. */
export const named = (count: number, overrides: Partial<Channel> = {}) =>
  channelsOf(count, overrides).map((channel, at) => ({ ...channel, actorName: `Actor ${at + 1}` }))

/** A message of the actor in that channel, later than all before. */
export const messageIn = (channelId: string) =>
  push('messengerContentChanged', {
    channelId,
    message: chatMessage({
      id: `new-${channelId}`,
      channelId,
      data: 'Just now',
      sentAt: Date.UTC(2026, 0, 2),
    }),
  })

interface Options {
  width?: number
  channels?: Channel[]
  total?: number
  query?: string
  /** Whether the guest has still to say which cookies they allow. */
  isAsked?: boolean
}

/** The messenger's page with these channels, in a window of that width. */
export async function enterMessenger(options: Options = {}) {
  const { width = 1440, channels = named(3), total, query = '', isAsked = false } = options
  await page.viewport(width, 800)
  const house = openHouse('en', isAsked ? { items: {} } : {})
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  house.goTo(`/en/messenger/${query}`)
  await expect.poll(() => house.loadChannels.calls.length).toBe(1)
  await house.loadChannels.calls[0]?.resolve({ channels, total: total ?? channels.length })
  const list = screen.getByRole('list', { name: 'Conversations' })
  const row = (name: string) => list.getByRole('button', { name: new RegExp(`^${name},`) })
  const conversation = (name: string) =>
    screen.getByRole('region', { name: `Conversation with ${name}` })
  return { house, screen, list, row, conversation }
}
