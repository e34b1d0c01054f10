import '../testing/rendered.ts'

import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { push } from '../../fixtures/pushes.fixtures.ts'
import { openHouse } from '../testing/house.tsx'
import { takeRendered } from '../testing/rendered.ts'

async function enterAsGuest() {
  await page.viewport(1280, 800)
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  const banner = screen.getByRole('banner')
  await expect.element(banner.getByText('Robin Vale')).toBeVisible()
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

  test('logs the guest out', async () => {
    const { house, screen, banner } = await enterAsGuest()
    await banner.getByRole('button', { name: 'Log out' }).click()
    expect(house.logOut.calls).toHaveLength(1)
    await expect
      .element(screen.getByRole('status').first())
      .toHaveTextContent('You are being logged out')
    expect(banner.getByRole('button', { name: 'Log out' }).query()).toBeNull()
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
    await house.confirmSuccess.calls[0]?.resolve({ targetUrl: null })
    await house.answerSession(house.guest)
    await house.connect()
    house.socket.close()

    await expect
      .poll(said)
      .toEqual([
        'Not live',
        'The log-in is loading',
        'You are being logged in',
        'Your account is loading',
        'Connecting',
        'Connected',
        'Reconnecting',
      ])
    expect(document.querySelectorAll('[aria-live], [role=status], output:not(:empty)').length).toBe(
      1,
    )
  })

  test('leaves the focus alone when the guest is there from the start', async () => {
    const { screen } = await enterAsGuest()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  test('keeps the words of the live channel for readers where there is no room', async () => {
    const { house, screen, banner } = await enterAsGuest()
    await page.viewport(360, 740)
    await house.connect()
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Connected')
    await expect.element(banner.getByRole('button', { name: 'Log out' })).toBeInViewport()
  })

  test('draws nothing but the balance again when the balance is pushed', async () => {
    const { house, screen, banner } = await enterAsGuest()
    await house.connect()
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('Connected')
    takeRendered()

    house.socket.push(push('guestBalance', { balance: 77, balanceFormatted: '77' }), 2)
    await expect.element(banner.getByText('77')).toBeVisible()
    expect(takeRendered()).toEqual(['Balance', 'Balance'])
  })

  test('offers neither login nor signup when login is off [LGN-21]', async () => {
    const house = openHouse()
    const screen = await render(house.view())
    await house.boot({ loginEnabled: false })
    await house.answerSession(house.visitor)
    await expect.element(screen.getByText('Logging in is switched off')).toBeVisible()
    expect(screen.getByRole('button', { name: /log in|sign up/i }).elements()).toEqual([])
  })
})

describe('saving the event log', () => {
  test('says that it is under way, and then that it is done', async () => {
    const house = openHouse()
    let finish = () => {}
    const saved = new Promise<void>((resolve) => {
      finish = resolve
    })
    const screen = await render(house.view(() => saved))
    await house.admitVisitor()
    const footer = screen.getByRole('contentinfo')
    const button = footer.getByRole('button', { name: 'Save event log' })

    await button.click()
    await expect.element(footer.getByRole('status')).toHaveTextContent('Saving the event log')
    await expect.element(button).toBeDisabled()
    finish()
    await expect.element(footer.getByRole('status')).toHaveTextContent('Event log saved')
    await expect.element(button).toBeEnabled()
  })

  test('says when it did not work', async () => {
    const house = openHouse()
    const screen = await render(house.view(() => Promise.reject(new Error('disk full'))))
    await house.admitVisitor()
    const footer = screen.getByRole('contentinfo')
    await footer.getByRole('button', { name: 'Save event log' }).click()
    await expect.element(footer.getByRole('status')).toHaveTextContent('could not be saved')
  })
})

test('can be walked by keyboard from the skip link to the end', async () => {
  const { house, screen } = await enterAsGuest()
  await house.connect()
  house.notify([house.notification({ title: 'Juno is here' })])
  await expect.element(screen.getByText('Juno is here')).toBeVisible()

  const names: string[] = []
  for (let step = 0; step < 4; step++) {
    await userEvent.keyboard('{Tab}')
    const focused = document.activeElement
    names.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '')
    expect(focused?.matches(':focus-visible')).toBe(true)
  }
  expect(names).toEqual([
    'Skip to content',
    'Log out',
    'Mark as read: Juno is here',
    'Save event log',
  ])
})

test('the skip link leads to the content', async () => {
  const { screen } = await enterAsGuest()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('main')).toHaveFocus()
})
