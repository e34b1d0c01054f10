import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { profile } from '../../../fixtures/account/profileWalk.fixtures.ts'
import { welcome } from '../../../fixtures/money/bonusCodeWalk.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

async function enter(address: string, overrides = {}, language: 'en' | 'de' = 'en') {
  const house = openHouse(language, { address })
  const screen = await render(house.view())
  await house.admitGuest(overrides)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { house, screen }
}

const own = [
  '/en/myvisitx/profile/',
  '/en/myvisitx/benefits/',
  '/en/myvisitx/mediathek/',
  '/en/myvisitx/spinwheel/',
]

test.each(own)('%s is marked among the rooms', async (address) => {
  const { screen } = await enter(address)
  const rooms = screen.getByRole('navigation', { name: 'Pages of my area' })
  await expect.element(rooms).toBeVisible()
  const marked = rooms.getByRole('link').elements() as HTMLAnchorElement[]
  expect(
    marked.filter((way) => way.ariaCurrent === 'page').map(({ pathname }) => pathname),
  ).toEqual([address])
})

test('the marked room is in sight on a narrow screen', async () => {
  await page.viewport(390, 900)
  const { screen } = await enter('/en/myvisitx/spinwheel/')
  const marked = screen.getByRole('link', { name: 'Spin wheel' })
  await expect.element(marked).toBeVisible()
  const { left, right } = marked.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  await page.viewport(1440, 900)
})

test('every part that the rooms lead to is there', async () => {
  for (const address of ['/en/myvisitx/profile/', '/en/myvisitx/benefits/']) {
    const { screen } = await enter(address)
    const rooms = screen.getByRole('navigation', { name: 'Pages of my area' })
    await expect.element(rooms).toBeVisible()
    const ways = rooms.getByRole('link').elements() as HTMLAnchorElement[]
    const parts = ways.filter(({ pathname, hash }) => hash && pathname === address)
    expect(parts.length).toBeGreaterThan(0)
    for (const { hash } of parts) expect(document.querySelector(hash), hash).not.toBeNull()
    for (const part of parts)
      expect(part.getBoundingClientRect().height, part.hash).toBeGreaterThanOrEqual(36)
    await screen.unmount()
  }
})

test('says what is open, and leads there', async () => {
  const { house, screen } = await enter('/en/myvisitx/benefits/', { isRestricted: true })
  await screen.getByRole('button', { name: 'Pay it' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('opcompensation')
})

test('says that the account is locked [GST-16]', async () => {
  const { screen } = await enter('/en/myvisitx/profile/', { isLocked: true })
  await expect.element(screen.getByText('Your account is locked.', { exact: false })).toBeVisible()
})

describe.each([320, 390, 768, 1440])('at %i px', (width) => {
  test.each(own.slice(0, 2))('%s fits and breaks no rule of accessibility', async (address) => {
    await page.viewport(width, 900)
    const { house, screen } = await enter(address)
    await house.loadProfile.calls[0]?.resolve(profile())
    await house.loadNotificationsSettings.calls[0]?.resolve({ email: true, sms: false })
    await house.loadRemainingCodes.calls[0]?.resolve([
      { ...welcome, conditions: { requireMobileAuth: true, vip: true } },
    ])
    await house.loadRedeemedCodes.calls[0]?.resolve([{ code: 'SPRING', redeemedAt: 0 }])
    await expect.element(screen.getByRole('main')).toBeVisible()
    for (const theme of ['light', 'dark'] as const) {
      showTheme(theme)
      expect(await accessibilityFaults(), theme).toEqual([])
    }
    expect(overflow()).toBe(0)
    showTheme('light')
  })
})
