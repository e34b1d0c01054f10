import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPanel, tabTo } from '../testing/panels.tsx'
import { faultsOf } from '../testing/views.ts'
import { BreakpointsPanel } from './BreakpointsPanel.tsx'

test('stops at an event, at a state and where an expression becomes true, by keyboard', async () => {
  const { screen, seen } = await openPanel(<BreakpointsPanel />, {
    position: 0,
    actor: 'shop/order-1/courier',
  })
  await tabTo(/Type of event/)
  await userEvent.keyboard('order.addressGiven{Enter}')
  await expect.element(screen.getByRole('checkbox', { name: 'order.addressGiven' })).toBeChecked()
  await userEvent.selectOptions(screen.getByLabelText('Stop at'), 'a state')
  await screen.getByLabelText('State', { exact: true }).fill('riding.street')
  await userEvent.keyboard('{Enter}')
  await userEvent.selectOptions(screen.getByLabelText('Stop at'), 'an expression over context')
  await screen.getByLabelText(/^Expression/).fill('context.stops >= 1')
  await userEvent.keyboard('{Enter}')
  expect(await faultsOf()).toEqual([])

  const stops: number[] = []
  await expect.poll(() => screen.getByRole('checkbox').elements().length).toBe(3)
  const run = (await tabTo(/Run on/)) as HTMLButtonElement
  for (let stop = 0; stop < 3; stop++) {
    const { position } = seen().moment
    await expect.poll(() => run.disabled).toBe(false)
    run.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => seen().moment.position, { timeout: 3000 }).toBeGreaterThan(position)
    stops.push(seen().moment.position)
  }
  expect(stops).toEqual([9, 18, 22])
})

test('says what is wrong with an expression, and adds none such', async () => {
  const { screen, seen } = await openPanel(<BreakpointsPanel />, { position: 0, actor: 'shop' })
  await userEvent.selectOptions(screen.getByLabelText('Stop at'), 'an expression over context')
  const field = screen.getByLabelText(/^Expression/)
  await field.fill('context.stops >=')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(seen().kept.breakpoints).toEqual([])
})

test('one that is switched off stops nobody, and can be removed', async () => {
  const { screen, seen } = await openPanel(<BreakpointsPanel />, { position: 0, actor: 'shop' })
  await screen.getByLabelText('Type of event').fill('order.*')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('checkbox', { name: 'order.*' })).toBeVisible()
  await tabTo(/^order\.\*/)
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('button', { name: /Run on/ })).toBeDisabled()
  await tabTo(/Remove the breakpoint/)
  await userEvent.keyboard('{Enter}')
  expect(seen().kept.breakpoints).toEqual([])
})
