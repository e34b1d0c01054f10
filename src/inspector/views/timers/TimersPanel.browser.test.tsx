import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPanel, tabTo } from '../testing/panels.tsx'
import { faultsOf } from '../testing/views.ts'
import { TimersPanel } from './TimersPanel.tsx'

test('lists what is pending, the next due first, with when and since when', async () => {
  const { screen } = await openPanel(<TimersPanel />, { position: 14 })
  await expect.element(screen.getByRole('listitem').first()).toHaveTextContent(/set at entry 13/)
  await expect.element(screen.getByRole('listitem').nth(1)).toHaveTextContent(/set at entry 2/)
  expect(screen.getByRole('listitem').elements()).toHaveLength(2)
  expect(await faultsOf()).toEqual([])
})

test('fires one in a sandbox by keyboard, where it is pending no longer', async () => {
  const { screen, seen } = await openPanel(<TimersPanel />, { position: 14 })
  await expect.element(screen.getByRole('listitem').first()).toBeVisible()
  await tabTo(/^Fire after 10000 ?ms? .* of shop now|^Fire .* of shop now/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => seen().moment).toEqual({ branch: 'branch-1', position: 15, microstep: 0 })
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(1)
})

test('fires one in a running app', async () => {
  const { screen, tell, orders } = await openPanel(<TimersPanel />, {
    position: 28,
    isLive: true,
    opened: { length: 14 },
  })
  await expect.element(screen.getByText('Fire now').first()).toBeVisible()
  tell({ type: 'inspector.followRequested', isFollowing: true })
  await tabTo(/^Fire .* of order-1 now/)
  await userEvent.keyboard('{Enter}')
  expect(orders).toContainEqual({
    type: 'order.fire',
    timer: {
      actor: 'shop/order-1',
      type: 'xstate.after.cooking.order.cooking.dishes.waiting',
      count: 1,
    },
  })
})

test('says that none is pending', async () => {
  const { screen } = await openPanel(<TimersPanel />, { position: 28 })
  await expect.element(screen.getByText('No timer is pending')).toBeVisible()
})
