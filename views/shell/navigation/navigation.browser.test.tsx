import { describe, expect, test, vi } from 'vitest'
import { page as window_ } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { preferMotion } from '../../../fixtures/core/motion.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'

type House = ReturnType<typeof openHouse>

async function enter(house: House = openHouse()) {
  const screen = await render(house.view())
  await house.admitVisitor()
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  return { house, screen, heading }
}

function link(rel: string, language?: string) {
  const which = language ? `[hreflang="${language}"]` : ''
  return document.head.querySelector(`link[rel="${rel}"]${which}`)?.getAttribute('href')
}

describe.each([
  ['narrow', '[NAV-28]', 390],
  ['wide', '[NAV-29]', 1440],
])('following a link on the %s platform', (_platform, rule, width) => {
  test(`changes what is in main and nothing else, and loads no document ${rule}`, async () => {
    await window_.viewport(width, 900)
    const { screen, heading } = await enter()
    const parts = () => ['header', 'main', 'footer'].map((name) => document.querySelector(name))
    const before = parts()
    const shown = heading.element()
    Object.assign(globalThis, { isSameDocument: true })

    await screen.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click()
    await expect.element(heading).toHaveTextContent('Imprint')
    expect(parts()).toEqual(before)
    expect(parts().every((part, at) => part === before[at])).toBe(true)
    expect(shown.isConnected).toBe(false)
    expect('isSameDocument' in globalThis).toBe(true)
  })
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a click with %o to the browser', async (modifier) => {
  const { house, screen } = await enter()
  let isTaken: boolean | undefined
  const stay = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', stay)
  const imprint = screen.getByRole('link', { name: 'Imprint' }).element()
  imprint.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier }))
  removeEventListener('click', stay)
  expect(isTaken).toBe(false)
  expect(house.router.requests).toEqual([])
})

test('gives the heading the focus after a navigation and says the page once', async () => {
  const { house, screen, heading } = await enter()
  expect(document.activeElement).toBe(document.body)
  house.goTo('/en/photos/')
  await expect.element(heading).toHaveTextContent('Photo albums')
  await expect.element(heading).toHaveFocus()
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent('Photo albums, page loaded')
})

test('describes each page, with its address in every language', async () => {
  const { house } = await enter()
  expect(document.title).toBe('Live cams, videos and conversations · Limelight')
  house.goTo('/de/livecams/')
  await expect.poll(() => document.title).toBe('Live-Cams · Limelight')
  const description = document.head.querySelectorAll('meta[name="description"]')
  expect([...description].map((meta) => meta.getAttribute('content'))).toEqual([
    expect.stringContaining('Alle, die du live treffen kannst'),
  ])
  expect(link('canonical')).toBe(`${location.origin}/de/livecams/`)
  expect(['de', 'en', 'es', 'nl', 'x-default'].map((name) => link('alternate', name))).toEqual(
    ['/de/livecams/', '/en/cams/', '/es/webcams/', '/nl/cams/', '/en/cams/'].map(
      (path) => location.origin + path,
    ),
  )
})

test('has no page of a personal room, and none that is missing, listed by search engines', async () => {
  const { house } = await enter()
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content')
  expect(robots()).toBeUndefined()
  house.goTo('/en/myvisitx/profile/')
  await expect.poll(robots).toBe('noindex')
  house.goTo('/en/nowhere/at/all/')
  await expect.poll(() => document.title).toBe('Page not found · Limelight')
  expect(robots()).toBe('noindex')
  expect(link('canonical')).toBeUndefined()
})

test('says when the code of a page does not come, and loads it again when asked', async () => {
  const house = openHouse()
  const { screen, heading } = await enter(house)
  const { page } = house.loaders
  house.loaders.page = () => Promise.reject(new TypeError('chunk'))
  house.goTo('/en/cams/')
  await expect.element(heading).toHaveTextContent('The page could not be loaded')
  await expect.element(screen.getByRole('banner')).toBeVisible()

  house.loaders.page = page
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(heading).toHaveTextContent('Live cams')
})

test('shows progress, and the page before, while a page is on its way', async () => {
  const house = openHouse()
  const { screen, heading } = await enter(house)
  const { page } = house.loaders
  let arrive = () => {}
  house.loaders.page = async (name) => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page(name)
  }
  house.goTo('/en/cams/')
  await expect
    .element(screen.getByRole('progressbar', { name: 'The page is loading' }))
    .toBeInTheDocument()
  await expect.element(heading).toHaveTextContent('The evening begins')
  arrive()
  await expect.element(heading).toHaveTextContent('Live cams')
  expect(screen.getByRole('progressbar').query()).toBeNull()
})

