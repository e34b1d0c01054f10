import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialogs, enterMenus, everyMenu } from '../../core/testing/menus.tsx'

describe('the navigation menu', () => {
  async function ways() {
    const { house, button, menu } = await enterMenus()
    await button('Menu').click()
    const found = new Set<string>()
    const collect = () => {
      for (const link of menu('Menu').element().querySelectorAll('a'))
        found.add(link.getAttribute('href') ?? '')
    }
    await expect.element(menu('Menu').getByRole('link', { name: 'Live cams' })).toBeVisible()
    collect()
    for (const name of ['Videos', 'TV', 'Magazine and events']) {
      await menu('Menu').getByRole('button', { name }).click()
      await expect.element(menu('Menu').getByRole('button', { name: 'Back' })).toBeVisible()
      collect()
      await menu('Menu').getByRole('button', { name: 'Back' }).click()
      await expect.element(menu('Menu').getByRole('button', { name })).toHaveFocus()
    }
    house.actor.stop()
    return found
  }

  test('leads to the video shop, the photo albums and the messenger [NAV-2]', async () => {
    const found = await ways()
    for (const path of ['/en/videos/', '/en/photos/', '/en/messenger/'])
      expect(found).toContain(path)
  })

  test('leads to TV, media library, blog, contests, bonus, games, events and calendar [NAV-3]', async () => {
    const found = await ways()
    for (const path of [
      '/en/tv/livestream/',
      '/en/tv/media/series/',
      '/en/blog/',
      '/en/contests/',
      '/en/daily-bonus/',
      '/en/events/slot_machine/',
      '/en/myvisitx/spinwheel/',
      '/en/events/halloween/',
      '/en/magazine/advent-calendar/',
    ])
      expect(found).toContain(path)
  })

  test('leads to every other menu, also where the navbar has no room for their buttons', async () => {
    const { button, menu } = await enterMenus({ width: 390 })
    for (const [, words] of everyMenu.slice(1)) {
      await button('Menu').click()
      await menu('Menu').getByRole('button', { name: words, exact: true }).click()
      await expect.element(menu(words)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.poll(dialogs).toBe(0)
    }
  })

  test.each([
    [1440, 2],
    [390, 1],
  ])('at %i px has the ways of a part in %i columns', async (width, columns) => {
    const { button, menu } = await enterMenus({ width })
    await button('Menu').click()
    await menu('Menu').getByRole('button', { name: 'Videos' }).click()
    const ways = menu('Menu').getByRole('navigation', { name: 'Videos' })
    await expect.element(ways).toBeVisible()
    const places = [...ways.element().querySelectorAll('li')].map((way) =>
      Math.round(way.getBoundingClientRect().left),
    )
    expect(places.length).toBeGreaterThan(4)
    expect(new Set(places).size).toBe(columns)
  })

  test('has the settings of language, theme and cookies', async () => {
    const { house, button, menu, screen } = await enterMenus()
    await button('Menu').click()
    await menu('Menu').getByRole('button', { name: 'Settings' }).click()
    await menu('Menu').getByRole('button', { name: 'Light' }).click()
    expect(document.documentElement.dataset.theme).toBe('light')
    await menu('Menu').getByRole('button', { name: 'System' }).click()
    expect(document.documentElement.dataset.theme).toBeUndefined()
    await menu('Menu').getByRole('button', { name: 'Cookie settings' }).click()
    await expect.element(screen.getByRole('checkbox', { name: 'Analytics' })).toBeVisible()

    await button('Menu').click()
    await menu('Menu').getByRole('button', { name: 'Settings' }).click()
    await menu('Menu').getByRole('link', { name: 'Español' }).click()
    await expect.poll(() => house.router.current()).toBe('/es/')
  })
})

describe('the category filter', () => {
  async function open() {
    const entered = await enterMenus()
    await entered.button('Categories').click()
    const menu = entered.menu('Categories')
    await expect.element(menu.getByText('Categories are loading')).toBeInTheDocument()
    return { ...entered, panel: menu, calls: entered.house.loadCategories.calls }
  }

  test('lists the categories, each a way to its page', async () => {
    const { panel, calls, screen } = await open()
    await calls[0]?.resolve([{ slug: 'red-hair', title: 'Red hair' }])
    await panel.getByRole('link', { name: 'Red hair' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Red hair')
  })

  test('says when there are none', async () => {
    const { panel, calls } = await open()
    await calls[0]?.resolve([])
    await expect.element(panel.getByText('No categories yet')).toBeVisible()
  })

  test('says when they do not come, and loads them again when asked', async () => {
    const { panel, calls } = await open()
    await calls[0]?.reject(new Error('500'))
    await expect.element(panel.getByRole('alert')).toHaveTextContent('could not be loaded')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await calls[1]?.resolve([{ slug: 'red-hair', title: 'Red hair' }])
    await expect.element(panel.getByRole('link', { name: 'Red hair' })).toBeVisible()
  })
})

test('says that the login is refused, where that is why something did not come, and else asks for the connection', async () => {
  const { house, button, menu } = await enterMenus({ isGuest: true })
  await button('Categories').click()
  await expect.poll(() => house.loadCategories.calls.length).toBe(1)
  await (await house.loadCategories.call(0)).reject(new Error('401'))
  const alert = menu('Categories').getByRole('alert')
  await expect.element(alert).toHaveTextContent('Check your connection')
  house.tell('guest', { type: 'guest.loginRefused' })
  await expect.element(alert).toHaveTextContent('Check your connection')
  await house.answerSession(house.visitor)
  await expect.element(alert).toHaveTextContent('Log in again to go on')
  await expect.element(alert).not.toHaveTextContent('Check your connection')
})

describe('the cam filter', () => {
  test('asks for a place by its postcode and says what became of it', async () => {
    const { house, button, menu } = await enterMenus()
    await button('Filter cams').click()
    const panel = menu('Filter cams')
    const field = panel.getByRole('textbox', { name: 'Near a postcode' })
    const find = panel.getByRole('button', { name: /Find the place/ })

    await field.fill('!')
    await find.click()
    await expect.element(panel.getByText('That is not a postcode')).toBeVisible()
    await field.fill('20095')
    await find.click()
    expect(house.findPlace.calls.map(({ input }) => input)).toEqual([{ zipCode: '20095' }])
    await expect.element(panel.getByText('The place is being looked up')).toBeVisible()
    await (await house.findPlace.call(0)).resolve(null)
    await expect.element(panel.getByText('No place has this postcode')).toBeVisible()
    await find.click()
    await (await house.findPlace.call(1)).reject(new Error('500'))
    await expect.element(panel.getByText('could not be looked up')).toBeVisible()
    await find.click()
    const hamburg = { city: 'Hamburg', countryCode: 'DE' }
    await (await house.findPlace.call(2)).resolve(hamburg)
    await expect.element(panel.getByText('Near Hamburg')).toBeVisible()
  })

  test('leads to the cams in the order that was chosen, and is cleared as a whole', async () => {
    const { house, button, menu, screen } = await enterMenus()
    await button('Filter cams').click()
    const panel = menu('Filter cams')
    await panel.getByText('Only those live now').click()
    await panel.getByText('Newest').click()
    await expect.element(panel.getByRole('switch')).toBeChecked()
    await expect.element(panel.getByRole('radio', { name: 'Newest' })).toBeChecked()
    await panel.getByRole('button', { name: 'Show cams' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live cams')
    expect(house.router.current()).toBe('/en/cams/?sort=newest&online=1')

    await button('Filter cams').click()
    await panel.getByRole('button', { name: 'Clear the filter' }).click()
    await expect.element(panel.getByRole('switch')).not.toBeChecked()
    await expect.element(panel.getByRole('radio', { name: 'Most popular' })).toBeChecked()
  })
})

describe('the search', () => {
  test('leads to what was typed, remembers it, and forgets it when told to', async () => {
    const { house, button, menu, screen } = await enterMenus()
    await button('Search').click()
    const panel = menu('Search')
    await expect.element(panel.getByText('Nothing searched yet')).toBeVisible()
    await expect.element(panel.getByRole('button', { name: 'Search' })).toBeDisabled()
    await panel.getByRole('searchbox').fill('silver screen')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Search: silver screen')
    expect(house.router.current()).toBe('/en/search/videos/silver%20screen/')

    await button('Search').click()
    await expect.element(panel.getByRole('button', { name: 'silver screen' })).toBeVisible()
    await panel.getByRole('button', { name: 'Clear all' }).click()
    await expect.element(panel.getByText('Nothing searched yet')).toBeVisible()
  })
})

describe('my area', () => {
  test('leads the guest to each of their rooms, and out', async () => {
    const { house, button, menu } = await enterMenus({ isGuest: true })
    await button('My area').click()
    const panel = menu('My area')
    await expect.element(panel.getByRole('heading', { name: 'Robin Vale' })).toBeVisible()
    expect(
      panel
        .getByRole('navigation')
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual(
      [
        'profile/',
        'mediathek/',
        'mediathek/photos/',
        'spinwheel/',
        'benefits/',
        'favorite-cams/',
      ].map((room) => `/en/myvisitx/${room}`),
    )
    await panel.getByRole('button', { name: 'Log out' }).click()
    expect(house.logOut.calls).toHaveLength(1)
  })

  test('asks a visitor in [NAV-4]', async () => {
    const { button, menu, screen } = await enterMenus()
    await button('My area').click()
    await expect.element(menu('My area').getByText('Your own area')).toBeVisible()
    expect(menu('My area').getByRole('link').elements()).toEqual([])
    await menu('My area').getByRole('button', { name: 'Sign up' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Sign up' })).toBeVisible()
  })
})

test('on a phone the filters stand in the navigation menu alone, elsewhere in the bar', async () => {
  const { button } = await enterMenus({ width: 390 })
  for (const name of ['Filter cams', 'Categories']) {
    await page.viewport(390, 900)
    expect(button(name).query()).toBeNull()
    await page.viewport(1440, 900)
    await expect.element(button(name)).toBeVisible()
  }
})

test('the button of the messages says how many are unread, until they are seen', async () => {
  const { house, button, menu } = await enterMenus({ isGuest: true })
  await house.connect()
  await (await house.loadUnreadCount.call(0)).resolve(8)
  const count = button('Messages').getByText('8', { exact: true })
  await expect.element(count).toBeVisible()
  await button('Messages').click()
  await expect.element(menu('Messages')).toBeVisible()
  await expect.element(count).not.toBeVisible()
})

test('the notifications are the guest’s newest; their button shows when one is unread', async () => {
  const { house, button, menu } = await enterMenus({ isGuest: true })
  await house.connect()
  const marked = () => button('Notifications').element().querySelector('span') !== null
  expect(marked()).toBe(false)
  house.notify([house.notification({ title: 'Juno is here' })])
  await expect.poll(marked).toBe(true)
  await button('Notifications').click()
  await expect.element(menu('Notifications').getByText('Juno is here')).toBeVisible()
})
