import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPanel, tabTo } from '../testing/panels.tsx'
import { faultsOf } from '../testing/views.ts'
import { ChangesPanel } from './ChangesPanel.tsx'

const moment = (position: number) => ({ branch: 'log', position, microstep: 0 }) as const

test('shows what a step changed, and leads to whose state it is', async () => {
  const { screen, seen } = await openPanel(<ChangesPanel />, { position: 11 })
  await expect
    .element(screen.getByRole('row', { name: /context\.voucher/ }))
    .toHaveTextContent('null"SPRING"')
  expect(screen.getByRole('row').elements()).toHaveLength(2)
  await tabTo(/context\.voucher/)
  await userEvent.keyboard('{Enter}')
  expect(seen().actor).toBe('shop/order-1')
  expect(await faultsOf()).toEqual([])
})

test('keeps to the chosen actor when that is wanted', async () => {
  const { screen } = await openPanel(<ChangesPanel />, { position: 5, actor: 'shop' })
  await expect.element(screen.getByRole('row', { name: /status/ })).toBeVisible()
  const choice = (await tabTo(/^Of/)) as HTMLSelectElement
  await userEvent.selectOptions(choice, 'the chosen actor')
  await expect.element(screen.getByRole('row', { name: /context\.orders/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /status/ })).not.toBeInTheDocument()
})

test('compares two moments that are pinned, and says when none is', async () => {
  const { screen, tell } = await openPanel(<ChangesPanel />, { position: 14 })
  await userEvent.selectOptions(screen.getByLabelText('Compare'), 'what is pinned')
  await expect.element(screen.getByText('No moment is pinned')).toBeVisible()
  tell({ type: 'inspector.momentPinned', moment: moment(6) })
  tell({ type: 'inspector.momentPinned', moment: moment(9) })
  await expect.element(screen.getByRole('columnheader', { name: 'entry 9' })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /context\.dishes\[1\]/ })).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /voucher/ })).not.toBeInTheDocument()
  await tabTo(/Unpin entry 6/)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('columnheader', { name: 'entry 14' })).toBeVisible()
})

test('says that nothing changed, and where the log begins', async () => {
  const { screen, tell } = await openPanel(<ChangesPanel />, { position: 3 })
  await expect.element(screen.getByText('From entry 2 to entry 3 no state changed.')).toBeVisible()
  tell({ type: 'inspector.momentChosen', moment: moment(0) })
  await expect.element(screen.getByText('This is where the log begins')).toBeVisible()
})

test('what the columns are stays in sight however far one scrolls', async () => {
  const { screen } = await openPanel(<ChangesPanel />, { position: 2 })
  const head = screen.getByRole('columnheader').first()
  await expect.element(head).toBeVisible()
  const body = head.element().closest('table')?.parentElement as HTMLElement
  body.style.height = '40px'
  body.scrollTop = body.scrollHeight
  expect(body.scrollTop).toBeGreaterThan(0)
  expect(head.element().getBoundingClientRect().top).toBe(body.getBoundingClientRect().top)
})
