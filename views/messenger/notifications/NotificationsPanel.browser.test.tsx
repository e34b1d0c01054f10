import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { answerTimeout } from '../../../machines/messenger/notifications/notifications.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await house.connect()
  const panel = screen.getByRole('region', { name: 'Latest notifications' })
  await expect.element(panel).toBeVisible()
  return { house, panel }
}

test('keeps the place until the notifications are there', async () => {
  const { house, panel } = await enter()
  await expect.element(panel.getByText('Notifications are loading')).toBeInTheDocument()
  house.notify([])
  await expect.element(panel.getByText('All quiet')).toBeVisible()
  expect(panel.getByText('Notifications are loading').query()).toBeNull()
})

test('lists the newest with their age and counts the unread ones', async () => {
  const { house, panel } = await enter()
  const at = (minutes: number) => new Date(house.clock.now() - minutes * 60_000).toISOString()
  house.notify([
    house.notification({ id: 'a', title: 'First', createdAt: at(2) }),
    house.notification({ id: 'b', title: 'Second', unread: false, createdAt: at(90) }),
    house.notification({ id: 'c', title: 'Third', createdAt: at(3000) }),
  ])
  await expect.element(panel.getByText('2 new')).toBeVisible()
  expect(
    panel
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual([
    'New: FirstSay hello.2 minutes ago',
    'SecondSay hello.1 hour ago',
    'New: ThirdSay hello.2 days ago',
  ])
})

test('says when the notifications do not come, and asks for them again when told to', async () => {
  const { house, panel } = await enter()
  house.clock.step(answerTimeout)
  await expect.element(panel.getByRole('alert')).toHaveTextContent('could not be loaded in time')
  expect(panel.getByText('Notifications are loading').query()).toBeNull()

  const requests = () =>
    house.socket.sent().filter(({ type }) => type === 'requestNavbarNotifications')
  expect(requests()).toHaveLength(1)
  await panel.getByRole('button', { name: 'Try again' }).click()
  expect(requests()).toHaveLength(2)
  await expect.element(panel.getByText('Notifications are loading')).toBeInTheDocument()
  house.notify([house.notification({ title: 'First' })])
  await expect.element(panel.getByText('First')).toBeVisible()
})

test('marks one as read, here and on the server [NTF-3]', async () => {
  const { house, panel } = await enter()
  house.notify([house.notification({ id: 'a', title: 'First' })])
  await panel.getByRole('button', { name: 'Mark as read: First' }).click()

  await expect.poll(() => panel.getByText('1 new').query()).toBeNull()
  expect(panel.getByRole('button', { name: 'Mark as read: First' }).query()).toBeNull()
  expect(house.socket.sent()).toContainEqual({ type: 'markNotificationRead', notificationId: 'a' })
})

test('draws text as text', async () => {
  const { house, panel } = await enter()
  const title = '<img src=x onerror="document.title=1">'
  house.notify([house.notification({ title })])
  await expect.element(panel.getByRole('listitem')).toHaveTextContent(title)
  expect(panel.element().querySelector('img')).toBeNull()
})
