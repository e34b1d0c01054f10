import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { gift } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { openComposer } from '../../core/testing/composer.tsx'

async function enter(...scene: Parameters<typeof openComposer>) {
  const house = await openComposer(...scene)
  const screen = await render(house.room)
  const field = screen.getByRole('textbox', { name: 'Message to Juno Amber' })
  await expect.element(field).toBeVisible()
  return {
    ...house,
    screen,
    field,
    send: screen.getByRole('button', { name: /^Send/ }),
    wishes: () =>
      house
        .told('delivery')
        .flatMap((event) => (event.type === 'delivery.messageSubmitted' ? [event.wish] : [])),
  }
}

const textWish = { channelId: 'channel-1', messageType: 'text', includedGifts: {} }

afterEach(() => vi.restoreAllMocks())

describe('writing', () => {
  test('Enter sends, Shift and Enter begin a new line, and the focus stays in the field', async () => {
    const { field, wishes } = await enter()
    await field.click()
    await userEvent.keyboard('Good evening{Shift>}{Enter}{/Shift}Juno')
    await expect.element(field).toHaveValue('Good evening\nJuno')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    expect(wishes()).toEqual([{ ...textWish, data: 'Good evening\nJuno' }])
  })

  test('the button sends as well, and gives the focus to the field', async () => {
    const { field, send, wishes } = await enter()
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await field.fill('Hello')
    await expect.element(send).toHaveAccessibleName('Send for 2 coins')
    await send.click()
    await expect.element(field).toHaveFocus()
    expect(wishes()).toEqual([{ ...textWish, data: 'Hello' }])
    await field.fill('Are you there?')
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
    await expect.element(send).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    expect(wishes()).toHaveLength(2)
    await send.click({ force: true })
    expect(wishes()).toHaveLength(2)
  })

  test.each([
    ['while words are put together', { isComposing: true }],
    ['that ends it in Safari', { keyCode: 229 }],
  ])('Enter %s sends nothing', async (_when, how) => {
    const { field, wishes } = await enter()
    await field.fill('こんにちは')
    const key = new KeyboardEvent('keydown', {
      key: 'Enter',
      bubbles: true,
      cancelable: true,
      ...how,
    })
    field.element().dispatchEvent(key)
    expect([key.defaultPrevented, wishes()]).toEqual([false, []])
  })

  test('on a touch screen Enter is a new line', async () => {
    const matches = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('pointer: coarse') ? ({ matches: true } as MediaQueryList) : matches(query),
    )
    const { field, wishes } = await enter()
    await field.click()
    await userEvent.keyboard('Good{Enter}evening')
    await expect.element(field).toHaveValue('Good\nevening')
    expect(wishes()).toEqual([])
  })

  test('the field grows with the text, up to a height', async () => {
    const { field } = await enter()
    const height = () => field.element().getBoundingClientRect().height
    const one = height()
    await field.fill('a\nb\nc')
    await expect.poll(height).toBeGreaterThan(one * 1.8)
    await field.fill('a\n'.repeat(80))
    await expect.poll(height).toBeLessThan(window.innerHeight * 0.4)
    await field.fill('')
    await expect.poll(height).toBe(one)
  })

  test('characters are counted near the end, and too many are not sent', async () => {
    const { field, screen, send, wishes } = await enter()
    await field.fill('a'.repeat(1799))
    expect(screen.getByText(/character/).query()).toBeNull()
    await field.fill('a'.repeat(1999))
    await expect.element(field).toHaveAccessibleDescription(/1 character left/)
    await field.fill('a'.repeat(2003))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('3 characters too many')
    await expect.element(field).toBeInvalid()
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    await field.click()
    await userEvent.keyboard('{Enter}')
    expect(wishes()).toEqual([])
    expect((field.element() as HTMLTextAreaElement).value).toHaveLength(2003)
  })

  test('markup is text', async () => {
    const { field, wishes } = await enter({ draft: { text: '<b>bold</b>', gifts: [] } })
    await expect.element(field).toHaveValue('<b>bold</b>')
    await field.click()
    await userEvent.keyboard('{Enter}')
    expect(wishes()).toEqual([{ ...textWish, data: '<b>bold</b>' }])
  })
})

