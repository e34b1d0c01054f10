import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPanel, tabTo } from '../testing/panels.tsx'
import { faultsOf } from '../testing/views.ts'
import { WhatIfPanel } from './WhatIfPanel.tsx'

test('forks by keyboard, goes on as the log did, and compares the two ends', async () => {
  const { screen, tell, seen } = await openPanel(<WhatIfPanel />, { position: 8 })
  await tabTo(/Fork at entry 8/)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/from the log at entry 8, 0 entries since/)).toBeVisible()
  tell({
    type: 'inspector.branchChanged',
    change: {
      ...{ kind: 'invent', branch: 'branch-1', position: 8, actor: 'shop/order-1' },
      event: '{"type":"order.voucherEntered","code":"WINTER"}',
    },
  })
  await expect.element(screen.getByText(/1 entry since/)).toBeVisible()
  await tabTo(/Go on in branch-1 with 1 entry of the log/)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/2 entries since/)).toBeVisible()
  expect(seen().moment).toMatchObject({ branch: 'branch-1', position: 10 })
  const ends = screen.getByRole('region', { name: 'The two ends' })
  await expect
    .element(ends.getByRole('row', { name: /context\.voucher/ }))
    .toHaveTextContent('"SPRING""WINTER"')
  await expect.element(ends.getByRole('columnheader', { name: 'branch-1, entry 10' })).toBeVisible()
  expect(await faultsOf()).toEqual([])
})

test('drops a sandbox and is back in the log', async () => {
  const { screen, seen } = await openPanel(<WhatIfPanel />, { position: 8 })
  await screen.getByRole('button', { name: 'Fork at entry 8' }).click()
  await expect.poll(() => seen().moment.branch).toBe('branch-1')
  await tabTo(/Drop branch-1/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => seen().moment.branch).toBe('log')
  await expect.element(screen.getByRole('list', { name: 'Sandboxes' })).not.toBeInTheDocument()
})
