import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { GuestAction } from '../../../machines/account/gate/gate.actions.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import { Environment } from '../../core/environment.tsx'
import { openHouse } from '../../core/testing/house.tsx'
import { TextProvider } from '../../core/text/text.tsx'
import { GatedButton } from './GatedButton.tsx'

/** The button over the machines of a house whose own pages are not drawn. */
async function show(
  action: GuestAction,
  overrides: Partial<GuestState> | null = {},
  isLocked = false,
) {
  const house = openHouse()
  await house.boot()
  await house.answerSession(overrides ? { ...house.guest, ...overrides } : house.visitor)
  const environment = { actor: house.actor, now: house.clock.now, saveLog: async () => {} }
  const screen = await render(
    <Environment value={environment}>
      <TextProvider language="en">
        <GatedButton action={action} isOnlyWhileLocked={isLocked}>
          Go on
        </GatedButton>
      </TextProvider>
    </Environment>,
  )
  const button = screen.getByRole('button', { name: 'Go on' })
  return { house, screen, button, opened: () => house.payFrame.runs.at(-1)?.input.flow }
}

const adult: GuestAction = { type: 'openAdultPath', params: { targetUrl: '/en/cams/' } }
const vipPath: GuestAction = { type: 'openVipPath', params: { targetUrl: '/en/cams/' } }
const bought = (isBought = false): GuestAction => ({
  type: 'openBought',
  params: { value: 150, targetUrl: '/en/cams/', options: { isBought } },
})

test.each([
  ['needLogin', 'GATE-4', adult, null, 'You log in first', 'login'],
  ['needAgeCheck', 'GATE-5', adult, { hasAvs: false }, 'You confirm your age first', 'avs'],
  ['needAbo', 'GATE-6', vipPath, {}, 'Comes with a subscription', 'vipabo'],
  ['needPurchase', 'GATE-7', bought(), {}, 'You need 30 more coins', 'moneycharge'],
] satisfies [string, string, GuestAction, Partial<GuestState> | null, string, string][])(
  'says %s and leads there when it is pressed [%s]',
  async (_reason, _rule, action, guest, words, flow) => {
    const { house, button, opened } = await show(action, guest)
    await expect.element(button).toHaveAccessibleDescription(new RegExp(`^${words}`))
    await house.askAccountCookie.calls[0]?.resolve(true)
    await button.click()
    await expect.poll(opened).toBe(flow)
  },
)

test.each([
  ['openMessenger'],
  ['openNotifications'],
  ['pinFavourite'],
  ['chargeOneClick'],
] as const)('%s asks a visitor to log in, and a guest nothing [GATE-3 GATE-4]', async (type) => {
  const visitor = await show({ type }, null)
  await expect.element(visitor.button).toHaveAccessibleDescription(/^You log in first/)
  await visitor.screen.unmount()
  const guest = await show({ type })
  await expect.element(guest.button).toBeEnabled()
  expect(guest.button.element().getAttribute('aria-describedby')).toBeNull()
})

test('is closed to a guest who may not comment [GST-23]', async () => {
  const { button } = await show({ type: 'comment' }, { isBlockedForComments: true })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAccessibleDescription(/Your account has no access to this/)
})

test('offers no VIP what they have [LGN-23]', async () => {
  const { button } = await show({ type: 'getVip' }, { isVip: true })
  expect(button.query()).toBeNull()
})

test('opens at once what is paid or bought, and is gone where only the lock was offered', async () => {
  const { button, opened, house, screen } = await show(bought(true))
  await button.click()
  expect(opened()).toBeUndefined()
  await expect.poll(() => house.router.current()).toBe('/en/cams/')
  await screen.unmount()
  const subscriber = await show({ type: 'showTvSubscription' }, { isTvSubscriber: true }, true)
  expect(subscriber.button.query()).toBeNull()
})
