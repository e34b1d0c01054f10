import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { undoTime } from '../../../machines/messenger/notifications/notifications.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

const day = (at: number) => `2026-01-0${at}T08:00:00.000Z`

async function enter({ width = 1440, path = '/en/daily-deals/' } = {}) {
  await page.viewport(width, 900)
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  house.goTo(path)
  house.notify([
    house.notification({ id: 'a', title: 'First', createdAt: day(3), actorId: 'actor7' }),
    house.notification({ id: 'b', title: 'Second', createdAt: day(2) }),
    house.notification({ id: 'c', title: 'Third', createdAt: day(1), unread: false, type: 13 }),
  ])
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Daily deals' })).toBeVisible()
  house.tell('menus', { type: 'menus.toggleRequested', menu: 'notifications' })
  const menu = screen.getByRole('dialog', { name: 'Notifications' })
  await expect.element(menu.getByText('Second')).toBeVisible()
  const sent = (type: string) =>
    house.socket
      .sent()
      .filter((message) => message.type === type)
      .map((message) => 'notificationId' in message && message.notificationId)
  return { house, menu, screen, sent }
}

const titles = () =>
  [...document.querySelectorAll('[role="dialog"] li p:first-child')].map((item) => item.textContent)

test('what the menu shows is seen, and what is read is read [NTF-3 NTF-4 NTF-8]', async () => {
  const { menu, sent } = await enter()
  await expect.poll(() => new Set(sent('markNotificationSeen'))).toEqual(new Set(['a', 'b', 'c']))
  expect(sent('markNotificationRead')).toEqual([])
  await expect.element(menu.getByText('2 new')).toBeVisible()
  await menu.getByRole('button', { name: 'Mark as read: Second' }).click()
  await expect.element(menu.getByText('1 new')).toBeVisible()
  expect(sent('markNotificationRead')).toEqual(['b'])
})

test('all are marked as read at once, and the mark at the bell goes [NTF-3]', async () => {
  const { menu, screen, sent } = await enter()
  const bell = screen.getByRole('button', { name: 'Notifications' }).first()
  expect(bell.element().querySelector('span')).not.toBeNull()
  await menu.getByRole('button', { name: 'Mark all as read' }).click()
  expect(sent('markNotificationRead')).toEqual(['a', 'b'])
  await expect.poll(() => bell.element().querySelector('span')).toBeNull()
  expect(menu.getByRole('button', { name: 'Mark all as read' }).query()).toBeNull()
})

test('one is removed by keyboard and brought back; the keyboard keeps its place [NTF-5]', async () => {
  const { house, menu } = await enter()
  menu.getByRole('button', { name: 'Remove: Second' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(titles).toEqual(['New: First', 'Third'])
  await expect.element(menu.getByText('Removed: Second')).toBeVisible()
  await expect.element(menu.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await expect
    .poll(() => document.querySelector('[data-live-announcer]')?.textContent)
    .toBe('Removed: Second')

  await userEvent.keyboard('{Enter}')
  await expect.poll(titles).toEqual(['New: First', 'Second', 'Third'])
  await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull()

  await menu.getByRole('button', { name: 'Remove: First' }).click()
  await expect.element(menu.getByText('Removed: First')).toBeVisible()
  house.clock.step(undoTime)
  await expect.poll(() => menu.getByRole('button', { name: 'Undo' }).query()).toBeNull()
  expect(titles()).toEqual(['Second', 'Third'])
  house.notify([house.notification({ id: 'a', title: 'First', createdAt: day(3) })])
  expect(titles()).toEqual(['Second', 'Third'])
})

test('one about a performer leads to the conversation, and is read then', async () => {
  const { house, menu, sent } = await enter()
  const link = menu.getByRole('link', { name: 'First' })
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringMatching(/^\/en\/messenger\/\?actor=actor7$/))
  await link.click()
  expect(sent('markNotificationRead')).toEqual(['a'])
  await expect.poll(() => house.router.current()).toContain('/messenger/?actor=actor7')
  await expect.poll(() => menu.query()).toBeNull()
})

test('the menu leads to the settings [NTF-6]', async () => {
  const { menu } = await enter()
  await expect
    .element(menu.getByRole('link', { name: 'Notification settings' }))
    .toHaveAttribute('href', expect.stringMatching(/\/profile\/?#settings$/))
})

test('a narrow window lists fewer types, a wide one all [NTF-2]', async () => {
  const { house, menu } = await enter()
  expect(titles()).toEqual(['New: First', 'New: Second', 'Third'])
  house.watchWindow.last().report({ type: 'viewport.resized', width: 390 })
  await expect.poll(titles).toEqual(['New: First', 'New: Second'])
  expect(menu.getByText('Third').query()).toBeNull()
})
