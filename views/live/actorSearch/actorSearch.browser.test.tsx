import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { searchStart } from '../../../fixtures/live/actorSearch.fixtures.ts'
import { listedPerformer, performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(address = '/en/cams/', width = 1280) {
  await page.viewport(width, 800)
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const { calls } = house.loadListPage
  return {
    house,
    screen,
    asked: () => calls.at(-1)?.input,
    answer: (count: number) => calls.at(-1)?.resolve(performersPage(count)),
    start: (...args: Parameters<typeof searchStart>) =>
      house.initActorSearch.calls.at(-1)?.resolve(searchStart(...args)),
  }
}

test('searches by name, age and language, all in the address, and takes one after the other back [ACT-31 ACT-32]', async () => {
  const { house, screen, asked, start, answer } = await enter()
  await start()
  await answer(4)
  const field = screen.getByRole('searchbox', { name: 'Search by name' })
  await field.fill('Juno')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Age', exact: true }).click()
  await screen.getByText('From 45 on (120)').click()
  await screen.getByRole('button', { name: 'Language', exact: true }).click()
  await screen.getByText('Dutch (190)').click()
  expect(asked()?.filter).toEqual({ name: 'Juno', ages: '45-99', speaks: 'nl' })
  expect(house.router.current()).toBe('/en/cams/?name=Juno&age=45-99&speaks=nl')
  await screen.getByRole('button', { name: 'Leave out: Speaks Dutch' }).click()
  expect(house.deleteActorFilter.calls[0]?.input).toEqual({ filterName: 'speaks' })
  await screen.getByRole('button', { name: 'Leave out: Name: Juno' }).click()
  expect(asked()?.filter).toEqual({ ages: '45-99' })
  await expect.element(field).toHaveValue('')
  expect(house.router.current()).toBe('/en/cams/?age=45-99')
})

test('leaves those near the place of a postcode, the nearest first, and says how far they are [CAL-10]', async () => {
  const { house, screen, asked } = await enter()
  await screen.getByRole('button', { name: 'Place', exact: true }).click()
  await screen.getByRole('textbox', { name: 'Near a postcode' }).fill('20095')
  await userEvent.keyboard('{Enter}')
  const place = { city: 'Hamburg', countryCode: 'DE' }
  await (await house.findPlace.call(0)).resolve(place)
  await screen.getByText('Near Hamburg', { exact: true }).first().click()
  expect(asked()).toMatchObject({ filter: { near: 'DE-Hamburg' }, order: 'nearest' })
  expect(house.router.current()).toBe('/en/cams/?near=DE-Hamburg')
  const items = [listedPerformer({ distance: 12 })]
  await house.loadListPage.calls.at(-1)?.resolve({ items, totals: { all: 1 }, next: null })
  await expect
    .element(screen.getByRole('list', { name: 'Live cams' }))
    .toHaveTextContent('12 km away · 29')
})

test('an address of the cam filter in the navbar is near its place, and what it says beyond is refused by name', async () => {
  const { screen, asked } = await enter('/en/cams/?sort=popular&near=DE-Hamburg&gender=X')
  expect(asked()).toMatchObject({ filter: { near: 'DE-Hamburg' }, order: 'popular' })
  await expect
    .element(
      screen.getByText('This part of the address is not known here and does not count: gender'),
    )
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Leave out: Near Hamburg' }))
    .toBeVisible()
})

test('offers the last search, forgets parts of it, and searches so again [ACT-31 ACT-32]', async () => {
  const { house, screen, asked, start, answer } = await enter()
  await start({ speaks: 'nl', ages: '45-99' })
  await answer(4)
  const last = screen.getByRole('region', { name: 'Your last search' })
  await last.getByRole('button', { name: 'Leave out: From 45 on' }).click()
  await (await house.deleteActorFilter.call(0)).resolve({ speaks: 'nl' })
  await expect.element(last).not.toHaveTextContent('From 45 on')
  await last.getByRole('button', { name: 'Search again' }).click()
  expect(asked()?.filter).toEqual({ speaks: 'nl' })
  expect(last.query()).toBeNull()
})

test('where nobody fits each filter can be left out', async () => {
  const { screen, asked, answer } = await enter('/en/cams/?speaks=nl&age=45-99')
  await answer(0)
  await expect.element(screen.getByText('Nobody fits this choice')).toBeVisible()
  await screen.getByText('Leave out: From 45 on', { exact: true }).click()
  expect(asked()?.filter).toEqual({ speaks: 'nl' })
})

test('on a phone the filters are in a sheet, which the focus stays in until it is put away', async () => {
  const { screen, asked, start, answer } = await enter('/en/cams/', 390)
  await start()
  await answer(4)
  const opener = screen.getByRole('button', { name: 'Filter' })
  ;(opener.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const sheet = screen.getByRole('dialog', { name: 'Filter' })
  await sheet.getByRole('button', { name: 'Language' }).click()
  await sheet.getByText('Dutch (190)').click()
  expect(asked()?.filter).toEqual({ speaks: 'nl' })
  for (let times = 0; times < 20; times++) await userEvent.tab()
  expect(sheet.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => sheet.query()).toBeNull()
  await expect.element(opener).toHaveFocus()
})

test('asks at the end of its results whether they were right, once for each search [QRY-4]', async () => {
  const { house, screen, answer } = await enter('/en/cams/?speaks=nl')
  await answer(16)
  const question = screen.getByRole('region', { name: 'Did you find who you were looking for?' })
  const field = screen.getByRole('searchbox', { name: 'Search by name' })
  expect(question.query()).toBeNull()
  await field.fill('Juno')
  await userEvent.keyboard('{Enter}')
  await answer(4)
  await question.getByRole('button', { name: 'No' }).click()
  await expect.element(question).toHaveTextContent('Thank you.')
  const { calls } = house.sendFeatureFeedback
  expect(calls.map(({ input }) => input)).toEqual([{ feature: 'actorSearch', isHelpful: false }])
  await calls[0]?.reject(new Error('no network'))
  await expect.element(question).toHaveTextContent('Thank you.')
  await field.fill('Ada')
  await userEvent.keyboard('{Enter}')
  await answer(0)
  await expect.element(question.getByRole('button', { name: 'Yes' })).toBeVisible()
})
