import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { profilePreview } from '../../../fixtures/live/hoverPreview.fixtures.ts'
import { performersPage } from '../../../fixtures/live/performers.fixtures.ts'
import { hoverDelay } from '../../../machines/live/hoverPreview/hoverPreview.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

const drawn = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'

async function enter() {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address: '/en/cams/' })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await house.loadListPage.calls.at(-1)?.resolve(performersPage(4))
  const tile = (at: number) => screen.getByRole('listitem').filter({ hasText: `Performer ${at}` })
  await expect.element(tile(1)).toBeVisible()
  const shown = () => document.querySelector('[data-hover-preview]')
  return {
    house,
    tile,
    shown,
    pass: () => house.clock.step(hoverDelay),
    answer: async () => {
      house.previewPicture.last().report({ type: 'hoverPreview.pictureCame', address: drawn })
      await house.loadProfilePreview.calls.at(-1)?.resolve(profilePreview())
    },
  }
}

test('a tile on which the pointer rests shows picture and facts, also while the pointer is on them, and not when it is left [ACT-30 ACT-33]', async () => {
  const { tile, shown, pass, answer } = await enter()
  await tile(1).hover()
  pass()
  await answer()
  await expect.element(tile(1)).toHaveTextContent('Netherlands · speaks Dutch and English')
  await expect.element(tile(1)).toHaveTextContent('Late evenings and jazz.')
  expect(shown()?.querySelector('img')?.src).toBe(drawn)
  await tile(1).getByText('Late evenings and jazz.').hover({ force: true })
  expect(shown()).not.toBeNull()
  await tile(2).hover()
  await expect.poll(shown).toBeNull()
})

test('is there for the keyboard’s focus too, and Escape puts it away without moving the focus [ACT-33]', async () => {
  const { tile, shown, pass, answer } = await enter()
  const link = tile(2).getByRole('link')
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}')
  await expect.element(link).toHaveFocus()
  pass()
  await answer()
  await expect.poll(shown).not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.poll(shown).toBeNull()
  await expect.element(link).toHaveFocus()
})

test('a tile that is scrolled below the pointer shows nothing until the pointer moves on it', async () => {
  const { house, tile, pass } = await enter()
  const { runs } = house.previewPicture
  const link = tile(1).getByRole('link').element()
  const point = (type: string) =>
    link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
  point('pointerover')
  pass()
  expect(runs).toHaveLength(0)
  point('pointermove')
  house.clock.step(hoverDelay - 1)
  point('pointermove')
  house.clock.step(1)
  expect(runs.map(({ isRunning }) => isRunning)).toEqual([true])
  point('pointerout')
  expect(runs.map(({ isRunning }) => isRunning)).toEqual([false])
})

test('a finger shows nothing', async () => {
  const { house, tile } = await enter()
  const link = tile(1).getByRole('link').element()
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointermove', 'pointerup'])
    link.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }))
  house.clock.step(hoverDelay)
  expect(house.previewPicture.runs).toHaveLength(0)
})
