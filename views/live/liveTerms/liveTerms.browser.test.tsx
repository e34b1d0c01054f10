import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { tvAppearance } from '../../../fixtures/live/actorNews.fixtures.ts'
import { actorProfile, actorState } from '../../../fixtures/live/actorProfile.fixtures.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow } from '../../core/testing/page.ts'

/** Nobody special: has paid, is of age. */
const plain = { isPayingCustomer: true, hasAvs: true } satisfies Partial<GuestState>

/** A performer's page with a free show on, and an evening in the premium livestream. */
async function visit(who: Partial<GuestState> | null) {
  const house = openHouse('en', { address: '/en/amateur/juno-amber/' })
  const screen = await render(house.view())
  await (who ? house.admitGuest({ ...plain, ...who }) : house.admitVisitor())
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile({ isLivePreviewEnabled: true }))
  await (await house.loadActorState.call(0)).resolve(actorState({ freeChat: true }))
  await expect.poll(() => house.loadActorTv.calls).toHaveLength(1)
  const now = house.clock.now()
  const evening = { start: now - 60_000, end: now + 3_600_000, isPremium: true }
  await (await house.loadActorTv.call(0)).resolve(tvAppearance(evening))
  const ways = screen.getByRole('region', { name: 'Ways to meet' })
  await expect.element(ways.getByRole('listitem').first()).toBeVisible()
  return { house, screen, ways }
}

const restricted = 'A payment of yours is still open.'

test.each([
  ['a visitor', null, 'You log in first; then you go straight on.'],
  [
    'a guest of unknown age',
    { hasAvs: false },
    'You confirm your age first; then you go straight on.',
  ],
  ['a locked guest', { isLocked: true }, 'Your account is locked, so no chat can begin.'],
  ['a restricted guest', { isRestricted: true, restrictionLevel: 1 }, restricted],
  ['a guest who pays first', { isForcePayment: true }, 'For your account, coins come first'],
  ['a guest who has never paid', { isPayingCustomer: false }, 'You are new here: after a look'],
  ['a VIP', { isVip: true }, 'Preview, 20 seconds'],
  ['a premium guest', { isVXSelect: true }, 'It is part of Premium, which you have.'],
  ['a TV subscriber', { isTvSubscriber: true }, 'It is part of your TV subscription.'],
] satisfies [string, Partial<GuestState> | null, string][])(
  'the page of a performer says to %s what is so for them, and to others not [CAL-3 GST-22]',
  async (_, who, words) => {
    const { screen } = await visit(who)
    await expect.element(screen.getByRole('main')).toHaveTextContent(words)
    expect(await accessibilityFaults()).toEqual([])
    expect(overflow()).toBeLessThanOrEqual(0)
    await screen.unmount()
    const other = await visit({})
    await expect.element(other.screen.getByRole('main')).not.toHaveTextContent(words)
  },
)

test('who has to pay first is given nothing for nothing, and led to coins [CAL-3]', async () => {
  const { house, ways } = await visit({ isForcePayment: true })
  await expect.element(ways.getByRole('button', { name: 'Start live chat' })).toBeVisible()
  for (const name of ['Chat for free', 'Take a look'])
    expect(ways.getByRole('button', { name }).query(), name).toBeNull()
  await ways.getByRole('button', { name: 'Top up coins' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('moneycharge')
})

test('who has something to settle does so in the flow for it [CAL-3]', async () => {
  const { house, ways } = await visit({ isRestricted: true })
  await ways.getByRole('button', { name: 'Settle it now' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('opcompensation')
})

test('no chat begins for a locked account [CAL-3]', async () => {
  const { ways } = await visit({ isLocked: true })
  await expect.element(ways.getByRole('button', { name: 'Start private chat' })).toBeDisabled()
  await expect.element(ways.getByRole('button', { name: 'Take a look' })).toBeDisabled()
})