test('keeps the site when a page breaks, says so and reports it without what it said', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { house, screen, heading } = await enter()
  // The machine of legal texts holds what no view can draw.
  const legal = house.actor.system.get('legal')
  const snapshot = legal.getSnapshot
  house.goTo('/en/imprint/')
  await expect.element(heading).toHaveTextContent('Imprint')
  legal.getSnapshot = () => {
    throw new RangeError('secret words')
  }
  await (await house.loadLegalText.call(0)).resolve('text')
  await expect.element(heading).toHaveTextContent('This page has stopped')
  expect(house.reporter.last().received).toContainEqual({
    type: 'reporter.defaultSubmitted',
    problem: { where: 'imprint', what: 'RangeError' },
  })
  expect(document.body.textContent).not.toContain('secret words')

  legal.getSnapshot = snapshot
  await screen.getByRole('main').getByRole('link', { name: 'To the start page' }).click()
  await expect.element(heading).toHaveTextContent('The evening begins')
  complain.mockRestore()
})

test('moves the title every 100 ms while nobody sees the tab, and rests it after [NAV-40]', async () => {
  await preferMotion('no-preference')
  const { house } = await enter()
  const title = document.title
  house.browser.last().report({ type: 'browser.hidden' })
  for (const moved of ['he stage is waiting', 'e stage is waiting']) {
    const before = document.title
    house.clock.step(99)
    await new Promise(requestAnimationFrame)
    expect(document.title).toBe(before)
    house.clock.step(1)
    await expect.poll(() => document.title).toMatch(new RegExp(`^${moved} · Limelight · T`))
  }
  house.browser.last().report({ type: 'browser.shown' })
  await expect.poll(() => document.title).toBe(title)
})

test('takes the navbar away when the page is scrolled and brings it back for the focus [NAV-32]', async () => {
  const { house, screen } = await enter()
  const banner = screen.getByRole('banner').element()
  const top = () => Math.round(banner.getBoundingClientRect().bottom)
  const shown = top()
  expect(shown).toBeGreaterThan(0)
  house.watchWindow.last().report({ type: 'viewport.scrolled', y: 400 })
  await expect.poll(top).toBe(0)
  screen.getByRole('link', { name: 'Limelight, start page' }).element().focus()
  await expect.poll(top).toBe(shown)
})

describe('languages', () => {
  test('change every text and keep the page and the frame around it [NAV-39]', async () => {
    const { house, screen, heading } = await enter()
    house.goTo('/en/cams/')
    await expect.element(heading).toHaveTextContent('Live cams')
    const frame = document.querySelector('header')
    for (const [language, title, legal] of [
      ['Deutsch', 'Live-Cams', 'Datenschutz'],
      ['Español', 'Cams en directo', 'Privacidad'],
      ['Nederlands', 'Livecams', 'Privacy'],
    ] as const) {
      await screen.getByRole('contentinfo').getByRole('link', { name: language }).click()
      await expect.element(heading).toHaveTextContent(title)
      await expect
        .element(screen.getByRole('contentinfo').getByRole('link', { name: legal }))
        .toBeVisible()
    }
    expect(document.documentElement.lang).toBe('nl')
    expect(house.router.current()).toBe('/nl/cams/')
    expect(document.querySelector('header')).toBe(frame)
  })

  test.each([
    ['de', 'Support', '/de'],
    ['es', 'Soporte', '/es'],
    ['en', 'Support', '/en-us'],
    ['nl', 'Klantenservice', '/en-us'],
  ] as const)('lead to the support of their own in %s, or in en-us [NAV-43]', async (...row) => {
    const [language, words, end] = row
    const { screen } = await enter(openHouse(language))
    const support = screen.getByRole('contentinfo').getByRole('link', { name: words })
    await expect
      .element(support)
      .toHaveAttribute('href', expect.stringMatching(new RegExp(`^https://.+${end}$`)))
  })

  test.each([
    ['a guest', true, '/en-us?name=Juno%20%26%20Co'],
    ['a visitor', false, '/en-us'],
  ])('lead %s to the support, which is told the name of a guest alone [SEO-2]', async (...row) => {
    const [, isGuest, end] = row
    const house = openHouse('en')
    const screen = await render(house.view())
    await (isGuest ? house.admitGuest({ name: 'Juno & Co' }) : house.admitVisitor())
    const support = screen.getByRole('contentinfo').getByRole('link', { name: 'Support' })
    await expect.poll(() => support.element().getAttribute('href')?.endsWith(end)).toBe(true)
  })
})
