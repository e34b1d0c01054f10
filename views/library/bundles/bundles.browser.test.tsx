import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { bundle } from '../../../fixtures/library/album.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

async function enter({ isGuest = true } = {}) {
  const house = openHouse('en', { address: '/en/bundles/' })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  await expect.poll(() => house.loadBundles.calls).toHaveLength(1)
  return {
    house,
    screen,
    main: screen.getByRole('main'),
    calls: house.loadBundles.calls,
    orders: house.orderBundle.calls,
  }
}

const order = { name: 'Order “The first evening”' }

test('while bundles are on their way their places are kept, and readers are told [CHK-6]', async () => {
  const { main } = await enter()
  await expect.element(main.getByLabelText('The bundles are loading')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test.each([
  { width: 320, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const)(
  'a bundle says what one gets and what it costs, and what became of it, $width px wide and $theme [CHK-6]',
  async ({ width, theme }) => {
    await page.viewport(width, 900)
    showTheme(theme)
    const { calls, main } = await enter()
    await calls[0]?.resolve([
      bundle(),
      bundle({ id: 'bundle2', title: 'A long night', state: 'ordered' }),
      bundle({ id: 'bundle3', title: 'The whole week', state: 'paid' }),
    ])
    const cards = main.getByRole('list', { name: 'Bundles', exact: true })
    const card = cards.getByRole('listitem').first()
    for (const words of ['The first evening', '100 coins', '1 video on top', '25']) {
      await expect.element(card).toHaveTextContent(words)
    }
    await expect.element(main.getByRole('button', order)).toBeVisible()
    await expect.element(main.getByRole('button', { name: 'Pay for “A long night”' })).toBeVisible()
    await expect.element(main.getByText('Paid, and yours')).toBeVisible()
    await expect
      .element(main.getByRole('link', { name: 'To your library' }))
      .toHaveAttribute('href', '/en/myvisitx/mediathek/')
    expect(await accessibilityFaults()).toEqual([])
    expect(overflow()).toBe(0)
  },
)

test('an order is sent once, and opens its checkout [CHK-6 PAY-15]', async () => {
  const { calls, main, orders, screen } = await enter()
  await calls[0]?.resolve([bundle()])
  await main.getByRole('button', order).click()
  await expect.poll(() => orders.map(({ input }) => input)).toEqual([{ bundleId: 'bundle1' }])
  await expect.element(main.getByRole('button', order)).toHaveAttribute('aria-disabled', 'true')
  await orders[0]?.resolve({ isOrdered: true, checkoutUrl: 'https://checkout.example/order/7' })
  await expect.element(screen.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
  await expect.element(main.getByText('Pay for “The first evening”')).toBeInTheDocument()
  expect(orders).toHaveLength(1)
})

test.each([
  ['gone', 'This bundle is no longer on offer. Nothing was paid.'],
  ['alreadyPaid', 'You have paid for this bundle. Its videos are in your library.'],
] as const)('a refused order says why: %s [CHK-6]', async (refusal, words) => {
  const { calls, main, orders } = await enter()
  await calls[0]?.resolve([bundle()])
  await main.getByRole('button', order).click()
  await expect.poll(() => orders).toHaveLength(1)
  await orders[0]?.resolve({ isOrdered: false, refusal })
  await expect.element(main.getByRole('alert')).toHaveTextContent(words)
  expect(await accessibilityFaults()).toEqual([])
})

test('of an order whose answer was lost nobody says what became of it, and it can be sent again [CHK-6]', async () => {
  const { calls, main, orders } = await enter()
  await calls[0]?.resolve([bundle()])
  await main.getByRole('button', order).click()
  await expect.poll(() => orders).toHaveLength(1)
  await orders[0]?.reject(new Error('lost'))
  await expect.element(main.getByRole('alert')).toHaveTextContent('We do not know whether')
  await main.getByRole('button', order).click()
  await expect.poll(() => orders).toHaveLength(2)
})

test('a visitor who orders is asked to log in first [CHK-6]', async () => {
  const { calls, house, main, orders } = await enter({ isGuest: false })
  await calls[0]?.resolve([bundle()])
  await (await house.askAccountCookie.call(0)).resolve(true)
  await main.getByRole('button', order).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
  expect(orders).toEqual([])
})

test('says that there are no bundles now [CHK-6]', async () => {
  const { calls, main } = await enter()
  await calls[0]?.resolve([])
  await expect.element(main.getByText('No bundles now')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('says that the bundles did not come, and asks again [CHK-6]', async () => {
  const { calls, main } = await enter()
  await calls[0]?.reject(new Error('lost'))
  await expect.element(main.getByText('No bundles came')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => calls).toHaveLength(2)
})
