import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { redeemable, vipOnly, welcome } from '../../../fixtures/money/bonusCodeWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { Benefit } from '../../../machines/money/bonusCode/benefits.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(address = '/en/myvisitx/benefits/') {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const part = (name: string) => screen.getByRole('region', { name, exact: true })
  const form = part('Redeem a code')
  return {
    house,
    screen,
    part,
    form,
    field: form.getByRole('textbox', { name: 'Your code' }),
    type: async (code: string) => {
      await form.getByRole('textbox', { name: 'Your code' }).fill(code)
      await userEvent.keyboard('{Enter}')
    },
  }
}

test('a code is looked at, redeemed, and what it brought is shown [VCH-19 VCH-20]', async () => {
  const { house, form, type } = await enter()
  await type(' welcome ')
  expect(house.checkCode.calls[0]?.input).toEqual({ code: 'welcome' })
  await (await house.checkCode.call(0)).resolve(redeemable)
  const brings = form.getByRole('region', { name: 'What WELCOME gives you' })
  await expect.element(brings).toHaveTextContent('Ten messages on the house.')
  await brings.getByRole('button', { name: 'Redeem it' }).click()
  await (await house.redeemCode.call(0)).resolve({
    success: true,
    bonus: welcome.benefits[0] ?? null,
  })
  const heading = form.getByRole('heading', { name: 'welcome is redeemed' })
  await expect.element(heading).toHaveFocus()
  await expect.element(form).toHaveTextContent('Ten messages')
  await form.getByRole('button', { name: 'Redeem another code' }).click()
  await expect.poll(() => heading.query()).toBeNull()
})

test('without a code nothing is asked, and the field says why [VCH-18]', async () => {
  const { house, field, type } = await enter()
  await type('  ')
  await expect.element(field).toHaveAccessibleDescription('Enter a code first.')
  expect(house.checkCode.calls).toHaveLength(0)
  expect(house.redeemCode.calls).toHaveLength(0)
})

test.each([
  ['unknownCode', 'We do not know this code.'],
  ['loginRequired', 'Log in to redeem'],
  ['expired', 'has expired'],
  ['alreadyRedeemed', 'already'],
  ['usedUp', 'This code is used up'],
  ['mobileAuthRequired', 'Confirm your phone number'],
  ['vipOnly', 'for VIPs'],
  ['restricted', 'Pay the open amount'],
  ['__proto__', 'This code cannot be redeemed.'],
  [null, 'This code cannot be redeemed.'],
])('a code refused for %s says so and is not redeemed [VCH-20]', async (reason, words) => {
  const { house, field, form, type } = await enter()
  await type('OTHER')
  const answer = { ...vipOnly, canRedeem: { success: false, reason } }
  await (await house.checkCode.call(0)).resolve(answer)
  await expect.element(field).toHaveAccessibleDescription(new RegExp(words))
  await expect.element(form).toHaveTextContent('For VIPs')
  expect(form.getByRole('button', { name: 'Redeem it' }).query()).toBeNull()
})

test('a check that failed is asked again, so is a redemption', async () => {
  const { house, form, type } = await enter()
  await type('WELCOME')
  await (await house.checkCode.call(0)).reject(new Error('offline'))
  await expect.element(form.getByRole('alert')).toHaveTextContent('It is not used up; try again.')
  await form.getByRole('button', { name: 'Try again' }).click()
  await (await house.checkCode.call(1)).resolve(redeemable)
  await form.getByRole('button', { name: 'Redeem it' }).click()
  await (await house.redeemCode.call(0)).reject(new Error('offline'))
  await expect.element(form.getByRole('alert')).toHaveTextContent('never counts twice')
  await form.getByRole('button', { name: 'Try again' }).click()
  expect(house.redeemCode.calls[1]?.input).toEqual({ code: 'WELCOME' })
})

const about = { id: 'b', name: 'A present', description: 'From <b>us</b>.' }
const everyKind: readonly [Benefit, string][] = [
  [
    {
      ...about,
      kind: 'Bonus',
      bonusFlat: 10,
      bonusTopUpPercent: 20,
      bonusTopUpFlat: 1,
      staggering: [
        { from: 4000, amount: 60 },
        { from: 100, amount: 10 },
      ],
    },
    '10 coins at once | 20% more coins with your next top-up | 1 coin on top of your next',
  ],
  [{ ...about, kind: 'BonusCoins' }, 'Coins for your balance'],
  [{ ...about, kind: 'BonusCredits', voucherConfigId: 'c' }, 'Credits to spend as you like'],
  [{ ...about, kind: 'VIPAbo', daysVIPAbo: 7, actorId: null }, '7 days as a VIP'],
  [{ ...about, kind: 'PremiumAbo', daysPremiumAbo: 1 }, '1 day of Premium'],
  [{ ...about, kind: 'VoucherVideo' }, 'For videos of your choice'],
  [{ ...about, kind: 'VoucherPhoto' }, 'For photo albums of your choice'],
  [
    { ...about, kind: 'FreeMinutes', freeMinutesCount: 10, actorId: 'a' },
    '10 minutes of video chat | For one performer',
  ],
  [{ ...about, kind: 'FreeMessages' }, 'Free messages'],
  [
    { ...about, kind: 'Media', albumId: 'm', staggering: [{ from: 100, id: 'n' }] },
    'A photo album to keep',
  ],
  [{ ...about, kind: 'ActorAbo', daysActorAbo: 30, aboId: 'f' }, '30 days as a fan'],
  [{ ...about, kind: 'MessengerGifts', messengerGiftsId: 'g', amount: 3 }, '3 gifts'],
  [{ ...about, kind: 'LiveShow', liveShowActorId: 'l' }, 'one performer’s live show'],
]

