import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from '../testing/house.tsx'

const everyMenu = [
  ['navigation', 'Menu'],
  ['search', 'Search'],
  ['camFilter', 'Filter cams'],
  ['categoryFilter', 'Categories'],
  ['myArea', 'My area'],
  ['notifications', 'Notifications'],
  ['messages', 'Messages'],
] as const

async function enter({ isGuest = false, width = 1440 } = {}) {
  await page.viewport(width, 900)
  const house = openHouse()
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const button = (name: string) =>
    screen.getByRole('banner').getByRole('button', { name, exact: true }).first()
  const menu = (name: string) => screen.getByRole('dialog', { name, exact: true })
  return { house, screen, button, menu }
}

const dialogs = () => document.querySelectorAll('[role="dialog"]').length

describe.each(everyMenu)('the menu %s', (name, words) => {
  test('opens by its button, takes the focus, and Escape gives it back [NAV-30]', async () => {
    const { button, menu } = await enter()
    await expect.element(button(words)).toHaveAttribute('aria-expanded', 'false')
    button(words).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(menu(words)).toBeVisible()
    await expect.element(button(words)).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => menu(words).element().contains(document.activeElement)).toBe(true)

    await userEvent.keyboard('{Escape}')
    await expect.poll(dialogs).toBe(0)
    await expect.element(button(words)).toHaveFocus()
  })

  test('closes whichever was open before [NAV-31]', async () => {
    const { button, menu } = await enter()
    const [, otherWords] = everyMenu.find(([other]) => other !== name) ?? ['', '']
    await button(otherWords).click()
    await expect.element(menu(otherWords)).toBeVisible()
    await button(words).click()
    await expect.element(menu(words)).toBeVisible()
    await expect.poll(dialogs).toBe(1)
  })

  test('fills a narrow screen below the navbar', async () => {
    const { house, menu } = await enter({ width: 390 })
    house.tell('menus', { type: 'menus.toggleRequested', menu: name })
    await expect.element(menu(words)).toBeVisible()
    const edges = () => {
      const { left, right, bottom } = menu(words).element().getBoundingClientRect()
      return [left, right, bottom]
    }
    await expect.poll(edges).toEqual([0, 390, 900])
    const overflowOfPage = () => getComputedStyle(document.documentElement).overflowY
    expect(overflowOfPage()).toBe('hidden')
    house.tell('menus', { type: 'menus.toggleRequested', menu: name })
    await expect.poll(overflowOfPage).not.toBe('hidden')
  })
})

test('a menu whose actor has not come yet waits for it, and is asked for again when it does not come', async () => {
  const house = openHouse('en', { hasLaterActors: false })
  const screen = await render(house.view())
  await house.admitVisitor()
  house.tell('menus', { type: 'menus.toggleRequested', menu: 'search' })
  const menu = screen.getByRole('dialog', { name: 'Search' })
  await expect.element(menu).toBeVisible()
  expect(menu.getByRole('searchbox').query()).toBeNull()
  await house.loadLaterActors.calls[0]?.reject(new TypeError('chunk'))
  await menu.getByRole('button', { name: 'Try again' }).click()
  await house.loadLaterActors.calls[1]?.resolve()
  await expect.element(menu.getByRole('searchbox')).toBeVisible()
})

