import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { floatTime } from '../../../machines/messenger/notifications/notifications.floats.ts'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

const day = (at: number) => `2026-01-0${at}T08:00:00.000Z`

async function enter(width = 1440) {
  await page.viewport(width, 900)
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  house.notify([])
  const region = screen.getByRole('region', { name: 'New notifications' })
  const titles = () =>
    region
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent)
  return {
    house,
    screen,
    region,
    titles,
    float: (...notifications: Partial<Notification>[]) =>
      house.socket.push(
        push('floatingNotifications', { notifications: notifications.map(house.notification) }),
      ),
    seen: () =>
      house.socket
        .sent()
        .flatMap((message) =>
          message.type === 'markNotificationSeen' ? [message.notificationId] : [],
        ),
  }
}

const said = () => document.querySelector('[data-live-announcer]')?.textContent
const first = { id: 'a', title: 'Ada writes', text: 'Are you there?', createdAt: day(1) }
const second = { id: 'b', title: 'Bea is online', text: 'Say hello.', createdAt: day(2) }

test('what is new floats, is read out, counts as seen, and leaves after its time [NTF-4 NTF-10]', async () => {
  const { house, region, titles, float, seen } = await enter()
  float(first)
  await expect.element(region).toBeVisible()
  expect(titles()).toEqual(['Ada writesAre you there?'])
  await expect.poll(said).toBe('Ada writes. Are you there?')
  await expect.poll(seen).toEqual(['a'])
  house.clock.step(floatTime - 1)
  await expect.element(region).toBeVisible()
  house.clock.step(1)
  await expect.poll(() => region.query()).toBeNull()
})

test('pointing at it holds it', async () => {
  const { house, region, float, seen } = await enter()
  float(first)
  await expect.poll(seen).toEqual(['a'])
  await userEvent.hover(region.getByText('Are you there?'))
  house.clock.step(10 * floatTime)
  await expect.element(region).toBeVisible()
  await userEvent.unhover(region.getByText('Are you there?'))
  await userEvent.hover(document.querySelector('footer') ?? document.body)
  house.clock.step(floatTime)
  await expect.poll(() => region.query()).toBeNull()
})

test('the keyboard holds it and sends it away, one after the other', async () => {
  const { house, region, titles, float, seen } = await enter()
  float(first, second)
  await expect.poll(() => seen().length).toBe(2)
  region.getByRole('button', { name: 'Dismiss: Bea is online' }).element().focus()
  house.clock.step(10 * floatTime)
  await expect.element(region).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(titles).toEqual(['Ada writesAre you there?'])
  await expect.element(region.getByRole('button', { name: 'Dismiss: Ada writes' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => region.query()).toBeNull()
})

test('one about a performer leads to the conversation and goes', async () => {
  const { house, region, float } = await enter()
  float({ ...first, actorId: 'actor7' })
  await region.getByRole('link', { name: 'Ada writes' }).click()
  await expect.poll(() => house.router.current()).toContain('/messenger/?actor=actor7')
  await expect.poll(() => region.query()).toBeNull()
  expect(house.socket.sent()).toContainEqual({ type: 'markNotificationRead', notificationId: 'a' })
})

test('they wait while a menu or a dialog is open, and while nobody sees the page', async () => {
  const { house, region, float, seen } = await enter()
  const menu = () => house.tell('menus', { type: 'menus.toggleRequested', menu: 'search' })
  menu()
  float(first)
  house.openModal('vip30')
  menu()
  await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull()
  house.browser.last().report({ type: 'browser.hidden' })
  house.tell('modals', { type: 'modals.closeRequested', id: 'vip30' })
  house.clock.step(10 * floatTime)
  expect(region.query()).toBeNull()
  expect(seen()).toEqual([])
  house.browser.last().report({ type: 'browser.shown' })
  await expect.element(region).toBeVisible()
})

test.each([390, 1440])('lies below the navbar and the notice under it at %i px', async (width) => {
  const { house, region, screen, float } = await enter(width)
  house.watchWindow.last().report({ type: 'viewport.resized', width })
  house.tell('statusBar', { type: 'statusBar.showRequested', bar: 'error' })
  float(first, second, { ...first, id: 'c', createdAt: day(3) })
  await expect.element(region).toBeVisible()
  const notices = screen.getByRole('region', { name: 'Notices about your account' })
  await expect.element(notices).toBeVisible()
  const box = (element: Element | null) => (element ?? document.body).getBoundingClientRect()
  const { bottom } = box(notices.element())
  expect(bottom).toBeGreaterThan(box(document.querySelector('header')).bottom)
  await expect.poll(() => box(region.element()).top).toBeGreaterThanOrEqual(bottom)
  const floats = box(region.element())
  expect(floats.right).toBeLessThanOrEqual(width)
})

test('draws text as text', async () => {
  const { region, float } = await enter()
  const title = '<img src=x onerror="document.title=1">'
  float({ ...first, title })
  await expect.element(region.getByRole('listitem')).toHaveTextContent(title)
  expect(region.element().querySelector('img')).toBeNull()
})

test('shows the face of whom it is about, and a bell when it is about nobody', async () => {
  const { region, float } = await enter()
  float({ ...first, actorId: 'actor-7' }, { ...second, actorId: undefined })
  const items = region.getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(2)
  const faceOf = (words: string) => items.filter({ hasText: words }).element()
  expect(faceOf('Ada writes').querySelector('img')?.getAttribute('src')).toBe(
    '/pictures/portrait/actor-7/w320.webp',
  )
  expect(faceOf('Ada writes').textContent).not.toContain('AW')
  expect(faceOf('Bea is online').querySelector('img')).toBeNull()
})
