import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
    gifts: screen.getByRole('button', { name: 'Gifts', exact: true }),
    toys: screen.getByRole('button', { name: 'Toy control', exact: true }),
    panel: screen.getByRole('dialog'),
    wishes: () =>
      house
        .told('delivery')
        .flatMap((event) => (event.type === 'delivery.messageSubmitted' ? [event.wish] : [])),
  }
}

describe('the gift picker', () => {
  test('loads the gifts when it is opened, and keeps their place until then [GFT-8]', async () => {
    const { gifts, panel, loadGifts, bringGifts } = await enter()
    expect(loadGifts.calls).toHaveLength(0)
    await gifts.click()
    await expect.element(panel.getByText('Gifts are loading')).toBeInTheDocument()
    await bringGifts()
    await expect.element(panel.getByRole('region', { name: 'Flowers' })).toBeVisible()
    expect(
      panel
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(['Rose2 coins', 'Orchid15 coins', 'Crown120 coins'])
    expect(loadGifts.calls).toHaveLength(1)
  })

  test('says when they did not come, and asks for them again', async () => {
    const { gifts, panel, loadGifts, bringGifts } = await enter()
    await gifts.click()
    await (await loadGifts.call(0)).reject(new Error('503'))
    await expect
      .element(panel.getByRole('alert'))
      .toHaveTextContent('The gifts could not be loaded')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await bringGifts([])
    await expect.element(panel.getByText('No gifts right now')).toBeVisible()
  })

  test('calls gifts by their name in the page’s language [GFT-1]', async () => {
    const house = await openComposer({ language: 'nl' })
    const screen = await render(house.room)
    await screen.getByRole('button', { name: 'Cadeaus', exact: true }).click()
    await house.bringGifts()
    const card = screen.getByRole('button', { name: 'Roos, 2 coins' })
    await expect.element(card).toBeVisible()
    const picture = card.element().querySelector('img')
    expect([picture?.alt, picture?.width, picture?.height]).toEqual(['Roos', 64, 64])
  })

  test('adds by keyboard, counts what is bought and what is in the message [GFT-3 GFT-4]', async () => {
    const { gifts, panel, bringGifts, screen, field, wishes } = await enter({
      purse: { boughtGifts: { 'gift-1': 2 } },
    })
    ;(gifts.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await bringGifts()
    const rose = (words: string) => panel.getByRole('button', { name: `Rose, 2 coins${words}` })
    await expect.element(rose(', yours: 2')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(rose(', yours: 2')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(rose(', yours: 1, 1 in the message')).toHaveFocus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(rose(', 3 in the message')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(panel.getByRole('button', { name: /^Orchid.*1 in/ })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(gifts).toHaveFocus()

    const chips = screen.getByRole('list', { name: 'Gifts in this message' })
    await expect.element(chips).toHaveTextContent('Rose× 3Orchid')
    await screen.getByRole('button', { name: 'Remove one Rose' }).click()
    await expect.element(chips).toHaveTextContent('Rose× 2Orchid')
    await screen.getByRole('button', { name: 'Remove one Orchid' }).click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(wishes()).toEqual([
      {
        channelId: 'channel-1',
        messageType: 'gift',
        data: {},
        includedGifts: { 'gift-1': 2 },
      },
    ])
    expect(chips.query()).toBeNull()
  })

  test('leads whoever is no VIP from a VIP’s gift to the subscription', async () => {
    const { gifts, panel, bringGifts, payFrame, composer } = await enter()
    await gifts.click()
    await bringGifts()
    await panel.getByRole('button', { name: 'Crown, 120 coins, for VIPs' }).click()
    await expect.poll(() => payFrame.runs.at(-1)?.input.flow).toBe('vipabo')
    expect(composer.getSnapshot().context.draft.gifts).toEqual([])
    await expect.poll(() => panel.query()).toBeNull()
  })

  test('lets a VIP add it', async () => {
    const { gifts, panel, bringGifts, payFrame } = await enter({ guest: { isVip: true } })
    await gifts.click()
    await bringGifts()
    await panel.getByRole('button', { name: /^Crown/ }).click()
    await expect.element(panel.getByRole('button', { name: /^Crown.*1 in/ })).toBeVisible()
    expect(payFrame.runs).toEqual([])
  })
})

describe('the toy panel', () => {
  const sent = {
    channelId: 'channel-1',
    messageType: 'toyControl',
    data: { toyControlId: 'toy-2' },
    includedGifts: {},
  }

  test('shows the price and asks once before it sends [GFT-2]', async () => {
    const { toys, panel, bringGifts, screen, wishes, field } = await enter()
    await toys.click()
    await bringGifts()
    await expect
      .element(panel.getByRole('button', { name: /^Surprise/ }))
      .toHaveTextContent('Surprise10 seconds, at random12 coins')
    await panel.getByRole('button', { name: /^Surprise/ }).click()
    const question = screen.getByRole('region', { name: 'Toy control' })
    await expect.element(question).toHaveTextContent('Send Surprise to Juno Amber?10 seconds')
    expect(wishes()).toEqual([])
    await expect.element(question.getByRole('button', { name: 'Send for 12 coins' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(wishes()).toEqual([sent])
    await expect.element(field).toHaveFocus()
    expect(question.query()).toBeNull()
  })

  test('lets it be dropped', async () => {
    const { toys, panel, bringGifts, screen, wishes, field } = await enter()
    await toys.click()
    await bringGifts()
    await panel.getByRole('button', { name: /^Wave/ }).click()
    await screen.getByRole('button', { name: 'Not now' }).click()
    await expect.element(field).toHaveFocus()
    expect(screen.getByRole('region', { name: 'Toy control' }).query()).toBeNull()
    expect(wishes()).toEqual([])
  })

  test('leads to topping up when money is missing, and asks again after', async () => {
    const { toys, panel, bringGifts, screen, told, fill, wishes } = await enter({
      purse: { balance: 2 },
    })
    await toys.click()
    await bringGifts()
    await panel.getByRole('button', { name: /^Surprise/ }).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('alert')).toHaveTextContent('You need 10 more coins')
    await screen.getByRole('button', { name: 'Top up' }).click()
    expect(told('payTour')).toMatchObject([{ prefill: { selectedAmount: 10 } }])
    fill({ balance: 42, boughtGifts: {} })
    await screen.getByRole('button', { name: 'Send for 12 coins' }).click()
    expect(wishes()).toEqual([sent])
  })

  test('says when the controls did not come, or that there are none', async () => {
    const { toys, panel, loadToyControls } = await enter()
    await toys.click()
    await (await loadToyControls.call(0)).reject(new Error('503'))
    await expect
      .element(panel.getByRole('alert'))
      .toHaveTextContent('toy controls could not be loaded')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect.element(panel.getByText('Toy controls are loading')).toBeInTheDocument()
    await (await loadToyControls.call(1)).resolve([])
    await expect.element(panel.getByText('No toy controls right now')).toBeVisible()
  })

  test('offers nothing while the actor is away', async () => {
    const { toys, panel, turn } = await enter()
    await toys.click()
    turn({ isActorOnline: false })
    await expect.element(panel.getByText('Juno Amber is away')).toBeVisible()
  })
})
