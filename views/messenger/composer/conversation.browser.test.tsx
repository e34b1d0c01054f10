import '../../core/design/design.css'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { chatMessage, messengerActor } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channel, push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { draftRest } from '../../../machines/messenger/composer/composer.machine.ts'
import type { DraftsByChannel } from '../../../machines/messenger/delivery/delivery.events.ts'
import { someGifts, someToys } from '../../core/testing/composer.tsx'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

const guestId = 'guest-1'

/** The messenger's page of the real app, with two channels, of which the first is open. */
async function enter(balance = 120, width = 1280, drafts: DraftsByChannel = {}) {
  await page.viewport(width, 800)
  const house = openHouse('en')
  const screen = await render(house.view())
  await house.admitGuest({ id: guestId })
  await house.connect()
  const balanceFormatted = String(balance)
  house.socket.push(push('guestBalance', { balance, balanceFormatted, isPayment: false }))
  house.deliveryStore
    .last()
    .report({ type: 'deliveryStore.opened', messages: [], drafts, channelId: null })
  house.goTo('/en/messenger/?channel=channel-1')
  await expect.poll(() => house.loadChannels.calls.length).toBeGreaterThan(0)
  const channels = [channel(), channel({ id: 'channel-2', actorId: 'a2', actorName: 'Mila Quill' })]
  await house.loadChannels.calls.at(-1)?.resolve({ channels, total: 2 })
  await expect.poll(() => house.loadContent.calls.length).toBeGreaterThan(0)
  for (const call of house.loadContent.calls)
    await call.resolve({ messages: [chatMessage()], hasOlder: false })
  const field = screen.getByRole('textbox', { name: 'Message to Juno Amber' })
  await expect.element(field).toBeVisible()
  return {
    ...house,
    screen,
    field,
    held: () =>
      house.deliveryStore
        .last()
        .received.flatMap((told) =>
          told.type === 'deliveryStore.addRequested' ? [told.message] : [],
        ),
  }
}

afterEach(() => page.viewport(1280, 800))

describe('in the messenger', () => {
  test('a text stands in the conversation at once [MSG-25]', async () => {
    const { screen, field, held } = await enter()
    await field.click()
    await userEvent.keyboard('How was your day?{Enter}')
    await expect.element(field).toHaveValue('')
    await expect.element(screen.getByText('How was your day?')).toBeVisible()
    expect(held()).toMatchObject([{ channelId: 'channel-1', data: 'How was your day?' }])
  })

  test('each channel keeps its own draft', async () => {
    const { screen, field, tell } = await enter()
    await field.fill('Dear Juno')
    tell('messenger', { type: 'messenger.channelSelected', channelId: 'channel-2' })
    const other = screen.getByRole('textbox', { name: 'Message to Mila Quill' })
    await expect.element(other).toHaveValue('')
    await other.fill('Dear Mila')
    tell('messenger', { type: 'messenger.channelSelected', channelId: 'channel-1' })
    await expect.element(field).toHaveValue('Dear Juno')
  })

  test('a draft is kept by the browser, and is there again after a reload', async () => {
    const { field, clock, deliveryStore } = await enter(120, 1280, {
      'channel-1': { text: 'Dear Ju', gifts: [] },
    })
    await expect.element(field).toHaveValue('Dear Ju')
    await field.fill('Dear Juno')
    clock.step(draftRest)
    expect(deliveryStore.last().received).toContainEqual({
      type: 'deliveryStore.draftSubmitted',
      channelId: 'channel-1',
      draft: { text: 'Dear Juno', gifts: [] },
    })
  })

  test('who tops up comes back to the draft, in the field, and nothing is said [GFT-7]', async () => {
    const { screen, field, held, payFrame, answerSession, guest } = await enter(0)
    await field.fill('Good evening')
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', { name: 'Top up' }).click()
    await expect.poll(() => payFrame.runs.at(-1)?.input.flow).toBe('moneycharge')
    const dialog = screen.getByRole('dialog', { name: 'Top up coins' })
    await expect.element(dialog).toBeVisible()
    payFrame
      .last()
      .report({ type: 'payClient.succeeded', flow: 'moneycharge', redirectTo: null, hostId: null })
    await answerSession({ ...guest, id: guestId, balance: 40 })
    await expect.poll(() => dialog.query()).toBeNull()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('Good evening')
    expect(held()).toEqual([])
    expect(screen.getByRole('alert').query()).toBeNull()
    expect(screen.getByRole('dialog').query()).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.poll(held).toMatchObject([{ data: 'Good evening' }])
    expect(screen.getByRole('dialog').query()).toBeNull()
  })

  test('an actor known to have no toy is offered none', async () => {
    const { screen, loadMessengerActor } = await enter(120, 1440)
    const toy = screen.getByRole('button', { name: 'Toy control', exact: true })
    await expect.element(toy).toBeVisible()
    await loadMessengerActor.calls.at(-1)?.resolve({ ...messengerActor, hasToy: false })
    await expect.poll(() => toy.query()).toBeNull()
  })

  test.each([390, 1280])('has no fault at %i px, with a panel open and without', async (width) => {
    const { screen, field, loadGifts, loadToyControls } = await enter(120, width)
    await field.fill('Good evening')
    for (const theme of ['light', 'dark'] as const) {
      showTheme(theme)
      expect(await accessibilityFaults()).toEqual([])
    }
    await screen.getByRole('button', { name: 'Gifts', exact: true }).click()
    await loadGifts.calls.at(-1)?.resolve(someGifts)
    await loadToyControls.calls.at(-1)?.resolve(someToys)
    await expect.element(screen.getByRole('button', { name: /^Rose/ })).toBeVisible()
    expect(overflow()).toBeLessThanOrEqual(0)
    for (const theme of ['light', 'dark'] as const) {
      showTheme(theme)
      expect(await accessibilityFaults()).toEqual([])
    }
  })
})