test.each(everyKind)(
  'a benefit $kind is put into words [VCH-5 VCH-6 VCH-7 VCH-8 VCH-9 VCH-10 VCH-11 VCH-12 VCH-13 VCH-14 VCH-15]',
  async (benefit, words) => {
    const { house, form, type } = await enter()
    await type('WELCOME')
    const bonusCode = { ...welcome, benefits: [benefit] }
    await (await house.checkCode.call(0)).resolve({ ...redeemable, bonusCode })
    const item = form.getByRole('listitem')
    await expect.element(item).toHaveTextContent('From <b>us</b>.')
    for (const line of words.split(' | ')) await expect.element(item).toHaveTextContent(line)
  },
)

test('what grows with the top-up stands in a table, the smallest step first [VCH-6]', async () => {
  const { house, form, type } = await enter()
  await type('TOPUP')
  const benefits = everyKind.filter(([{ kind }]) => kind === 'Bonus').map(([benefit]) => benefit)
  const conditions = { requireMobileAuth: true, vip: true }
  const validTo = Date.UTC(2027, 0, 31, 12)
  const bonusCode = { ...welcome, benefits, conditions, validTo, containsTopUpBenefit: true }
  await (await house.checkCode.call(0)).resolve({ ...redeemable, bonusCode })
  const table = form.getByRole('table', { name: 'It grows with your next top-up:' })
  await expect.element(table).toBeVisible()
  expect(
    table
      .getByRole('row')
      .elements()
      .map((row) => row.textContent),
  ).toEqual(['FromBrings', '100 coins10 coins more', '4.000 coins60 coins more'])
  for (const words of [
    'For VIPs',
    'With a confirmed phone number',
    'With a top-up',
    'Until January 31, 2027',
  ])
    await expect.element(form).toHaveTextContent(words)
})

describe('the codes that wait', () => {
  test('are listed, and one is put to use with a press [VCH-21]', async () => {
    const { house, part, field } = await enter()
    await (await house.loadRemainingCodes.call(0)).resolve([welcome])
    const waiting = part('Codes waiting for you')
    await waiting.getByRole('button', { name: 'Use this code: WELCOME' }).click()
    await expect.element(field).toHaveValue('WELCOME')
    await expect.element(field).toHaveFocus()
    expect(house.checkCode.calls[0]?.input).toEqual({ code: 'WELCOME' })
  })

  test('may be none, or not come; then they are asked for again', async () => {
    const { house, part } = await enter()
    const waiting = part('Codes waiting for you')
    await expect.element(waiting.getByText('Your codes are loading')).toBeInTheDocument()
    await (await house.loadRemainingCodes.call(0)).reject(new Error('500'))
    await expect.element(waiting.getByRole('alert')).toHaveTextContent('could not be loaded')
    await waiting.getByRole('button', { name: 'Try again' }).click()
    await (await house.loadRemainingCodes.call(1)).resolve([])
    await expect.element(waiting).toHaveTextContent('No codes waiting')
  })
})

describe('the codes that were used', () => {
  test('are listed with their day [VCH-22]', async () => {
    const { house, part } = await enter()
    const redeemedAt = Date.UTC(2026, 4, 2, 12)
    await (await house.loadRedeemedCodes.call(0)).resolve([{ code: 'SPRING', redeemedAt }])
    const used = part('Codes that you have used')
    await expect.element(used.getByRole('listitem')).toHaveTextContent('SPRINGMay 2, 2026')
  })

  test('may be none, or not come', async () => {
    const { house, part } = await enter()
    const used = part('Codes that you have used')
    await (await house.loadRedeemedCodes.call(0)).reject(new Error('500'))
    await used.getByRole('button', { name: 'Try again' }).click()
    await (await house.loadRedeemedCodes.call(1)).resolve([])
    await expect.element(used).toHaveTextContent('None so far')
  })
})

test('a code redeemed elsewhere is told on whatever page is seen [VCH-17]', async () => {
  const { house, screen } = await enter('/en/cams/')
  await house.connect()
  const pushed = { code: 'GIFT', benefits: [...welcome.benefits] }
  house.socket.push(push('bonusCodeRedeemed', pushed), 2)
  const notice = screen.getByRole('region', { name: 'A code of yours' })
  await expect.element(notice).toHaveTextContent('Code GIFT is redeemed and gave you: Ten messages')
  await notice.getByRole('button', { name: /^Dismiss/ }).click()
  await expect.poll(() => notice.query()).toBeNull()
})
