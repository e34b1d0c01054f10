import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorPictures } from '../../../fixtures/live/actorPictures.fixtures.ts'
import { actorInsights, actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { FavouriteKind } from '../../../machines/shell/realtime/realtime.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

/** What a performer tells of themselves, whose pictures are on their way. */
async function enter({ isGuest = true } = {}) {
  const house = openHouse('en', { address: '/en/amateur/juno-amber/about-me/' })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  await (await house.loadActorInsights.call(0)).resolve(actorInsights())
  const { calls } = house.loadActorPictures
  await expect.poll(() => calls).toHaveLength(1)
  return {
    house,
    screen,
    calls,
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    dialog: screen.getByRole('dialog', { name: 'On stage' }),
  }
}

async function show(who: Parameters<typeof enter>[0] = {}) {
  const entered = await enter(who)
  await (await entered.house.loadActorPictures.call(0)).resolve(actorPictures())
  await expect.element(entered.screen.getByRole('list', { name: 'On stage' })).toBeVisible()
  return entered
}

test.each<[string, Exclude<FavouriteKind, 'actor'>, string]>([
  ['Favourite: On stage, 2 of 3', 'picture', 'picture-2'],
  ['Favourite: On stage', 'sedcards', 'sedcard-1'],
  ['Favourite: An evening in blue', 'album', 'album-1'],
])(
  'the heart “%s” pins and unpins, each once the push says so [FAV-3 RT-16 RT-19]',
  async (name, kind, id) => {
    const { house, button } = await show()
    await house.connect()
    await button(name).click()
    const last = () => house.socket.sent().at(-1)
    await expect.poll(last).toMatchObject({ type: 'pinFavourite', kind, id })
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false')
    house.socket.push(push('favouritePinned', { kind, id }))
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true')
    await button(name).click()
    await expect.poll(last).toMatchObject({ type: 'unpinFavourite', kind, id })
    house.socket.push(push('favouriteUnpinned', { kind, id }))
    await expect.element(button(name)).toHaveAttribute('aria-pressed', 'false')
  },
)

test('a visitor’s heart leads to the login, which it waits for [GATE-3 FAV-3]', async () => {
  const { house, button } = await show({ isGuest: false })
  await (await house.askAccountCookie.call(0)).resolve(true)
  await button('Favourite: An evening in blue. You log in first.').click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test('a picture opens over the page, goes on by keys with its own heart, and closes to where it was opened', async () => {
  const { house, button, dialog } = await show()
  await button('On stage, 1 of 3').click()
  await expect.element(dialog.getByRole('img', { name: 'On stage, 1 of 3' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  const besides = () => [...dialog.element().querySelectorAll('[data-beside] img')].map(addressOf)
  expect(besides()).toEqual(['/pictures/square/picture-2/w320.svg'])
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog.getByRole('status')).toHaveTextContent('2 of 3')
  expect(besides()).toEqual(
    ['picture-1', 'picture-3'].map((id) => `/pictures/square/${id}/w320.svg`),
  )
  await house.connect()
  await dialog.getByRole('button', { name: 'Favourite: On stage, 2 of 3' }).click()
  const last = () => house.socket.sent().at(-1)
  await expect.poll(last).toMatchObject({ type: 'pinFavourite', kind: 'picture', id: 'picture-2' })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.query()).toBeNull()
  await expect.element(button('On stage, 1 of 3')).toHaveFocus()
})

const addressOf = (image: Element) => image.getAttribute('src')

test('the back button takes a picture away', async () => {
  const { house, button, dialog } = await show()
  await button('On stage, 3 of 3').click()
  await expect.element(dialog).toBeVisible()
  house.router.go(-1)
  await expect.poll(() => dialog.query()).toBeNull()
  expect(house.router.current()).toBe('/en/amateur/juno-amber/about-me/')
})

test('albums say how many pictures they have and what they cost, and lead to their page', async () => {
  const { screen } = await show()
  const album = screen.getByRole('link', { name: /^An evening in blue/ })
  await expect.element(album).toHaveTextContent('24 pictures')
  await expect.element(album).toHaveTextContent('40 coins')
  await expect.element(album).toHaveAttribute('href', '/en/amateur/juno%20amber/pictures/album-1/')
})

test('a guest says what they think of the sedcards, sees that it did not arrive, and says it again [GAL-17]', async () => {
  const { house, screen, button } = await show()
  const { calls } = house.storeSedcardsRating
  await expect
    .element(
      screen.getByRole('group', { name: 'What do you think of the pictures of Juno Amber?' }),
    )
    .toBeVisible()
  await button('I like them').click()
  await calls[0]?.reject(new Error('offline'))
  const notice = screen.getByRole('alert').filter({ hasText: 'Your rating did not arrive.' })
  await expect.element(notice).toBeVisible()
  await button('I like them').click()
  expect(calls.map(({ input }) => input)).toEqual([
    { actorId: 'actor-7', rating: 5 },
    { actorId: 'actor-7', rating: 5 },
  ])
  await calls[1]?.resolve(undefined)
  await expect.element(button('I like them')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByText('You like the pictures of Juno Amber.')).toBeVisible()
  expect(notice.query()).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

test('a visitor who rates the sedcards logs in first [GAL-17 GATE-3]', async () => {
  const { house, button } = await show({ isGuest: false })
  await (await house.askAccountCookie.call(0)).resolve(true)
  await button('Not for me').click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
  expect(house.storeSedcardsRating.calls).toHaveLength(0)
})

test('from a profile leads a way to all albums of the performer [GAL-25]', async () => {
  const { screen } = await show()
  await expect
    .element(screen.getByRole('link', { name: 'All albums: Photo albums of Juno Amber' }))
    .toHaveAttribute('href', '/en/photos/?of=actor-7')
})

test('says that the pictures did not come, and asks again', async () => {
  const { calls, screen } = await enter()
  await calls[0]?.reject(new Error('offline'))
  const notice = screen.getByRole('alert').filter({ hasText: 'The pictures could not be loaded.' })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await calls[1]?.resolve({ sedcards: [], albums: [], guestRating: null })
  await expect.poll(() => notice.query()).toBeNull()
  expect(screen.getByText('Pictures of Juno Amber').query()).toBeNull()
  expect(screen.getByText('Photo albums of Juno Amber').query()).toBeNull()
})
