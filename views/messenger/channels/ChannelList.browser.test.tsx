import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { enterMessenger, messageIn, named } from '../../core/testing/messenger.tsx'
import { takeRendered } from '../../core/testing/rendered.ts'

beforeEach(() => void takeRendered())

test('draws only the rows near the view, of as many as there are', async () => {
  const { list } = await enterMessenger({ channels: named(500) })
  await expect.element(list).toBeVisible()
  const rows = list.getByRole('listitem').elements()
  expect(rows.length).toBeLessThan(30)
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('500')
})

test('draws one row for a push about one channel [MSG-31]', async () => {
  const { house, row } = await enterMessenger({ channels: named(500) })
  await expect.element(row('Actor 2')).toBeVisible()
  await expect.poll(() => takeRendered(), { interval: 300 }).toEqual([])
  house.socket.push(push('freeShowStarted', { channelId: 'channel-2', actorId: 'actor-2' }))
  await expect.element(row('Actor 2')).toHaveTextContent('Free show')
  const rendered = takeRendered()
  expect(rendered.filter((name) => name === 'ChannelRow')).toHaveLength(1)
  expect(rendered).not.toContain('Rows')
})

test('draws a channel that jumps ahead anew, and leaves those that it passes alone', async () => {
  const { house, list, row } = await enterMessenger({ channels: named(9) })
  await expect.element(row('Actor 9')).toBeVisible()
  const rowOf = (name: string) => row(name).element().closest('li')
  const before = { passed: rowOf('Actor 2'), jumped: rowOf('Actor 7') }
  house.socket.push(messageIn('channel-7'))
  await expect.element(list.getByRole('listitem').first()).toHaveTextContent('Actor 7')
  expect(rowOf('Actor 2')).toBe(before.passed)
  expect(rowOf('Actor 7')).not.toBe(before.jumped)
})

test('leaves the focus where it is when its channel jumps ahead, or is passed', async () => {
  const { house, list, row } = await enterMessenger({ channels: named(9) })
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

test('draws what was sent last in one line with its words, and moves no name for it', async () => {
  const channels = named(2).map((channel, at) => ({
    ...channel,
    lastMessageId: 'last',
    lastMessageType: at === 0 ? 'picture' : 'text',
  }))
  const { row } = await enterMessenger({ channels })
  await expect.element(row('Actor 1')).toHaveTextContent('Picture')
  const boxOf = (node: Node) => {
    const range = document.createRange()
    range.selectNode(node)
    return range.getBoundingClientRect()
  }
  const drawing = row('Actor 1').element().querySelector('svg') as Element
  const words = boxOf(drawing.nextSibling as Node)
  const drawn = drawing.getBoundingClientRect()
  expect(drawn.right).toBeLessThanOrEqual(words.left)
  expect(drawn.top).toBeLessThan(words.bottom)
  const nameAt = (name: string) => {
    const button = row(name).element()
    const label = boxOf((button.querySelector('span + span > span') as Element).firstChild as Node)
    return label.top - button.getBoundingClientRect().top
  }
  expect(nameAt('Actor 1')).toBe(nameAt('Actor 2'))
})

test('says who, what last, when, and what waits there [MSG-1 MSG-2 MSG-3 MSG-4]', async () => {
  const [one] = named(1, {
    unread: true,
    unreadCount: 4,
    freeMessagesAmount: 2,
    isActorOnline: true,
    subject: 'Come <b>by</b>',
  })
  const { row } = await enterMessenger({ channels: [one as Channel] })
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
  const { row } = await enterMessenger({ channels })
  for (const [at, words] of ['Picture', 'Gift', 'Free show', 'Message'].entries())
    await expect.element(row(`Actor ${at + 1}`)).toHaveTextContent(words)
})

test('is walked by arrows, Home and End; Enter opens; Tab leaves it after one row', async () => {
  const { list, row, conversation } = await enterMessenger({ channels: named(200) })
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
  const { house, screen, list } = await enterMessenger({ channels })
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
  await expect.element(screen.getByText('Nobody found')).toBeVisible()
  expect(house.socket.sent()).toContainEqual({ type: 'filterChannels', filterType: 'unread' })
})

test('asks for more when its end is near [MSG-27]', async () => {
  const { house } = await enterMessenger({ channels: named(20), total: 60 })
  const asked = () => house.socket.sent().filter(({ type }) => type === 'loadChannels')
  await expect.poll(asked).toEqual([{ type: 'loadChannels', offset: 20, limit: 100 }])
})

test('archives by a row’s menu, and takes it back [MSG-11 MSG-30]', async () => {
  const { house, screen, row } = await enterMessenger()
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
  const { screen, row } = await enterMessenger()
  await expect.element(row('Actor 2')).toBeVisible()
  const time = row('Actor 2').element().querySelector('time') as HTMLElement
  const isTimeSeen = () => getComputedStyle(time).visibility === 'visible'
  const menu = screen.getByRole('button', { name: 'More for Actor 2' })
  const opacity = () => getComputedStyle(menu.element().parentElement as Element).opacity
  expect(isTimeSeen()).toBe(true)
  row('Actor 2').element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => [isTimeSeen(), opacity()]).toEqual([false, '1'])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem').first()).toHaveFocus()
  await expect.poll(() => [isTimeSeen(), opacity()]).toEqual([false, '1'])
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.poll(() => [isTimeSeen(), opacity()]).toEqual([true, '0'])
})

test('marks everything as read [MSG-26]', async () => {
  const { house, screen, row } = await enterMessenger({
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
  await (await house.loadChannels.call(0)).reject(new Error('500'))
  const list = screen.getByRole('region', { name: 'Conversations' })
  await list.getByRole('button', { name: 'Try again' }).click()
  expect(house.loadChannels.calls).toHaveLength(2)
})
