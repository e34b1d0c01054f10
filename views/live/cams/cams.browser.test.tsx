import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(address = '/en/cams/', title = 'Live cams') {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const { calls } = house.loadListPage
  const list = screen.getByRole('list', { name: title })
  return {
    house,
    screen,
    calls,
    list,
    tile: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    asked: () => calls.at(-1)?.input,
    show: (...performers: Partial<ListedPerformer>[]) =>
      calls.at(-1)?.resolve({
        items: performers.map(listedPerformer),
        totals: { all: performers.length, online: 128 },
        next: null,
      }),
  }
}

test('shows who is there: how, what they are like, for how much and how content guests were [ACT-21 ACT-37]', async () => {
  const { screen, tile, show } = await enter()
  await expect.element(screen.getByRole('region', { name: 'Performers are loading' })).toBeVisible()
  await show(
    { id: 'a', name: 'Juno Amber', ratings: { countRatings: 10, satisfactionRate: 97 } },
    {
      id: 'b',
      name: 'Ada Lark',
      freeChat: true,
      ratings: { countRatings: 9, satisfactionRate: 97 },
    },
    { id: 'c', name: 'Vesper Quill', isCurrentlyTicketShow: true },
    { id: 'd', name: 'Sanna Oriel', isOnline: false, isOnlineMobileVideocall: false },
  )
  await expect.element(screen.getByText('128 performers are live')).toBeVisible()
  const juno = tile('Juno Amber')
  await expect.element(juno).toHaveTextContent('29 · velvet, jazz, mischief')
  const content = (name: string) => tile(name).getByRole('img', { name: /content/ })
  await expect.element(content('Juno Amber')).toHaveAccessibleName('97% of 10 guests were content')
  await expect.element(juno).toHaveTextContent('a minute')
  await expect.element(juno).toHaveTextContent('Video call')
  await expect.element(juno.getByRole('link')).toHaveAttribute('href', '/en/amateur/juno%20amber/')
  await expect.element(tile('Ada Lark')).toHaveTextContent('Free show')
  await expect.element(content('Ada Lark')).not.toBeInTheDocument()
  await expect.element(tile('Vesper Quill')).toHaveTextContent('Cam show')
  await expect.element(tile('Sanna Oriel')).toHaveTextContent('Away')
  await expect.element(tile('Sanna Oriel')).not.toHaveTextContent('Live chat')
})

test('a performer goes and comes back by push, where they stand [ACT-20]', async () => {
  const { house, screen, tile, list, show } = await enter()
  await house.connect()
  await show({ id: 'a', name: 'Juno Amber' }, { id: 'b', name: 'Ada Lark' })
  await expect.element(tile('Juno Amber')).toHaveTextContent('Live')
  house.socket.push(push('actorOffline', { actorId: 'a' }))
  await expect.element(tile('Juno Amber')).toHaveTextContent('Away')
  await expect.element(tile('Ada Lark')).not.toHaveTextContent('Away')
  await expect.element(screen.getByText('127 performers are live')).toBeVisible()
  expect(
    list
      .getByRole('listitem')
      .all()
      .map((one) => one.element().textContent?.includes('Juno')),
  ).toEqual([true, false])
  house.socket.push(push('actorOnline', { actorId: 'a' }))
  await expect.element(tile('Juno Amber')).not.toHaveTextContent('Away')
})

test('lies as tiles or as a list, as the guest chooses [TIL-3]', async () => {
  const { screen, list, show } = await enter()
  await show({ id: 'a', name: 'Juno Amber' }, { id: 'b', name: 'Ada Lark' })
  const ways = screen.getByRole('radiogroup', { name: 'How they are shown' })
  const left = () =>
    list
      .getByRole('listitem')
      .all()
      .map((one) => one.element().getBoundingClientRect().left)
  await expect.element(list).toBeVisible()
  expect(new Set(left()).size).toBe(2)
  await ways.getByText('List', { exact: true }).click()
  await expect.poll(() => new Set(left()).size).toBe(1)
  await expect.element(list).toHaveTextContent('29 · velvet, jazz, mischief')
  await ways.getByText('Tiles', { exact: true }).click()
  await expect.poll(() => new Set(left()).size).toBe(2)
})

test('is filtered beside the list, names the choice in its address and takes it back [ACT-12]', async () => {
  const { house, screen, asked, show } = await enter()
  await show({ id: 'a', name: 'Juno Amber' })
  await screen.getByText('Men', { exact: true }).click()
  expect(asked()?.filter).toEqual({ gender: 'M' })
  await screen.getByText('Live now', { exact: true }).click()
  expect(asked()?.filter).toEqual({ gender: 'M', isOnline: true })
  expect(house.router.current()).toBe('/en/cams/?gender=M&online=1')
  await screen.getByRole('button', { name: 'Leave out: Men' }).click()
  expect(asked()?.filter).toEqual({ isOnline: true })
  await show()
  const empty = screen.getByText('Nobody fits this choice')
  await expect.element(empty).toBeVisible()
  await screen.getByRole('button', { name: 'Clear' }).last().click()
  expect(asked()?.filter).toEqual({})
})