describe('the price', () => {
  test.each([
    [{}, '2 coins a message'],
    [{ messagePrice: 1 }, '1 coin a message'],
    [{ isMessagingFree: true }, 'Free'],
    [{ freeMessagesAmount: 2 }, '2 free messages left'],
    [{ freeMessagesAmount: 1 }, '1 free message left'],
  ])('is told before anything is written: %j, %s [MSG-4]', async (channel, words) => {
    const { field } = await enter({ channel })
    await expect.element(field).toHaveAccessibleDescription(words)
  })

  test('counts free messages down when the platform says so, not before [MSG-4]', async () => {
    const { field, send, turn } = await enter({ channel: { freeMessagesAmount: 2 } })
    await field.fill('Hello')
    await expect.element(send).toHaveAccessibleName('Send for free')
    await send.click()
    await expect.element(field).toHaveAccessibleDescription('2 free messages left')
    turn({ freeMessagesAmount: 1 })
    await expect.element(field).toHaveAccessibleDescription('1 free message left')
    turn({ freeMessagesAmount: 0 })
    await expect.element(field).toHaveAccessibleDescription('2 coins a message')
  })

  test('is that of what is written: gifts covered by bought ones cost nothing [GFT-5 GFT-6]', async () => {
    const { field, composer, send } = await enter({
      purse: { boughtGifts: { 'gift-1': 1 } },
      draft: { text: '', gifts: [{ gift, quantity: 1 }] },
    })
    await expect.element(send).toHaveAccessibleName('Send for free')
    composer.send({ type: 'composer.giftAdded', gift })
    composer.send({ type: 'composer.giftAdded', gift })
    await expect.element(send).toHaveAccessibleName('Send for 4 coins')
    await field.fill('For you')
    await expect.element(send).toHaveAccessibleName('Send for 6 coins')
  })
})

describe('without enough money', () => {
  const poor = { purse: { balance: 1 } }

  test('the guest tops up and comes back to the same draft, in the field [GFT-7]', async () => {
    const { field, screen, told, fill, wishes, send } = await enter(poor)
    await field.fill('Good evening')
    await send.click()
    const notice = screen.getByRole('alert')
    await expect.element(notice).toHaveTextContent(/^You need 1 more coin for this message/)
    expect(wishes()).toEqual([])
    await notice.getByRole('button', { name: 'Top up' }).click()
    expect(told('payTour')).toEqual([
      { type: 'payTour.openRequested', flow: 'moneycharge', prefill: { selectedAmount: 1 } },
    ])
    await expect.element(field).toHaveFocus()
    ;(field.element() as HTMLElement).blur()
    fill({ balance: 41, boughtGifts: {} })
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('Good evening')
    expect(screen.getByRole('alert').query()).toBeNull()
    expect(wishes()).toEqual([])
    await userEvent.keyboard('{Enter}')
    expect(wishes()).toEqual([{ ...textWish, data: 'Good evening' }])
  })

  test('whoever is somewhere else by then stays there', async () => {
    const { field, screen, fill } = await enter(poor)
    await field.fill('Good evening')
    await userEvent.keyboard('{Enter}')
    const gifts = screen.getByRole('button', { name: 'Gifts' })
    ;(gifts.element() as HTMLElement).focus()
    fill({ balance: 41, boughtGifts: {} })
    await expect.poll(() => screen.getByRole('alert').query()).toBeNull()
    await expect.element(gifts).toHaveFocus()
  })
})

test('nothing more is said once a message with a gift was bought [GFT-7]', async () => {
  const { screen, field, wishes, send } = await enter({
    draft: { text: 'For you', gifts: [{ gift, quantity: 1 }] },
  })
  const said = () =>
    [...document.querySelectorAll('[role=status], [role=alert], [role=dialog]')].map(
      ({ textContent }) => textContent,
    )
  const before = said()
  await send.click()
  expect(wishes()).toHaveLength(1)
  await expect.element(field).toHaveValue('')
  expect(said()).toEqual(before)
  expect(screen.getByRole('list').query()).toBeNull()
})

describe('a blocked channel', () => {
  test('says so in place of the field, and can be unblocked; the draft is kept', async () => {
    const house = await openComposer({ draft: { text: 'Half a wo', gifts: [] } })
    const channelOrders = house.actor.system.get('channelOrders')
    const screen = await render(house.room)
    await expect.element(screen.getByRole('textbox')).toBeVisible()
    house.turn({ blocked: true })
    await expect.element(screen.getByText(/^You have blocked Juno Amber/)).toBeVisible()
    expect(screen.getByRole('textbox').query()).toBeNull()
    const asked = vi.spyOn(channelOrders as { send: (event: unknown) => void }, 'send')
    await screen.getByRole('button', { name: 'Unblock' }).click()
    expect(asked).toHaveBeenCalledWith({
      type: 'channelOrders.blockRequested',
      channelId: 'channel-1',
      isBlocked: false,
    })
    house.turn({ blocked: false })
    await expect.element(screen.getByRole('textbox')).toHaveValue('Half a wo')
  })
})
