import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { messengerActor, recommended } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { enterMessenger, messageIn, named } from '../../core/testing/messenger.tsx'

describe('the page', () => {
  test('fills the window below the navbar, and nothing scrolls behind it', async () => {
    for (const width of [1440, 900, 390]) {
      const { screen, row } = await enterMessenger({ width, channels: named(60) })
      await expect.element(row('Actor 1')).toBeVisible()
      const { scrollHeight, clientHeight } = document.documentElement
      expect(scrollHeight, `at ${width}`).toBe(clientHeight)
      await screen.unmount()
    }
  })

  test('leaves what was written in sight when there is a notice about the account', async () => {
    for (const width of [1440, 390]) {
      const { house, screen } = await enterMessenger({ width, query: '?channel=channel-2' })
      const field = screen.getByRole('textbox', { name: 'Message to Actor 2' })
      await expect.element(field).toBeVisible()
      house.tell('statusBar', { type: 'statusBar.showRequested', bar: 'error' })
      const bar = screen.getByRole('region', { name: 'Notices about your account' })
      await expect.element(bar).toBeVisible()
      const panes = document.querySelector('[data-layout]') as Element
      const { top, bottom } = panes.getBoundingClientRect()
      expect(top, `at ${width}`).toBeGreaterThanOrEqual(
        bar.element().getBoundingClientRect().bottom,
      )
      expect(bottom, `at ${width}`).toBe(window.innerHeight)
      const { scrollHeight, clientHeight } = document.documentElement
      expect(scrollHeight, `at ${width}`).toBe(clientHeight)
      await screen.unmount()
    }
  })

  test('has no footer below it, until it is left', async () => {
    const { house, screen, list } = await enterMessenger()
    const footer = () => getComputedStyle(document.querySelector('footer') as Element).display
    await expect.element(list).toBeVisible()
    await expect.poll(footer).toBe('none')
    house.goTo('/en/imprint/')
    await expect.element(screen.getByRole('contentinfo')).toBeVisible()
  })

  test('keeps the writing field clear of what asks about cookies', async () => {
    for (const width of [1440, 900, 390]) {
      const { screen } = await enterMessenger({ width, query: '?channel=channel-2', isAsked: true })
      const banner = screen.getByRole('region', { name: 'A word about cookies' })
      const field = screen.getByRole('textbox', { name: 'Message to Actor 2' })
      await expect.element(banner).toBeVisible()
      await expect.element(field).toBeVisible()
      const isCovered = () => {
        const upper = banner.element().getBoundingClientRect()
        const lower = field.element().getBoundingClientRect()
        return (
          upper.left < lower.right &&
          lower.left < upper.right &&
          upper.top < lower.bottom &&
          lower.top < upper.bottom
        )
      }
      await expect.poll(isCovered, { message: `at ${width}` }).toBe(false)
      await screen.unmount()
    }
  })

  test('opens the channel that its address names [MSG-9]', async () => {
    const { conversation } = await enterMessenger({ query: '?channel=channel-2' })
    await expect.element(conversation('Actor 2')).toBeVisible()
  })

  test('whom the guest opens from the list beside it, they write to at once', async () => {
    const { screen, row } = await enterMessenger({ width: 1440 })
    await row('Actor 2').click()
    await expect.element(screen.getByRole('textbox', { name: 'Message to Actor 2' })).toHaveFocus()
    await row('Actor 1').click()
    await expect.element(screen.getByRole('textbox', { name: 'Message to Actor 1' })).toHaveFocus()
  })

  test('begins a conversation with somebody recommended [MSG-18 MSG-34]', async () => {
    const { house, screen, conversation } = await enterMessenger()
    await expect.poll(() => house.loadRecommendations.calls.length).toBe(1)
    const actors = Array.from({ length: 12 }, (_, at) => ({
      ...recommended,
      id: `new-${at}`,
      name: `New ${at}`,
    }))
    await (await house.loadRecommendations.call(0)).resolve(actors)
    await expect
      .poll(() => screen.getByRole('button', { name: /^Write to New/ }).elements().length)
      .toBe(9)
    await screen.getByRole('button', { name: 'Write to New 3, 31' }).click()
    expect(house.loadActorChannel.calls[0]?.input).toEqual({ actorId: 'new-3' })
    const [channel] = named(1, { id: 'channel-n', actorId: 'new-3' })
    await (await house.loadActorChannel.call(0)).resolve({
      ...channel,
      actorName: 'New 3',
    } as Channel)
    await expect.element(conversation('New 3')).toBeVisible()
  })

  test('says when the chosen conversation did not come', async () => {
    const { house, screen } = await enterMessenger({ query: '?channel=gone' })
    await expect.poll(() => house.loadChannel.calls.length).toBe(1)
    await (await house.loadChannel.call(0)).reject(new Error('404'))
    await expect.element(screen.getByText('This conversation could not be opened')).toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    expect(house.loadChannel.calls).toHaveLength(2)
  })
})

