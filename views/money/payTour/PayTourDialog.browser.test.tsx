import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { leaveTimeout, redirectDelay } from '../../../machines/account/login/login.machine.ts'
import { frameTimeout } from '../../../machines/money/payTour/payTour.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function openLogin(width = 1440) {
  await page.viewport(width, 900)
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitVisitor()
  const opener = screen.getByRole('banner').getByRole('button', { name: 'Log in' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Log in' })
  await expect.element(dialog).toBeVisible()
  return { house, screen, opener, dialog }
}

function frame(): HTMLIFrameElement {
  const found = document.querySelector<HTMLIFrameElement>('iframe[data-pay-frame]')
  if (!found) throw new Error('the payment client has no frame')
  return found
}

test('shows the payment client in a frame at the address of the flow [PAY-25]', async () => {
  const { house } = await openLogin()
  expect(frame().getAttribute('src')).toBe(house.payFrame.last().input.url)
  expect(frame().getAttribute('src')).toContain('flow=login')
  expect(frame().title).toBe('Log in')
})

test('starts the frame at 675 by 740 px on a desktop [PAY-45]', async () => {
  await openLogin()
  const size = () => {
    const { width, height } = frame().getBoundingClientRect()
    return [width, height]
  }
  await expect.poll(size).toEqual([675, 740])
})

test('fills the dialog with the frame once the payment client is ready [PAY-46]', async () => {
  const { house, dialog } = await openLogin(390)
  await expect.element(dialog.getByText('One moment, it is loading')).toBeInTheDocument()
  expect(getComputedStyle(frame()).visibility).toBe('hidden')
  house.payFrame.last().report({ type: 'payClient.ready' })
  await expect.poll(() => dialog.getByText('One moment, it is loading').query()).toBeNull()
  const edges = () => {
    const { left, right, bottom } = frame().getBoundingClientRect()
    return [left, right, bottom]
  }
  await expect.poll(edges).toEqual([0, 390, 900])
  expect(getComputedStyle(frame()).visibility).toBe('visible')
})

test('is as high as what the payment client shows, and no higher than the window [PAY-46]', async () => {
  const { house } = await openLogin()
  const client = house.payFrame.last()
  client.report({ type: 'payClient.ready' })
  for (const [height, shown] of [
    [460, 460],
    [600, 600],
  ] as const) {
    client.report({ type: 'payClient.resized', height })
    await expect.poll(() => frame().getBoundingClientRect().height).toBe(shown)
  }
  client.report({ type: 'payClient.resized', height: 3_000 })
  await expect.poll(() => Math.round(frame().getBoundingClientRect().bottom)).toBeLessThan(900)
})

test('is called after what the payment client went on to by itself', async () => {
  const { house, screen } = await openLogin()
  house.payFrame.last().report({ type: 'payClient.ready' })
  for (const [to, name] of [
    ['pwdlost', 'Forgotten password'],
    ['signup', 'Sign up'],
    ['login', 'Log in'],
  ] as const) {
    const change = { hook: 'view-changed', from: 'login', to, success: true }
    house.payFrame.last().report({ type: 'payClient.hookReported', ...change })
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible()
    expect(frame().title).toBe(name)
  }
})

test('lays an overlay of opacity 0.3 behind the frame [PAY-48]', async () => {
  const { dialog } = await openLogin()
  const overlay = dialog.element().parentElement?.parentElement as HTMLElement
  await expect.poll(() => getComputedStyle(overlay).backgroundColor).toMatch(/\/ 0\.3\)$/)
})

test.each(['Escape', 'the close button'])('closes by %s and gives the focus back', async (way) => {
  const { house, screen, opener, dialog } = await openLogin()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
  expect(house.payFrame.last().isRunning).toBe(false)
  await expect.element(opener).toHaveFocus()
})

test('keeps the focus inside while it is open', async () => {
  const { dialog } = await openLogin()
  for (let step = 0; step < 5; step++) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})

test('restores how the page scrolls when it closes, by the guest or by success [PAY-28]', async () => {
  const overflowBefore = getComputedStyle(document.documentElement).overflow
  const { house, screen, opener } = await openLogin()
  expect(getComputedStyle(document.documentElement).overflow).not.toBe(overflowBefore)
  house.payFrame.last().report({ type: 'payClient.closed' })
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe(overflowBefore)

  await opener.click()
  house.payFrame
    .last()
    .report({ type: 'payClient.succeeded', flow: 'login', redirectTo: null, hostId: null })
  await expect.poll(() => screen.getByRole('dialog').query()).toBeNull()
  await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe(overflowBefore)
})

test('says when the payment client does not answer, and opens it anew when asked', async () => {
  const { house, dialog } = await openLogin()
  house.clock.step(frameTimeout)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('did not open in time')
  expect(document.querySelector('iframe')).toBeNull()

  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => document.querySelector('iframe[data-pay-frame]')).not.toBeNull()
  expect(house.payFrame.runs).toHaveLength(2)
})