test('is closed by the back button, by a press beside it, and by going somewhere', async () => {
  const { house, button, menu, screen } = await enter()
  await button('Search').click()
  await expect.element(menu('Search')).toBeVisible()
  house.router.go(-1)
  await expect.poll(dialogs).toBe(0)

  await button('Menu').click()
  await expect.element(menu('Menu')).toBeVisible()
  await page.elementLocator(document.querySelector('[class*=veil]') as Element).click({
    position: { x: 1300, y: 700 },
  })
  await expect.poll(dialogs).toBe(0)

  await button('Menu').click()
  await menu('Menu').getByRole('link', { name: 'Cam shows' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cam shows')
  await expect.poll(dialogs).toBe(0)
})

test('closes when the focus walks out of it', async () => {
  const { button, menu } = await enter()
  await button('Notifications').click()
  await expect.element(menu('Notifications').getByRole('button').last()).toBeVisible()
  menu('Notifications').getByRole('button').last().element().focus()
  await userEvent.keyboard('{Tab}')
  await expect.poll(dialogs).toBe(0)
})

describe('the navigation menu', () => {
  async function ways() {
    const { house, button, menu } = await enter()
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
    const { button, menu } = await enter({ width: 390 })
    for (const [, words] of everyMenu.slice(1)) {
      await button('Menu').click()
      await menu('Menu').getByRole('button', { name: words, exact: true }).click()
      await expect.element(menu(words)).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.poll(dialogs).toBe(0)
    }
  })

  test('has the settings of language, theme and cookies', async () => {
    const { house, button, menu, screen } = await enter()
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
    const entered = await enter()
    await entered.button('Categories').click()
    const menu = entered.menu('Categories')
    await expect.element(menu.getByText('Categories are loading')).toBeInTheDocument()
    return { ...entered, panel: menu, calls: entered.house.loadCategories.calls }
  }

  test('lists the categories, each a way to its page', async () => {
    const { panel, calls, screen } = await open()
    await calls[0]?.resolve([{ slug: 'red-hair', title: 'Red hair' }])
    await panel.getByRole('link', { name: 'Red hair' }).click()
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Category: Red hair')
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

describe('the cam filter', () => {
  test('asks for a place by its postcode and says what became of it', async () => {
    const { house, button, menu } = await enter()
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
    await house.findPlace.calls[0]?.resolve(null)
    await expect.element(panel.getByText('No place has this postcode')).toBeVisible()
    await find.click()
    await house.findPlace.calls[1]?.reject(new Error('500'))
    await expect.element(panel.getByText('could not be looked up')).toBeVisible()
    await find.click()
    const hamburg = { city: 'Hamburg', countryCode: 'DE', latitude: 53.5, longitude: 10 }
    await house.findPlace.calls[2]?.resolve(hamburg)
    await expect.element(panel.getByText('Near Hamburg')).toBeVisible()
  })

  test('leads to the cams in the order that was chosen, and is cleared as a whole', async () => {
    const { house, button, menu, screen } = await enter()
    await button('Filter cams').click()
    const panel = menu('Filter cams')
    await panel.getByText('Only those on air now').click()
    await panel.getByText('Newest').click()
    await expect.element(panel.getByRole('switch')).toBeChecked()
    await expect.element(panel.getByRole('radio', { name: 'Newest' })).toBeChecked()
    await panel.getByRole('button', { name: 'Show cams' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Live cams')
    expect(house.router.current()).toBe('/en/cams/?sort=newest&online=1')

    await button('Filter cams').click()
    await panel.getByRole('button', { name: 'Clear the filter' }).click()
    await expect.element(panel.getByRole('switch')).not.toBeChecked()
    await expect.element(panel.getByRole('radio', { name: 'Most loved' })).toBeChecked()
  })
})

describe('the search', () => {
  test('leads to what was typed, remembers it, and forgets it when told to', async () => {
    const { house, button, menu, screen } = await enter()
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
    await panel.getByRole('button', { name: 'Forget all' }).click()
    await expect.element(panel.getByText('Nothing searched yet')).toBeVisible()
  })
})

describe('my area', () => {
  test('leads the guest to each of their rooms, and out', async () => {
    const { house, button, menu } = await enter({ isGuest: true })
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
    const { button, menu, screen } = await enter()
    await button('My area').click()
    await expect.element(menu('My area').getByText('Your own rooms')).toBeVisible()
    expect(menu('My area').getByRole('link').elements()).toEqual([])
    await menu('My area').getByRole('button', { name: 'Sign up' }).click()
    await expect.element(screen.getByRole('dialog', { name: 'Sign up' })).toBeVisible()
  })
})

test('the notifications are the guest’s newest; their button shows when one is unread', async () => {
  const { house, button, menu } = await enter({ isGuest: true })
  await house.connect()
  const marked = () => button('Notifications').element().querySelector('span') !== null
  expect(marked()).toBe(false)
  house.notify([house.notification({ title: 'Juno is here' })])
  await expect.poll(marked).toBe(true)
  await button('Notifications').click()
  await expect.element(menu('Notifications').getByText('Juno is here')).toBeVisible()
})

test('main areas stand in the navbar of wide windows only', async () => {
  const { house, screen } = await enter({ width: 1023 })
  const primary = screen.getByRole('navigation', { name: 'Main areas' })
  await expect.element(primary.getByRole('link', { name: 'Live cams' })).toBeVisible()
  house.watchWindow.last().report({ type: 'viewport.resized', width: 1022 })
  await expect.poll(() => primary.query()).toBeNull()
})
