import '../testing/rendered.ts'

import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chatMessage, messengerActor, recommended } from '../../fixtures/messenger.fixtures.ts'
import { channelsOf } from '../../fixtures/messengerWalk.fixtures.ts'
import { push } from '../../fixtures/pushes.fixtures.ts'
import type { Channel } from '../../machines/realtime/realtime.events.ts'
import { openHouse } from '../testing/house.tsx'
import { takeRendered } from '../testing/rendered.ts'

const named = (count: number, overrides: Partial<Channel> = {}) =>
  channelsOf(count, overrides).map((channel, at) => ({ ...channel, actorName: `Actor ${at + 1}` }))

/** A message of the actor in that channel, later than all before. */
const messageIn = (channelId: string) =>
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
async function enter(options: Options = {}) {
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

beforeEach(() => void takeRendered())

describe('the list', () => {
  test('draws only the rows near the view, of as many as there are', async () => {
    const { list } = await enter({ channels: named(500) })
    await expect.element(list).toBeVisible()
    const rows = list.getByRole('listitem').elements()
    expect(rows.length).toBeLessThan(30)
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('500')
  })

  test('draws one row for a push about one channel [MSG-31]', async () => {
    const { house, row } = await enter({ channels: named(500) })
    await expect.element(row('Actor 2')).toBeVisible()
    await expect.poll(() => takeRendered(), { interval: 300 }).toEqual([])
    house.socket.push(push('freeShowStarted', { channelId: 'channel-2', actorId: 'actor-2' }))
    await expect.element(row('Actor 2')).toHaveTextContent('Free show')
    const rendered = takeRendered()
    expect(rendered.filter((name) => name === 'ChannelRow')).toHaveLength(1)
    expect(rendered).not.toContain('Rows')
  })

  test('draws a channel that jumps ahead anew, and leaves those that it passes alone', async () => {
    const { house, list, row } = await enter({ channels: named(9) })
    await expect.element(row('Actor 9')).toBeVisible()
    const rowOf = (name: string) => row(name).element().closest('li')
    const before = { passed: rowOf('Actor 2'), jumped: rowOf('Actor 7') }
    house.socket.push(messageIn('channel-7'))
    await expect.element(list.getByRole('listitem').first()).toHaveTextContent('Actor 7')
    expect(rowOf('Actor 2')).toBe(before.passed)
    expect(rowOf('Actor 7')).not.toBe(before.jumped)
  })

  test('leaves the focus where it is when its channel jumps ahead, or is passed', async () => {
    const { house, list, row } = await enter({ channels: named(9) })
    await expect.element(row('Actor 7')).toBeVisible()
    row('Actor 7').element().focus()
    for (const [id, name] of [
      ['channel-7', 'Actor 7'],
      ['channel-8', 'Actor 8'],
    ] as const) {
      house.socket.push(messageIn(id))
      await expect.element(list.getByRole('listitem').first()).toHaveTextContent(name)
      await expect.element(row('Actor 7')).toHaveFocus()
    }
  })

  test('says who, what last, when, and what waits there [MSG-1 MSG-2 MSG-3 MSG-4]', async () => {
    const [one] = named(1, {
      unread: true,
      unreadCount: 4,
      freeMessagesAmount: 2,
      isActorOnline: true,
      subject: 'Come <b>by</b>',
    })
    const { row } = await enter({ channels: [one as Channel] })
    await expect.element(row('Actor 1')).toBeVisible()
    const text = row('Actor 1').element().textContent ?? ''
    for (const words of ['Actor 1, 29', 'Online', 'Come <b>by</b>', '2 free', '4 unread'])
      expect(text).toContain(words)
  })

  test('tells pictures, gifts and shows in a word, whatever was written before', async () => {
    const types = ['picture', 'gift', 'freeShow', 'unheardOf']
    const channels = named(4).map((channel, at) => ({
      ...channel,
      subject: at === 3 ? '' : 'Written before',
      lastMessageType: types[at],
    }))
    const { row } = await enter({ channels })
    for (const [at, words] of ['Picture', 'Gift', 'Free show', 'Message'].entries())
      await expect.element(row(`Actor ${at + 1}`)).toHaveTextContent(words)
  })

  test('is walked by arrows, Home and End; Enter opens; Tab leaves it after one row', async () => {
    const { list, row, conversation } = await enter({ channels: named(200) })
    await expect.element(row('Actor 1')).toBeVisible()
    row('Actor 1').element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(row('Actor 3')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(row('Actor 2')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect.element(row('Actor 200')).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(row('Actor 1')).toHaveFocus()
    const stops = list.element().querySelectorAll('[data-channel][tabindex="0"]')
    expect(stops).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect.element(conversation('Actor 1')).toBeVisible()
    await expect.element(row('Actor 1')).toHaveAttribute('aria-current', 'true')
  })

  test('is filtered, searched and narrowed to who is online [MSG-5 MSG-6]', async () => {
    const channels = named(3).map((channel, at) => ({
      ...channel,
      unread: at === 1,
      isActorOnline: at !== 0,
    }))
    const { house, screen, list } = await enter({ channels })
    const rows = () => list.getByRole('listitem').elements().length
    await screen.getByRole('button', { name: 'Unread', exact: true }).click()
    await expect.poll(rows).toBe(1)
    await screen.getByRole('button', { name: 'Newest' }).click()
    await expect.poll(rows).toBe(3)
    await screen.getByRole('switch', { name: 'Online' }).click({ force: true })
    await expect.poll(rows).toBe(2)
    await screen.getByRole('searchbox').fill('actor 3')
    await expect.poll(rows).toBe(1)
    await screen.getByRole('searchbox').fill('nobody')
    await expect.element(screen.getByText('No such name')).toBeVisible()
    expect(house.socket.sent()).toContainEqual({ type: 'filterChannels', filterType: 'unread' })
  })

  test('asks for more when its end is near [MSG-27]', async () => {
    const { house } = await enter({ channels: named(20), total: 60 })
    const asked = () => house.socket.sent().filter(({ type }) => type === 'loadChannels')
    await expect.poll(asked).toEqual([{ type: 'loadChannels', offset: 20, limit: 100 }])
  })

  test('archives by a row’s menu, and takes it back [MSG-11 MSG-30]', async () => {
    const { house, screen, row } = await enter()
    await expect.element(row('Actor 2')).toBeVisible()
    const menu = screen.getByRole('button', { name: 'More for Actor 2' })
    expect(menu.query()).toBeNull()
    row('Actor 2').element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(menu).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('menuitem', { name: 'Move to the archive' }).click()
    await expect.poll(() => row('Actor 2').query()).toBeNull()
    await screen.getByRole('button', { name: 'Undo' }).click()
    await expect.element(row('Actor 2')).toBeVisible()
    expect(house.socket.sent().filter(({ type }) => type === 'archiveChannel')).toHaveLength(2)
  })

  test('shows a row’s menu in place of the time while it is reached by keyboard or open', async () => {
    const { screen, row } = await enter()
    await expect.element(row('Actor 2')).toBeVisible()
    const time = row('Actor 2').element().querySelector('time') as HTMLElement
    const isTimeSeen = () => getComputedStyle(time).visibility === 'visible'
    const opacity = () => {
      const menu = screen.getByRole('button', { name: 'More for Actor 2' }).element()
      return getComputedStyle(menu.parentElement as Element).opacity
    }
    expect(isTimeSeen()).toBe(true)
    row('Actor 2').element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => [isTimeSeen(), opacity()]).toEqual([false, '1'])
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('menuitem').first()).toHaveFocus()
    await expect.poll(() => [isTimeSeen(), opacity()]).toEqual([false, '1'])
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.poll(() => [isTimeSeen(), opacity()]).toEqual([true, '0'])
  })

  test('marks everything as read [MSG-26]', async () => {
    const { house, screen, row } = await enter({
      channels: named(2, { unread: true, unreadCount: 1 }),
    })
    await expect.element(row('Actor 1')).toHaveTextContent('1 unread')
    await screen.getByRole('button', { name: 'Mark all as read' }).click()
    await expect.element(row('Actor 1')).not.toHaveTextContent('unread')
    expect(house.socket.sent()).toContainEqual({ type: 'setAllChannelsSeen' })
  })

  test('says when it did not come, and asks again', async () => {
    await page.viewport(1440, 800)
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitGuest()
    await house.connect()
    house.goTo('/en/messenger/')
    await expect.poll(() => house.loadChannels.calls.length).toBe(1)
    await house.loadChannels.calls[0]?.reject(new Error('500'))
    const list = screen.getByRole('region', { name: 'Conversations' })
    await list.getByRole('button', { name: 'Try again' }).click()
    expect(house.loadChannels.calls).toHaveLength(2)
  })
})

describe('the page', () => {
  test('fills the window below the navbar, and nothing scrolls behind it', async () => {
    for (const width of [1440, 900, 390]) {
      const { screen, row } = await enter({ width, channels: named(60) })
      await expect.element(row('Actor 1')).toBeVisible()
      const { scrollHeight, clientHeight } = document.documentElement
      expect(scrollHeight, `at ${width}`).toBe(clientHeight)
      await screen.unmount()
    }
  })

  test('has no footer below it, until it is left', async () => {
    const { house, screen, list } = await enter()
    const footer = () => getComputedStyle(document.querySelector('footer') as Element).display
    await expect.element(list).toBeVisible()
    await expect.poll(footer).toBe('none')
    house.goTo('/en/imprint/')
    await expect.element(screen.getByRole('contentinfo')).toBeVisible()
  })

  test('keeps the writing field clear of what asks about cookies', async () => {
    for (const width of [1440, 900, 390]) {
      const { screen } = await enter({ width, query: '?channel=channel-2', isAsked: true })
      const banner = screen.getByRole('region', { name: 'A word about cookies' })
      const field = screen.getByRole('textbox', { name: 'Message to Actor 2' })
      await expect.element(banner).toBeVisible()
      await expect.element(field).toBeVisible()
      const isCovered = () => {
        const upper = banner.element().getBoundingClientRect()
        const lower = field.element().getBoundingClientRect()
        return (
          upper.left < lower.right &&
          lower.left < upper.right &&
          upper.top < lower.bottom &&
          lower.top < upper.bottom
        )
      }
      await expect.poll(isCovered, { message: `at ${width}` }).toBe(false)
      await screen.unmount()
    }
  })

  test('opens the channel that its address names [MSG-9]', async () => {
    const { conversation } = await enter({ query: '?channel=channel-2' })
    await expect.element(conversation('Actor 2')).toBeVisible()
  })

  test('begins a conversation with somebody recommended [MSG-18 MSG-34]', async () => {
    const { house, screen, conversation } = await enter()
    await expect.poll(() => house.loadRecommendations.calls.length).toBe(1)
    const actors = Array.from({ length: 12 }, (_, at) => ({
      ...recommended,
      id: `new-${at}`,
      name: `New ${at}`,
    }))
    await house.loadRecommendations.calls[0]?.resolve(actors)
    await expect
      .poll(() => screen.getByRole('button', { name: /^Write to New/ }).elements().length)
      .toBe(9)
    await screen.getByRole('button', { name: 'Write to New 3, 31' }).click()
    expect(house.loadActorChannel.calls[0]?.input).toEqual({ actorId: 'new-3' })
    const [channel] = named(1, { id: 'channel-n', actorId: 'new-3' })
    await house.loadActorChannel.calls[0]?.resolve({ ...channel, actorName: 'New 3' } as Channel)
    await expect.element(conversation('New 3')).toBeVisible()
  })

  test('says when the chosen conversation did not come', async () => {
    const { house, screen } = await enter({ query: '?channel=gone' })
    await house.loadChannel.calls[0]?.reject(new Error('404'))
    await expect.element(screen.getByText('This conversation did not open')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(house.loadChannel.calls).toHaveLength(2)
  })
})

describe('details', () => {
  test('stand beside the conversation and switch e-mails and SMS [MSG-20 NTF-9]', async () => {
    const { house, screen } = await enter({ query: '?channel=channel-1' })
    const details = screen.getByRole('region', { name: 'About Actor 1' })
    await expect.element(details).toBeVisible()
    await house.loadMessengerActor.calls[0]?.resolve(messengerActor)
    await expect.element(details).toHaveTextContent('Germany')
    await details.getByRole('switch', { name: 'By e-mail' }).click({ force: true })
    await details.getByRole('switch', { name: 'By text message' }).click({ force: true })
    await expect.element(details.getByRole('switch', { name: 'By e-mail' })).toBeChecked()
    expect(house.socket.sent()).toEqual(
      expect.arrayContaining([
        { type: 'setActorEmailNotification', actorId: 'actor-1', enabled: true },
        { type: 'setActorSmsNotification', actorId: 'actor-1', enabled: true },
      ]),
    )
    await details.getByRole('button', { name: 'Close the details' }).click()
    await expect.poll(() => details.query()).toBeNull()
  })
})

describe('in a narrow window', () => {
  test('one pane is seen; the back button and the arrow lead back, and the focus goes along', async () => {
    const { house, screen, list, row, conversation } = await enter({ width: 390 })
    await row('Actor 2').click()
    await expect.element(conversation('Actor 2')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Actor 2' })).toHaveFocus()
    expect(list.query()).toBeNull()
    await screen.getByRole('button', { name: 'Show details' }).click()
    await expect.element(screen.getByRole('region', { name: 'About Actor 2' })).toBeVisible()
    house.router.go(-1)
    await expect.element(conversation('Actor 2')).toBeVisible()
    await screen.getByRole('button', { name: 'Back to the conversations' }).click()
    await expect.element(row('Actor 2')).toHaveFocus()
    expect(house.router.current()).toBe('/en/messenger/')
  })
})

describe('the navbar', () => {
  test('counts what is unread and lists the latest, each a way to its channel [MSG-15 MSG-24]', async () => {
    await page.viewport(1440, 800)
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitGuest()
    await house.connect()
    await house.loadUnreadCount.calls[0]?.resolve(8)
    const button = screen.getByRole('banner').getByRole('button', { name: 'Messages', exact: true })
    await expect.element(button).toHaveTextContent('8')
    await expect.element(button).toHaveAttribute('aria-description', '8 unread')
    await button.click()
    const menu = screen.getByRole('dialog', { name: 'Messages' })
    await expect.poll(() => house.loadChannels.calls.length).toBe(1)
    const channels = named(8, { unread: true, unreadCount: 1 })
    await house.loadChannels.calls[0]?.resolve({ channels, total: 8 })
    await expect.poll(() => menu.getByRole('listitem').elements().length).toBe(5)
    house.socket.push(messageIn('channel-7'))
    await expect.element(menu.getByRole('listitem').first()).toHaveTextContent('Just now')
    await menu
      .getByRole('link', { name: /Actor 7/ })
      .first()
      .click()
    await expect
      .element(screen.getByRole('region', { name: 'Conversation with Actor 7' }))
      .toBeVisible()
    await expect.element(button).toHaveTextContent('7')
  })
})