describe('details', () => {
  test('stand beside the conversation and switch e-mails and SMS [MSG-20 NTF-9]', async () => {
    const { house, screen } = await enterMessenger({ query: '?channel=channel-1' })
    const details = screen.getByRole('region', { name: 'About Actor 1' })
    await expect.element(details).toBeVisible()
    await (await house.loadMessengerActor.call(0)).resolve({
      ...messengerActor,
      categories: ['role-play', 'music'],
    })
    await expect.element(details).toHaveTextContent('Germany')
    await expect.element(details).toHaveTextContent('Role play, Music')
    await details.getByRole('switch', { name: 'By e-mail' }).click({ force: true })
    await details.getByRole('switch', { name: 'By text message' }).click({ force: true })
    await expect.element(details.getByRole('switch', { name: 'By e-mail' })).toBeChecked()
    expect(house.socket.sent()).toEqual(
      expect.arrayContaining([
        { type: 'setActorEmailNotification', actorId: 'actor-1', enabled: true },
        { type: 'setActorSmsNotification', actorId: 'actor-1', enabled: true },
      ]),
    )
    await details.getByRole('button', { name: 'Close the details' }).click()
    await expect.poll(() => details.query()).toBeNull()
  })
})

describe('the panes', () => {
  test('stand between the edges of the navbar', async () => {
    for (const width of [1920, 1440, 1280]) {
      const { screen, list } = await enterMessenger({ width })
      await expect.element(list).toBeVisible()
      const panes = document.querySelector('[data-layout]') as Element
      const brand = screen.getByRole('banner').getByRole('button').first().element()
      const drawing = brand.querySelector('svg') as Element
      const { left, right } = panes.getBoundingClientRect()
      expect(Math.abs(drawing.getBoundingClientRect().left - left), `at ${width}`).toBeLessThan(2)
      expect(left, `at ${width}`).toBe(document.documentElement.clientWidth - right)
      await screen.unmount()
    }
  })

  test('show the details unasked only where all three have room', async () => {
    for (const [width, areShown] of [
      [1440, true],
      [1280, false],
      [1023, false],
    ] as const) {
      const { screen, conversation } = await enterMessenger({ width, query: '?channel=channel-1' })
      await expect.element(conversation('Actor 1')).toBeVisible()
      const details = screen.getByRole('region', { name: 'About Actor 1' })
      expect(details.query() !== null, `at ${width}`).toBe(areShown)
      await screen.unmount()
    }
  })

  test('show every filter, whatever the window', async () => {
    for (const width of [1440, 1200, 1023, 768, 390, 320]) {
      const { screen } = await enterMessenger({ width })
      const filters = screen.getByRole('group', { name: 'Which conversations' })
      await expect.element(filters).toBeVisible()
      const { right } = filters.element().getBoundingClientRect()
      for (const filter of filters.getByRole('button').elements())
        expect(filter.getBoundingClientRect().right, `at ${width}`).toBeLessThanOrEqual(right)
      await screen.unmount()
    }
  })
})

describe('in a narrow window', () => {
  test('one pane is seen; the back button and the arrow lead back, and the focus goes along', async () => {
    const { house, screen, list, row, conversation } = await enterMessenger({ width: 390 })
    await row('Actor 2').click()
    await expect.element(conversation('Actor 2')).toBeVisible()
    await expect.element(screen.getByRole('heading', { name: 'Actor 2' })).toHaveFocus()
    expect(list.query()).toBeNull()
    await screen.getByRole('button', { name: 'Show details' }).click()
    await expect.element(screen.getByRole('region', { name: 'About Actor 2' })).toBeVisible()
    house.router.go(-1)
    await expect.element(conversation('Actor 2')).toBeVisible()
    await screen.getByRole('button', { name: 'Back to the conversations' }).click()
    await expect.element(row('Actor 2')).toHaveFocus()
    expect(house.router.current()).toBe('/en/messenger/')
  })
})

describe('the navbar', () => {
  test('counts what is unread and lists the latest, each a way to its channel [MSG-15 MSG-24]', async () => {
    await page.viewport(1440, 800)
    const house = openHouse()
    const screen = await render(house.view())
    await house.admitGuest()
    await house.connect()
    await (await house.loadUnreadCount.call(0)).resolve(8)
    const button = screen.getByRole('banner').getByRole('button', { name: 'Messages', exact: true })
    await expect.element(button).toHaveTextContent('8')
    await expect.element(button).toHaveAttribute('aria-description', '8 unread')
    await button.click()
    const menu = screen.getByRole('dialog', { name: 'Messages' })
    await expect.poll(() => house.loadChannels.calls.length).toBe(1)
    const channels = named(8, { unread: true, unreadCount: 1 })
    await (await house.loadChannels.call(0)).resolve({ channels, total: 8 })
    await expect.poll(() => menu.getByRole('listitem').elements().length).toBe(5)
    house.socket.push(messageIn('channel-7'))
    await expect.element(menu.getByRole('listitem').first()).toHaveTextContent('Just now')
    await menu
      .getByRole('link', { name: /Actor 7/ })
      .first()
      .click()
    await expect
      .element(screen.getByRole('region', { name: 'Conversation with Actor 7' }))
      .toBeVisible()
    await expect.element(button).toHaveTextContent('7')
  })
})
