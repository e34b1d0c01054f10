import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listedPerformer } from '../../../fixtures/live/performers.fixtures.ts'
import { renewalPause } from '../../../machines/live/presenceFeed/presenceFeed.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

const performers = Array.from({ length: 40 }, (_, at) =>
  listedPerformer({ id: `actor-${at + 1}`, name: `Performer ${at + 1}` }),
)

/** The cams page with forty performers, and what the feed of who is on screen is told. */
async function enter() {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address: '/en/cams/' })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => house.loadListPage.calls).toHaveLength(1)
  await (await house.loadListPage.call(0)).resolve({
    items: performers,
    totals: { all: 40, online: 40 },
    next: null,
  })
  const tile = (number: number) =>
    screen
      .getByRole('listitem')
      .filter({ has: page.getByText(`Performer ${number}`, { exact: true }) })
  await expect.element(tile(1)).toBeVisible()
  const feed = house.modelPresence
  await expect.poll(() => feed.runs).toHaveLength(1)
  feed.last().report({ type: 'modelPresence.connected' })
  /** The feed is told of those whom the window shows, and of nobody else. */
  async function followsTheWindow() {
    await expect
      .poll(() => {
        house.clock.step(renewalPause)
        return new Set(feed.last().received.at(-1)?.ids)
      })
      .toEqual(inWindow())
    return inWindow()
  }
  return { house, screen, tile, feed, followsTheWindow }
}

/** Ids of the performers of whom something is within the window. */
function inWindow() {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-performer]')]
  const within = parts.filter((part) => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  })
  return new Set(within.map((part) => part.dataset.performer))
}

test('follows whom the window shows, as it scrolls and as tiles become a list, and nobody once the page is left', async () => {
  const { house, screen, tile, feed, followsTheWindow } = await enter()
  const atFirst = await followsTheWindow()
  expect(atFirst).toContain('actor-1')
  expect(atFirst).not.toContain('actor-40')
  ;(tile(40).element() as HTMLElement).scrollIntoView()
  const atTheEnd = await followsTheWindow()
  expect(atTheEnd).toContain('actor-40')
  expect(atTheEnd).not.toContain('actor-1')
  await screen.getByText('List', { exact: true }).click()
  expect(await followsTheWindow()).not.toEqual(atTheEnd)
  house.goTo('/en/')
  await expect.poll(() => document.querySelector('[data-performer]')).toBeNull()
  house.clock.step(renewalPause)
  expect(feed.last().isRunning).toBe(false)
})

test('draws how they can be met as it is told of them [ACT-20]', async () => {
  const { feed, tile } = await enter()
  const told = { type: 'modelPresence.told', actorId: 'actor-2' } as const
  feed.last().report({ ...told, isOnline: true, freeChat: true })
  await expect.element(tile(2)).toHaveTextContent('Free show')
  feed.last().report({ ...told, isOnline: false, freeChat: false })
  await expect.element(tile(2)).toHaveTextContent('Away')
  await expect.element(tile(1)).not.toHaveTextContent('Away')
})
