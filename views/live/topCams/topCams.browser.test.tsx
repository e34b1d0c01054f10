import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { topCamsPage } from '../../../fixtures/live/topCams.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { TopCam } from '../../../machines/live/topCams/topCams.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

const address = '/en/amateur/juno-amber/top-cams/'

async function enter({ isGuest = true, query = '' } = {}) {
  const house = openHouse('en', { address: `${address}${query}` })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  await expect.poll(() => house.loadActorProfile.calls.length).toBe(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  const tab = (name: string) => screen.getByRole('tab', { name })
  await expect.element(tab('Best chats')).toBeVisible()
  const { calls } = house.loadListPage
  return {
    house,
    screen,
    tab,
    calls,
    row: (name: string) => screen.getByRole('listitem').filter({ hasText: name }),
    asked: () => calls.at(-1)?.input.filter,
    show: (...cams: Partial<TopCam>[]) => calls.at(-1)?.resolve(topCamsPage(...cams)),
  }
}

test('shows the best first: who they are, what they speak, how content guests were, and the way to them [ACT-2 ACT-16 ACT-21]', async () => {
  const { screen, row, show } = await enter()
  await expect.element(screen.getByRole('region', { name: 'The list is loading' })).toBeVisible()
  await show(
    { id: 'a', name: 'Ada Lark', profileLink: 'ada-lark' },
    { id: 'b', name: 'Vesper Quill', online: false, onlineVideocall: false, ratingCount: 9 },
  )
  const ada = row('Ada Lark')
  await expect.element(ada).toHaveTextContent('29 · German, English')
  const content = (name: string) => row(name).getByRole('img', { name: /content/ })
  await expect.element(content('Ada Lark')).toHaveAccessibleName('97% of 1.204 guests were content')
  await expect.element(ada).toHaveTextContent('412 guests like them')
  await expect.element(ada).toHaveTextContent('Video call')
  await expect.element(ada.getByRole('link')).toHaveAttribute('href', '/en/amateur/ada-lark/')
  await expect.element(row('Vesper Quill')).toHaveTextContent('Away')
  await expect.element(content('Vesper Quill')).not.toBeInTheDocument()
  const names = screen.getByRole('list', { name: 'Best chats' }).getByRole('link').all()
  expect(names.map((one) => one.element().textContent?.slice(0, 3))).toEqual(['Ada', 'Ves'])
})

test('each tab is a list of its own, by keyboard too, and stands in the address [ACT-2 ACT-38]', async () => {
  const { house, screen, tab, row, asked, show } = await enter()
  await show({ id: 'a', name: 'Ada Lark' })
  await tab('Top 100').click()
  expect(asked()).toMatchObject({ type: 'top100' })
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(asked()).toMatchObject({ type: 'videoCall', online: false })
  expect(house.router.current()).toBe(`${address}?list=videoCall`)
  await show({ id: 'a', name: 'Ada Lark' })
  await expect.element(row('Ada Lark')).toHaveTextContent('880 points')
  await expect.element(row('Ada Lark')).toHaveTextContent('12')
  await expect.element(row('Ada Lark')).toHaveTextContent('a minute')
  await expect.element(screen.getByRole('list', { name: 'Video calls' })).toBeVisible()
})

test('leaves out who is away when told, and says when that is everybody [ACT-38]', async () => {
  const { screen, asked, show } = await enter()
  await show({ id: 'a' })
  await screen.getByText('Live now', { exact: true }).click()
  expect(asked()).toMatchObject({ type: 'bestChats', online: true })
  await show()
  await expect.element(screen.getByText('Nobody of this list is live')).toBeVisible()
  await screen.getByRole('button', { name: 'Show all' }).click()
  expect(asked()).toMatchObject({ online: false })
})

test('a performer goes and comes back by push, where they stand [ACT-20]', async () => {
  const { house, row, show } = await enter()
  await house.connect()
  await show({ id: 'a', name: 'Ada Lark' }, { id: 'b', name: 'Vesper Quill' })
  await expect.element(row('Ada Lark')).toHaveTextContent('Live')
  house.socket.push(push('actorOffline', { actorId: 'a' }))
  await expect.element(row('Ada Lark')).toHaveTextContent('Away')
  await expect.element(row('Vesper Quill')).not.toHaveTextContent('Away')
  house.socket.push(push('actorOnline', { actorId: 'a' }))
  await expect.element(row('Ada Lark')).not.toHaveTextContent('Away')
})

test('the favourites of a visitor are behind the login, those of a guest are their own [ACT-2]', async () => {
  const { screen, calls } = await enter({ isGuest: false, query: '?list=favorites' })
  await expect.element(screen.getByText('Your favourites are yours alone')).toBeVisible()
  await expect
    .element(screen.getByRole('tabpanel').getByRole('button', { name: 'Log in' }))
    .toBeVisible()
  expect(calls).toHaveLength(0)
  await screen.unmount()
  const guest = await enter({ query: '?list=favorites' })
  await guest.show()
  await expect.element(guest.screen.getByText(/Make performers your favourites/)).toBeVisible()
})

test('says that the list did not come, and asks again', async () => {
  const { screen, calls, row, show } = await enter()
  await calls[0]?.reject(new Error('gone'))
  await screen.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  expect(calls).toHaveLength(2)
  await show({ name: 'Ada Lark' })
  await expect.element(row('Ada Lark')).toBeVisible()
})
