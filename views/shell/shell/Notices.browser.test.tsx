import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'

async function enter() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { house, screen }
}

test('a newer build is taken when the guest wants it', async () => {
  const { house, screen } = await enter()
  house.serviceWorker.last().report({ type: 'updates.versionReady' })
  const notice = screen.getByRole('region', { name: 'Update' })
  await expect.element(notice).toHaveTextContent('A new version of Limelight is here.')
  await notice.getByRole('button', { name: 'Load it now' }).click()
  expect(house.serviceWorker.last().received).toEqual([{ type: 'updates.activationSubmitted' }])
})

test('a newer build waits when the guest wants it later', async () => {
  const { house, screen } = await enter()
  house.serviceWorker.last().report({ type: 'updates.versionReady' })
  await screen.getByRole('button', { name: 'Later' }).click()
  await expect.poll(() => screen.getByRole('region', { name: 'Update' }).query()).toBeNull()
  expect(house.serviceWorker.last().received).toEqual([])
})

test.each([
  ['prompt', 'Add it to your home screen'],
  ['manual', 'Add to Home Screen'],
] as const)(
  'the home screen is offered by %s from the second page on [NAV-33]',
  async (way, words) => {
    const { house, screen } = await enter()
    house.installPrompt.last().report({ type: 'homescreen.offered', way })
    const offer = screen.getByRole('region', { name: 'Keep Limelight at hand' })
    await new Promise(requestAnimationFrame)
    expect(offer.query()).toBeNull()
    house.goTo('/en/cams/')
    await expect.element(offer).toBeVisible()
    if (way === 'manual') await offer.getByRole('button', { name: 'Add' }).click()
    await expect.element(offer).toHaveTextContent(words)
    await offer.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => offer.query()).toBeNull()
  },
)
