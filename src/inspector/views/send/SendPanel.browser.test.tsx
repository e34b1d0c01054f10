import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPanel, tabTo } from '../testing/panels.tsx'
import { faultsOf } from '../testing/views.ts'
import { SendPanel } from './SendPanel.tsx'

test('says what the actor takes, why it takes other things not, and what an event would do', async () => {
  const { screen } = await openPanel(<SendPanel />, { position: 14, actor: 'shop/order-1' })
  const cancelled = screen.getByRole('button', { name: /order\.cancelled/ })
  await expect.element(cancelled).toHaveTextContent('not(hasVoucher: yes)')
  await tabTo(/order\.cancelled/)
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('Nothing happens: not(hasVoucher: yes).')
  expect(await faultsOf()).toEqual([])
})

test('sends what a form was filled with, in a sandbox, by keyboard', async () => {
  const { screen, ask, seen } = await openPanel(<SendPanel />, {
    position: 8,
    actor: 'shop/order-1',
  })
  await expect.element(screen.getByRole('button', { name: /order\.dishAdded/ })).toBeVisible()
  await tabTo(/order\.dishAdded/)
  await userEvent.keyboard('{Enter}')
  const field = (await tabTo(/^name/)) as HTMLInputElement
  expect(field.value).toBe('Stew')
  field.select()
  await userEvent.keyboard('Pie')
  await expect
    .element(screen.getByLabelText('The event as JSON'))
    .toHaveValue(
      JSON.stringify({ type: 'order.dishAdded', dish: { name: 'Pie', price: 19 } }, null, 2),
    )
  await tabTo(/Send in a sandbox/)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => seen().moment).toEqual({ branch: 'branch-1', position: 9, microstep: 0 })
  const [dish] = await ask('parts', seen().moment, 'shop/order-1', 'context', [1], 2, 1)
  expect(dish?.value.text).toContain('Pie')
})

test('says what is wrong with an event, and sends none such', async () => {
  const { screen } = await openPanel(<SendPanel />, { position: 8, actor: 'shop/order-1' })
  await screen.getByRole('button', { name: /another event/ }).click()
  await screen.getByLabelText('The event as JSON').fill('{"type":')
  await expect.element(screen.getByText(/^This is not JSON/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Send in a sandbox' })).toBeDisabled()
})

test('sends to the app that is attached', async () => {
  const { screen, orders } = await openPanel(<SendPanel />, {
    position: 28,
    actor: 'shop',
    isLive: true,
  })
  await screen.getByRole('button', { name: /shop\.closed/ }).click()
  await screen.getByRole('button', { name: 'Send to the app' }).click()
  expect(orders).toContainEqual({
    type: 'order.send',
    actor: 'shop',
    event: '{"type":"shop.closed"}',
  })
})
