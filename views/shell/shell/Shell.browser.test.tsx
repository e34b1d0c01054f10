import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { showLetters } from '../../core/testing/letters.ts'
import { overflow } from '../../core/testing/page.ts'
import { takeRendered } from '../../core/testing/rendered.ts'

async function enterAsGuest() {
  await page.viewport(1280, 800)
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  const banner = screen.getByRole('banner')
  await expect.element(screen.getByText('Good to see you, Robin Vale')).toBeVisible()
  return { house, screen, banner }
}

/** Writes down what a live region says from now on, change by change. */
function listen(region: Element) {
  const said: string[] = []
  new MutationObserver((changes) => {
    for (const { target } of changes) said.push(target.textContent ?? '')
  }).observe(region, { childList: true, characterData: true, subtree: true })
  return () => said
}

describe('the header', () => {
  test('shows who the guest is and what they have', async () => {
    const { banner } = await enterAsGuest()
    await expect.element(banner.getByText('RV')).toBeVisible()
    await expect.element(banner.getByText('120')).toBeVisible()
  })

  test('says that the guest is on the way out', async () => {
    const { house, screen, banner } = await enterAsGuest()
    await banner.getByRole('button', { name: 'My area' }).click()
    await screen.getByRole('button', { name: 'Log out' }).click()
    expect(house.logOut.calls).toHaveLength(1)
    await expect
      .element(screen.getByRole('status').first())
      .toHaveTextContent('You are being logged out')
    expect(banner.getByRole('button', { name: 'My area' }).query()).toBeNull()
    expect(screen.getByText('Robin Vale').query()).toBeNull()
  })

  test('says how the live channel stands, in words that are read out', async () => {
    const { house, screen } = await enterAsGuest()
    const status = screen.getByRole('status').first()
    await expect.element(status).toHaveTextContent('Connecting')
    await house.connect()
    await expect.element(status).toHaveTextContent('Connected')
    house.socket.close()
    await expect.element(status).toHaveTextContent('Reconnecting')
    house.browser.last().report({ type: 'browser.wentOffline' })
    await expect.element(status).toHaveTextContent('Offline')
  })

  test('says every change once, in one voice that also a dialog does not silence', async () => {
    const house = openHouse()
    const screen = await render(house.view())
    await house.boot()
    const voice = screen.getByRole('status').first()
    await expect.element(voice).toBeInTheDocument()
    const said = listen(voice.element())

    await house.answerSession(house.visitor)
    house.openLogin()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
    expect(voice.element().closest('[aria-hidden="true"], [inert]')).toBeNull()
    const success = { flow: 'login', redirectTo: null, hostId: null }
    house.payFrame.last().report({ type: 'payClient.succeeded', ...success })
    await (await house.confirmSuccess.call(0)).resolve({ targetUrl: null })
    await house.answerSession(house.guest)
    await house.connect()
    house.socket.close()

    await expect
      .poll(said)
      .toEqual([
        'Not live',
        'One moment, it is loading',
        'One moment, your account is being brought up to date',
        'Your account is loading',
        'Connecting',
        'Connected',
        'Reconnecting',
      ])
    expect(document.querySelectorAll('[aria-live], [role=status], output:not(:empty)').length).toBe(
      1,
    )
  })

  test.each([
    { where: 'the content', isAtNavbar: false },
    { where: 'the navbar, when it is at work there', isAtNavbar: true },
  ])('a guest who has just logged in finds the focus at $where', async ({ isAtNavbar }) => {
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitVisitor()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    house.openLogin()
    const success = { flow: 'login', redirectTo: null, hostId: null }
    house.payFrame.last().report({ type: 'payClient.succeeded', ...success })
    await (await house.confirmSuccess.call(0)).resolve({ targetUrl: null })
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
    if (isAtNavbar)
      await screen.getByRole('button', { name: 'Search', exact: true }).first().click()
    await house.answerSession(house.guest)
    const heading = screen.getByRole('heading', { level: 1 })
    await expect.element(heading).toHaveTextContent('Good to see you')
    if (isAtNavbar) {
      const menu = screen.getByRole('dialog', { name: 'Search' })
      expect(menu.element().contains(document.activeElement)).toBe(true)
    } else {
      await expect.element(heading).toHaveFocus()
    }
  })

  test('a press that waits for the code of its actor shows so, can be given up, and is done when it came', async () => {
    const house = openHouse('en', { hasAreas: false })
    const screen = await render(house.view())
    await house.admitVisitor()
    const press = () => screen.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
    const failed = screen.getByText('This did not open')
    await press()
    await expect.element(screen.getByRole('region', { name: 'One moment' })).toBeInTheDocument()
    for (const call of house.loadArea.calls.splice(0)) await call.reject(new TypeError('chunk'))
    await expect.element(failed).toBeVisible()
    await screen.getByRole('button', { name: 'Close' }).click()
    await expect.element(failed).not.toBeInTheDocument()

    await press()
    await screen.getByRole('button', { name: 'Try again' }).click()
    for (const call of house.loadArea.calls.splice(0)) await call.resolve()
    await (await house.askAccountCookie.call(0)).resolve(true)
    await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('leaves the focus alone when the guest is there from the start', async () => {
    const { screen } = await enterAsGuest()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  test('shows the live channel only while it is not as it should be', async () => {
    const { house, screen, banner } = await enterAsGuest()
    await expect.element(banner.getByText('Connecting')).toBeVisible()
    await house.connect()
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Connected')
    expect(banner.getByText('Connected').query()).toBeNull()
    house.socket.close()
    await expect.element(banner.getByText('Reconnecting')).toBeVisible()
  })

  test.each([320, 360, 390, 640, 768, 1023, 1440])(
    'has room for its parts at %i px',
    async (width) => {
      const { house, screen, banner } = await enterAsGuest()
      await page.viewport(width, 740)
      house.watchWindow.last().report({ type: 'viewport.resized', width })
      await expect.element(screen.getByRole('button', { name: 'My area' })).toBeInViewport()
      await expect.element(banner.getByRole('button', { name: /^Balance/ })).toBeInViewport()
      await expect.element(banner.getByRole('button', { name: 'Menu' })).toBeInViewport()
      expect(overflow()).toBe(0)
    },
  )

  test('has room at 320 px for a balance of four digits', async () => {
    const { house, banner } = await enterAsGuest()
    await page.viewport(320, 740)
    house.watchWindow.last().report({ type: 'viewport.resized', width: 320 })
    await house.connect()
    house.socket.push(push('guestBalance', { balance: 4263, balanceFormatted: '4.263' }), 2)
    await expect.element(banner.getByText('4.263')).toBeInViewport()
    expect(overflow()).toBe(0)
  })

  test('says what a drawing opens once it is pointed at', async () => {
    const { banner } = await enterAsGuest()
    await page.viewport(1440, 740)
    const button = banner.getByRole('button', { name: 'Categories' })
    const words = () => getComputedStyle(button.element(), '::after').content
    expect(words()).toBe('none')
    button.element().focus()
    await userEvent.hover(button)
    await expect.poll(words).toBe('"Categories"')
  })

  test.each([
    [320, 85],
    [320, 120],
    [390, 120],
    [768, 120],
    [1440, 120],
  ])('has room at %i px for letters of %i %% of the usual width', async (width, percent) => {
    const restore = await showLetters(percent)
    onTestFinished(restore)
    const { house, banner } = await enterAsGuest()
    await page.viewport(width, 740)
    house.watchWindow.last().report({ type: 'viewport.resized', width })
    await expect.element(banner.getByRole('button', { name: /^Balance/ })).toBeInViewport()
    expect(overflow()).toBe(0)
  })

  test('opens the top-up from the balance, which says that it is coins', async () => {
    const { house, banner } = await enterAsGuest()
    const { balanceFormatted } = house.guest
    await banner.getByRole('button', { name: `Balance: ${balanceFormatted} coins` }).click()
    await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('moneycharge')
  })

  test('draws nothing but the balance again when the balance is pushed', async () => {
    const { house, screen, banner } = await enterAsGuest()
    await house.connect()
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Connected')
    await expect.poll(() => takeRendered(), { interval: 300 }).toEqual([])

    house.socket.push(push('guestBalance', { balance: 77, balanceFormatted: '77' }), 2)
    await expect.element(banner.getByText('77')).toBeVisible()
    expect(takeRendered()).toEqual(['Balance', 'Balance'])
  })

  test('offers neither login nor signup when login is off [LGN-21]', async () => {
    const house = openHouse()
    const screen = await render(house.view())
    await house.boot({ loginEnabled: false })
    await house.answerSession(house.visitor)
    await expect.element(screen.getByText('You cannot log in at the moment')).toBeVisible()
    expect(screen.getByRole('button', { name: /log in|sign up/i }).elements()).toEqual([])
  })
})

describe('saving the event log', () => {
  async function save() {
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitVisitor()
    const footer = screen.getByRole('contentinfo')
    const button = footer.getByRole('button', { name: 'Save event log' })
    await button.click()
    const words = footer.getByRole('status')
    await expect.element(words).toHaveTextContent('Saving the event log')
    return { button, cancel: footer.getByRole('button', { name: 'Cancel' }), footer, house, words }
  }

  test('says how far it is, and then that it is done', async () => {
    const { button, cancel, footer, house, words } = await save()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    house.logFile.last().report({ type: 'logFile.progressed', share: 0.4 })
    const bar = footer.getByRole('progressbar', { name: 'Saving the event log' })
    await expect.element(bar).toHaveAttribute('value', '0.4')
    house.logFile.last().report({ type: 'logFile.saved' })
    await expect.element(words).toHaveTextContent('Event log saved')
    await expect.element(button).not.toHaveAttribute('aria-disabled')
    await expect.element(bar).not.toBeInTheDocument()
    await expect.element(cancel).not.toBeInTheDocument()
  })

  test('says when it did not work, and tries again when asked', async () => {
    const { button, house, words } = await save()
    house.logFile.last().report({ type: 'logFile.failed' })
    await expect.element(words).toHaveTextContent('could not be saved. Try again.')
    await button.click()
    await expect.element(words).toHaveTextContent('Saving the event log')
    expect(house.logFile.runs).toHaveLength(2)
  })

  test('can be cancelled, which leaves the focus where it began', async () => {
    const { button, cancel, house, words } = await save()
    await cancel.click()
    await expect.element(words).toHaveTextContent('Saving cancelled')
    expect(house.logFile.last().isRunning).toBe(false)
    await expect.element(button).toHaveFocus()
  })
})

test('can be walked by keyboard from the skip link to the end', async () => {
  const { house, screen } = await enterAsGuest()
  await house.connect()
  house.notify([house.notification({ title: 'Juno is here' })])
  await expect.element(screen.getByText('Juno is here')).toBeVisible()

  const names: string[] = []
  for (let step = 0; step < 80 && names.at(-1) !== 'Save event log'; step++) {
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    names.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '')
    expect(focused?.matches(':focus-visible')).toBe(true)
  }
  const landmarks = [
    'Skip to content',
    'Menu',
    'Limelight, start page',
    'Live cams',
    'Search',
    'Notifications',
    'My area',
    'Mark as read: Juno is here',
    'See all: Top of the evening',
    'Terms of service',
    'Cookie settings',
    'Deutsch',
    'Dark',
    'Report a problem',
    'Save event log',
  ]
  expect(names.filter((name) => landmarks.includes(name))).toEqual(landmarks)
})

test('the skip link takes no room, lies above the page once it is reached, and leads to the content', async () => {
  const { screen } = await enterAsGuest()
  const header = screen.getByRole('banner').element()
  expect(header.getBoundingClientRect().top + scrollY).toBe(0)
  await userEvent.keyboard('{Tab}')
  expect(header.getBoundingClientRect().top + scrollY).toBe(0)
  const { left, top } = screen
    .getByRole('link', { name: 'Skip to content' })
    .element()
    .getBoundingClientRect()
  const above = document.elementFromPoint(left + 4, top + 4)
  expect(above).toHaveTextContent('Skip to content')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
