import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { offer } from '../../../fixtures/library/purchase.fixtures.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import type { Offer } from '../../../machines/library/purchase/purchase.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, showTheme } from '../../core/testing/page.ts'

/** The sheet of an album; the price that was tapped is none without it. */
async function open(
  overrides: Partial<Offer> = {},
  { who = {}, price }: { who?: Partial<GuestState>; price?: number } = {},
) {
  const house = openHouse('en', { address: '/en/' })
  const screen = await render(house.view())
  await house.admitGuest({ balance: 250, ...who })
  house.tell('purchase', {
    type: 'purchase.wanted',
    kind: 'album',
    mediumId: 'album1',
    ...(price !== undefined && { price }),
  })
  await expect.poll(() => house.loadOffer.calls).toHaveLength(1)
  await (await house.loadOffer.call(0)).resolve(offer(overrides))
  const sheet = screen.getByRole('dialog')
  return { house, screen, sheet, yes: sheet.getByRole('button', { name: /^Buy for/ }) }
}

test.each(['light', 'dark'] as const)(
  'names the price and what one gets, in %s colours [GAL-14]',
  async (theme) => {
    showTheme(theme)
    const { sheet, yes } = await open()
    await expect.element(sheet.getByText('You get all 12 pictures, for good.')).toBeVisible()
    await expect.element(sheet.getByText('You have 250 coins.')).toBeVisible()
    await expect.element(yes).toHaveTextContent('Buy for 40 coins')
    expect(await accessibilityFaults()).toEqual([])
    showTheme('light')
  },
)

test('is answered by keyboard, and says what was bought and what is left', async () => {
  const { house, sheet, yes } = await open()
  ;(yes.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => house.buyMedium.calls).toHaveLength(1)
  expect(house.buyMedium.calls[0]?.input).toMatchObject({ price: 40, payWith: 'coins' })
  await (await house.buyMedium.call(0)).resolve({ isBought: true, isByThisOrder: true })
  await expect.element(sheet.getByRole('status')).toHaveTextContent('is yours now.')
  await expect.element(sheet.getByText(/^You have \d+ coins\.$/)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('tells both prices when it is another than the one that was tapped', async () => {
  const { sheet } = await open({ price: 45 }, { price: 40 })
  await expect
    .element(sheet.getByRole('alert'))
    .toHaveTextContent('it was 40 coins and is 45 coins now')
  expect(await accessibilityFaults()).toEqual([])
})

const vouchers = [
  { type: 4, actorId: 'juno', amount: 1 },
  { type: 4, actorId: 'somebody', amount: 5 },
  { type: 1, actorId: null, amount: 7 },
]

test('offers the vouchers that pay for it, and says how many are left [VCH-2]', async () => {
  const { house, sheet } = await open({ actorId: 'juno' }, { who: { vouchers, balance: 0 } })
  await sheet.getByRole('button', { name: 'Use a voucher (1)' }).click()
  await expect.poll(() => house.buyMedium.calls).toHaveLength(1)
  expect(house.buyMedium.calls[0]?.input.payWith).toBe('voucher')
  await (await house.buyMedium.call(0)).resolve({
    isBought: false,
    refusal: 'noVoucher',
    price: 40,
    basePrice: 50,
  })
  await expect
    .element(sheet.getByRole('alert'))
    .toHaveTextContent('You have no voucher for this any more.')
  expect(await accessibilityFaults()).toEqual([])
})

test('offers no voucher of another performer, or for something else [VCH-2]', async () => {
  const { sheet, yes } = await open({ actorId: 'milo' }, { who: { vouchers } })
  await expect.element(yes).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: /voucher/ })).not.toBeInTheDocument()
})

test('says that an answer did not come, cannot be closed meanwhile, and asks again', async () => {
  const { house, sheet, yes } = await open()
  await yes.click()
  await expect.poll(() => house.buyMedium.calls).toHaveLength(1)
  await (await house.buyMedium.call(0)).reject(new Error('offline'))
  await expect.element(sheet.getByText(/you pay once at most/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await sheet.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => house.buyMedium.calls).toHaveLength(2)
  expect(house.buyMedium.calls[1]?.input).toEqual(house.buyMedium.calls[0]?.input)
})