test('is filtered in a sheet on a phone, whose button says how many are left', async () => {
  const { screen, asked, calls } = await enter()
  await page.viewport(390, 800)
  await calls.at(-1)?.resolve(performersPage(4))
  await screen.getByRole('button', { name: 'Filter' }).click()
  const sheet = screen.getByRole('dialog', { name: 'Filter' })
  await sheet.getByText('Free show', { exact: true }).click()
  expect(asked()?.filter).toEqual({ isFreeChat: true })
  await calls.at(-1)?.resolve(performersPage(3))
  await sheet.getByRole('button', { name: 'Show 3 performers' }).click()
  await expect.poll(() => sheet.query()).toBeNull()
})

test('is put into the order that the guest chooses [LST-4]', async () => {
  const { screen, asked, show } = await enter()
  await show({ id: 'a', name: 'Juno Amber' })
  await screen.getByRole('button', { name: /Order/ }).click()
  await screen.getByRole('option', { name: 'Lowest price' }).click()
  expect(asked()).toMatchObject({ order: 'cheapest', start: null })
})

test('more comes as the end is near, and by a button that leads on to the first of them', async () => {
  const { screen, calls, list } = await enter()
  await calls[0]?.resolve(performersPage(100))
  await expect.element(list).toBeVisible()
  const more = screen.getByRole('button', { name: 'Show more' })
  for (const at of [1, 2, 3]) {
    ;(more.element() as HTMLElement).scrollIntoView()
    await expect.poll(() => calls.length).toBe(at + 1)
    expect(calls[at]?.input.start).toEqual({ offset: at * 15 })
    await calls[at]?.resolve(performersPage(100, at * 15))
  }
  await expect.element(screen.getByText('60 of 100 performers').last()).toBeVisible()
  expect(calls).toHaveLength(4)
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(calls).toHaveLength(5)
  await calls[4]?.resolve(performersPage(100, 60))
  await expect.element(screen.getByRole('link', { name: /Performer 61\b/ })).toHaveFocus()
})

test('says that nothing came, asks again when told, and keeps what is there when more does not come', async () => {
  const { screen, calls, list } = await enter()
  await calls[0]?.reject(new Error('no network'))
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('The performers could not be loaded')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await calls[1]?.resolve(performersPage(40))
  await expect.element(list).toBeVisible()
  const more = screen.getByRole('button', { name: 'Show more' })
  ;(more.element() as HTMLElement).scrollIntoView()
  await expect.poll(() => calls.length).toBe(3)
  await calls[2]?.reject(new Error('no network'))
  await expect.element(alert).toHaveTextContent('More could not be loaded.')
  await expect.element(screen.getByRole('link', { name: /Performer 15\b/ })).toBeVisible()
})

test('says how many are listed once an answer has changed the list [LST-2]', async () => {
  const { screen, calls } = await enter()
  await calls[0]?.resolve(performersPage(40))
  await expect.element(screen.getByRole('status').first()).toHaveTextContent('15 of 40 performers')
})

test.each([
  ['/en/new-girls/', 'New faces', 'Performers in their first weeks with us, newest first.'],
  ['/en/free-chat/', 'Free chat', 'Performers whose show costs nothing right now.'],
  ['/en/categories/night-owls/', 'Night owls', 'Performers in the category “Night owls”.'],
])(
  '%s lists performers under its own title, and leads to all when nobody is there [ACT-41]',
  async (address, title, lead) => {
    const { house, screen, list, show } = await enter(address, title)
    await expect.element(screen.getByText(lead)).toBeVisible()
    expect(document.title).toBe(`${title} · Limelight`)
    await show({ id: 'a', name: 'Juno Amber' })
    await expect.element(list).toHaveTextContent('Juno Amber')
    await screen.getByText('Men', { exact: true }).click()
    expect(house.router.current()).toBe(`${address}?gender=M`)
    await show()
    await expect.element(screen.getByText('Nobody fits this choice')).toBeVisible()
    await screen.getByRole('button', { name: 'Clear' }).last().click()
    await show()
    await screen.getByRole('link', { name: 'To all live cams' }).click()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Live cams' })).toBeVisible()
  },
)

test('a category has the title that the platform gives it', async () => {
  const { house, screen } = await enter('/en/categories/night-owls/', 'Night owls')
  await (await house.loadCategories.call(0)).resolve([
    { slug: 'night-owls', title: 'Up all night' },
  ])
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Up all night')
})

test('the page of free chats asks neither for those who are there nor for the free', async () => {
  const { screen, show } = await enter('/en/free-chat/', 'Free chat')
  await show({ id: 'a', name: 'Juno Amber', freeChat: true })
  await expect.element(screen.getByText('Men', { exact: true })).toBeVisible()
  expect(screen.getByText('Live now', { exact: true }).query()).toBeNull()
})
