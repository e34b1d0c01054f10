import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Difference } from '../../replica.types.ts'
import { openPanel, tabTo } from '../testing/panels.tsx'
import { faultsOf } from '../testing/views.ts'
import { DifferencesPanel } from './DifferencesPanel.tsx'

const parted: Difference = {
  kind: 'changed',
  seq: 9,
  path: 'shop/order-1',
  part: '.address',
  expected: 'Short Lane',
  found: 'Long Lane',
}
const missing: Difference = {
  kind: 'missing',
  seq: 12,
  path: 'shop/order-1/stock',
  part: 'actor',
  expected: 'made from stock',
  found: 'no such actor',
}

test('lists where log and build part, first things first, and leads there', async () => {
  const { screen, seen } = await openPanel(<DifferencesPanel />, {
    position: 3,
    opened: { divergence: parted, differences: [parted, missing], moreDifferences: 4 },
  })
  const rows = screen.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent(/here they part: is otherwise/)
  await expect.element(rows.nth(1)).toHaveTextContent(/Short LaneLong Lane/)
  await expect.element(rows.nth(2)).toHaveTextContent(/is missing/)
  await expect.element(rows.nth(3)).toHaveTextContent('and 4 more differences')
  expect(await faultsOf()).toEqual([])
  await tabTo(/Go to entry 12/)
  await userEvent.keyboard('{Enter}')
  expect(seen().moment.position).toBe(12)
  expect(seen().actor).toBe('shop/order-1/stock')
})

test('says that they agree', async () => {
  const { screen } = await openPanel(<DifferencesPanel />, { position: 3 })
  await expect.element(screen.getByText('This build and the log agree')).toBeVisible()
})
