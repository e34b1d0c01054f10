import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'

async function open(url: string) {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  house.tell('checkout', { type: 'checkout.openRequested', url })
  const dialog = screen.getByRole('dialog', { name: 'Checkout' })
  await expect.element(dialog).toBeVisible()
  return { house, screen, dialog }
}

const url = 'https://checkout.example/order/7'
const frame = () => document.querySelector('iframe[data-checkout-frame]')

test('shows a checkout in a frame', async () => {
  await open(url)
  expect(frame()?.getAttribute('src')).toBe(url)
})

test.each(['', 'https://checkout.example/'])(
  'says that no checkout is behind %j, and shows none [CHK-2 CHK-3]',
  async (invalid) => {
    const { dialog } = await open(invalid)
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('No checkout behind this link')
    expect(frame()).toBeNull()
    await dialog.getByRole('button', { name: 'Back' }).click()
    await expect.poll(() => dialog.query()).toBeNull()
  },
)

test.each([
  [false, 'in its own window'],
  [true, 'in a new tab'],
])(
  'says where the payment opened, in a tab when the page is framed: %s [CHK-9]',
  async (inNewTab, words) => {
    const { house, screen, dialog } = await open(url)
    house.checkoutWindow.last().report({ type: 'checkout.opened', inNewTab })
    await expect.element(dialog.getByText(words)).toBeVisible()
    await expect.element(screen.getByRole('status').first()).toHaveTextContent(words)
  },
)

test('says when the browser held the window back, until one opens [CHK-10]', async () => {
  const { house, dialog } = await open(url)
  house.checkoutWindow.last().report({ type: 'checkout.popupBlocked' })
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Allow pop-ups')
  house.checkoutWindow.last().report({ type: 'checkout.opened', inNewTab: false })
  await expect.poll(() => dialog.getByRole('alert').query()).toBeNull()
})

test.each(['Escape', 'the payment'])('closes by %s', async (way) => {
  const { house, dialog } = await open(url)
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else house.checkoutWindow.last().report({ type: 'checkout.closed' })
  await expect.poll(() => dialog.query()).toBeNull()
  expect(house.checkoutWindow.last().isRunning).toBe(false)
})
