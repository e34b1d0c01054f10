import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { frameTimeout } from '../../../machines/money/payTour/payTour.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function openTab() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.boot({ device: 'mobile' })
  await house.answerSession(house.guest)
  const overflowBefore = getComputedStyle(document.documentElement).overflowY
  house.tell('payTour', { type: 'payTour.openRequested', flow: 'moneycharge' })
  const dialog = screen.getByRole('dialog', { name: 'Top up coins' })
  await expect.element(dialog).toBeVisible()
  return { house, screen, dialog, overflowBefore }
}

test('says on a phone that the payment client is in a tab, with no frame on the page [PAY-26]', async () => {
  const { house, dialog } = await openTab()
  await expect.element(dialog).toHaveTextContent('A tab is opening')
  house.payTab.last().report({ type: 'payClient.ready' })
  await expect.element(dialog).toHaveTextContent('It is open in another tab')
  expect(document.querySelector('iframe')).toBeNull()
  expect(house.payFrame.runs).toEqual([])
})

test('reads out that the tab is there', async () => {
  const { house, screen } = await openTab()
  house.payTab.last().report({ type: 'payClient.ready' })
  const voice = screen.getByRole('status').first()
  await expect.element(voice).toHaveTextContent('It is open in another tab')
})

test('has the tab brought to the front', async () => {
  const { house, dialog } = await openTab()
  house.payTab.last().report({ type: 'payClient.ready' })
  await dialog.getByRole('button', { name: 'Bring it to the front' }).click()
  expect(house.payTab.last().received.at(-1)).toEqual({ type: 'payClient.focusSubmitted' })
})

test.each(['the button', 'Escape'])('is given up by %s, which closes the tab', async (way) => {
  const { house, dialog } = await openTab()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => dialog.query()).toBeNull()
  expect(house.payTab.last().isRunning).toBe(false)
})

test('goes with the tab, when the guest closes that', async () => {
  const { house, dialog } = await openTab()
  house.payTab.last().report({ type: 'payClient.tabLost' })
  await expect.poll(() => dialog.query()).toBeNull()
})

test('says when the browser held the tab back, and opens one from the next click', async () => {
  const { house, dialog } = await openTab()
  house.payTab.last().report({ type: 'payClient.tabBlocked' })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The tab was blocked')
  await dialog.getByRole('button', { name: 'Open it now' }).click()
  expect(house.payTab.runs).toHaveLength(2)
  await expect.element(dialog).toHaveTextContent('A tab is opening')
})

test('says when the tab does not answer, and opens another', async () => {
  const { house, dialog } = await openTab()
  house.clock.step(frameTimeout)
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('did not open in time')
  await dialog.getByRole('button', { name: 'Open it again' }).click()
  expect(house.payTab.runs.map(({ isRunning }) => isRunning)).toEqual([false, true])
})

test('lets the page behind scroll, as there is no frame over it', async () => {
  const { overflowBefore } = await openTab()
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  expect(overflowBefore).not.toBe('hidden')
})
