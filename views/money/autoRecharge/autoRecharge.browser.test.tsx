import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { openHouse } from '../../core/testing/house.tsx'

const due = {
  isPayingCustomer: true,
  balance: 5,
  autoRechargeConfig: { isEnabled: false, threshold: 20, amounts: [1400, 100] },
}

async function enter() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest(due)
  const bar = screen.getByRole('region', { name: 'Notices about your account' })
  await expect.element(bar).toHaveTextContent('from 1.400 coins, whenever you fall below 20')
  return { house, bar, modes: () => house.saveTeaserState.calls.map(({ input }) => input.mode) }
}

test('the automatic top-up is offered, and set up with a press [PAY-34]', async () => {
  const { bar, house, modes } = await enter()
  await (await house.saveTeaserState.call(0)).resolve()
  await bar.getByRole('button', { name: 'Set it up' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('autorecharge')
  expect(bar.query()).toBeNull()
  expect(modes()).toEqual(['shown', 'accepted'])
})

test('put away it is gone, and the platform is told [PAY-34]', async () => {
  const { bar, house, modes } = await enter()
  await (await house.saveTeaserState.call(0)).resolve()
  await bar.getByRole('button', { name: /^Dismiss: Never run out/ }).click()
  await expect.poll(() => bar.query()).toBeNull()
  expect(modes()).toEqual(['shown', 'dismissed'])
  expect(house.payFrame.runs).toHaveLength(0)
})
