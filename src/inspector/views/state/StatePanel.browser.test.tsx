import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPanel, tabTo } from '../testing/panels.tsx'
import { faultsOf } from '../testing/views.ts'
import { StatePanel } from './StatePanel.tsx'

test('shows the state and context of the chosen actor, and keys unfold it', async () => {
  const { screen } = await openPanel(<StatePanel />, { position: 14, actor: 'shop/order-1' })
  await expect.element(screen.getByText('cooking.(dishes.waiting, drinks.ready)')).toBeVisible()
  await expect.element(screen.getByRole('treeitem', { name: /^voucher/ })).toBeVisible()
  await tabTo(/context/)
  const named = (name: RegExp) => screen.getByRole('treeitem', { name })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}')
  await expect.element(named(/^dishes/)).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.element(named(/price: 8$/)).toBeVisible()
  expect(await faultsOf()).toEqual([])
})

test('leads by keyboard to where a part of it changed, and pins the moment', async () => {
  const { screen, seen } = await openPanel(<StatePanel />, { position: 14, actor: 'shop/order-1' })
  await screen.getByRole('treeitem', { name: /^voucher/ }).click()
  await tabTo(/Where context\.voucher changed before/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => seen().moment.position).toBe(11)
  await tabTo(/Pin this moment/)
  await userEvent.keyboard('{Enter}')
  expect(seen().pinned.map(({ position }) => position)).toEqual([11])
  await expect.element(screen.getByRole('button', { name: /Unpin/ })).toBeVisible()
})

test('says of an actor that has ended where it did, and shows its last state', async () => {
  const { screen } = await openPanel(<StatePanel />, {
    position: 28,
    actor: 'shop/order-1/courier',
  })
  await expect
    .element(screen.getByText('has ended at entry 26; this is its last state'))
    .toBeVisible()
  await expect.element(screen.getByRole('treeitem', { name: /^stops/ })).toHaveTextContent('3')
})