test('leads from the login to the guest, and says so on the way', async () => {
  const { house, screen } = await openLogin()
  house.payFrame
    .last()
    .report({ type: 'payClient.succeeded', flow: 'login', redirectTo: null, hostId: null })
  const words = 'One moment, your account is being brought up to date'
  await expect.element(screen.getByRole('status').first()).toHaveTextContent(words)
  await expect
    .element(screen.getByRole('region', { name: 'Your account' }))
    .toHaveTextContent(words)
  expect(screen.getByRole('button', { name: 'Log in' }).elements()).toEqual([])

  await (await house.confirmSuccess.call(0)).resolve({ targetUrl: null })
  await house.answerSession(house.guest)
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Robin Vale')
  await expect.element(heading).toHaveFocus()
})

test('says that a login is leading on, until the page changes [LGN-34]', async () => {
  const { house, screen } = await openLogin()
  house.payFrame
    .last()
    .report({ type: 'payClient.succeeded', flow: 'login', redirectTo: null, hostId: null })
  await (await house.confirmSuccess.call(0)).resolve({ targetUrl: null })
  const notice = screen.getByRole('region', { name: 'Your account' })
  await expect.element(notice).toHaveTextContent('You are logged in')
  await house.answerSession(house.guest)
  house.clock.step(redirectDelay)
  await expect.poll(() => notice.query()).toBeNull()
})

test('says when a login could not be confirmed, and offers another [LGN-33]', async () => {
  const { house, screen } = await openLogin()
  house.payFrame
    .last()
    .report({ type: 'payClient.succeeded', flow: 'login', redirectTo: null, hostId: null })
  await (await house.confirmSuccess.call(0)).reject(new Error('500'))
  await house.answerSession(house.visitor)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('could not confirm it')
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  house.clock.step(leaveTimeout)
  await screen.getByRole('button', { name: 'Log in again' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => screen.getByRole('alert').query()).toBeNull()
})

test('fills the height of the window for the automatic top-up, on phones too [PAY-27 PAY-47]', async () => {
  await page.viewport(390, 700)
  const house = openHouse()
  const screen = await render(house.view())
  await house.boot({ device: 'mobile' })
  await house.answerSession(house.guest)
  house.tell('payTour', { type: 'payTour.openRequested', flow: 'autorecharge' })
  const dialog = screen.getByRole('dialog', { name: 'Automatic top-up' })
  await expect.element(dialog).toBeVisible()
  const extent = () => {
    const { top, height } = frame().getBoundingClientRect()
    return [top, height]
  }
  await expect.poll(extent).toEqual([0, innerHeight])
  house.payFrame.last().report({ type: 'payClient.ready' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
})

test('keeps in sight what the payment client wants to be seen [PAY-23]', async () => {
  await page.viewport(390, 700)
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  house.tell('payTour', { type: 'payTour.openRequested', flow: 'autorecharge' })
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  house.payFrame.last().report({ type: 'payClient.ready' })
  const scroller = frame().parentElement as HTMLElement
  scroller.style.height = '300px'
  house.payFrame.last().report({ type: 'payClient.scrollRequested', top: 120 })
  await expect.poll(() => scroller.scrollTop).toBe(120)
})

test('shows another flow in a frame of its own, under its own name', async () => {
  const { house, screen } = await openLogin()
  const before = frame()
  house.payFrame.last().report({
    type: 'payClient.succeeded',
    flow: 'login',
    redirectTo: null,
    hostId: null,
  })
  await (await house.confirmSuccess.call(0)).resolve({ targetUrl: null })
  await house.answerSession(house.guest)
  for (const [flow, name] of [
    ['moneycharge', 'Top up coins'],
    ['vipabo', 'Become a VIP'],
  ] as const) {
    house.tell('payTour', { type: 'payTour.openRequested', flow })
    await expect.element(screen.getByRole('dialog', { name })).toBeVisible()
    expect(frame().getAttribute('src')).toBe(house.payFrame.last().input.url)
  }
  expect(frame()).not.toBe(before)
})

test('says what waits for the payment client, and does it afterwards [GATE-6]', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  house.tell('gate', {
    type: 'gate.actionRequested',
    action: { type: 'openVipPath', params: { targetUrl: '/en/vipclub/' } },
  })
  const dialog = screen.getByRole('dialog', { name: 'Become a VIP' })
  await expect.element(dialog).toHaveTextContent('What you chose is for members.')
  house.payFrame
    .last()
    .report({ type: 'payClient.succeeded', flow: 'vipabo', redirectTo: null, hostId: null })
  await house.answerSession({ ...house.guest, isVip: true })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VIP club')
})
