import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorPost, actorPostsPage, postClip } from '../../../fixtures/live/actorPosts.fixtures.ts'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { ActorPost } from '../../../machines/live/actorPosts/actorPosts.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

/** A performer's page, whose posts are on their way. */
async function enter({ isGuest = false, hasAvs = false } = {}) {
  const house = openHouse('en', { address: '/en/amateur/juno-amber/' })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest({ hasAvs }) : house.admitVisitor())
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  const calls = () =>
    house.loadListPage.calls.filter(({ input: { store } }) => store === 'feedPosts')
  await expect.poll(() => calls().length).toBe(1)
  const posts = screen.getByRole('region', { name: 'Latest posts of Juno Amber' })
  return {
    house,
    screen,
    calls,
    posts,
    post: (name: string) => posts.getByRole('article', { name }),
    button: (name: string) => posts.getByRole('button', { name }),
    show: (told: Partial<ActorPost>[], cursor?: string) =>
      calls()
        .at(-1)
        ?.resolve(actorPostsPage(told.map(actorPost), cursor)),
  }
}

const adult = { id: 'adult', url: '/pictures/square/adult', avsRequired: true }

test('shows visitors what the performer told last, and more by a button until there is no more [FEED-30]', async () => {
  const { calls, posts, post, button, show } = await enter()
  await expect.element(posts.getByRole('region', { name: 'Posts are loading' })).toBeVisible()
  await show([{ id: 'a' }], 'end of a')
  await expect.element(post('New curtains')).toHaveTextContent('They took all day. Come and see.')
  await expect.element(post('New curtains')).toHaveTextContent('12 guests like it · 3 comments')
  const photo = post('New curtains').getByRole('img', { name: 'New curtains, 2 of 2' })
  await expect.element(photo).toBeVisible()
  await button('More posts').click()
  expect(calls().at(-1)?.input.start).toEqual({ cursor: 'end of a' })
  await show([{ id: 'b', title: 'Sunday', photos: [], clip: postClip() }])
  const clip = post('Sunday').getByLabelText('Video: Sunday')
  await expect.element(clip).toHaveAttribute('controls')
  expect(posts.getByRole('article').all()).toHaveLength(2)
  await expect.poll(() => button('More posts').query()).toBeNull()
})

test('shows a paid post by its title and price alone until the guest bought it [FEED-24]', async () => {
  const { post, show } = await enter({ isGuest: true })
  const paid = { title: 'The mask', paidContent: true, priceCoins: 25 }
  await show([paid, { ...paid, id: 'b', title: 'Bought', bought: true }])
  await expect.element(post('The mask')).toHaveTextContent(/Paid post.*25 coins/)
  expect(
    post('The mask')
      .getByRole('img', { name: /The mask/ })
      .query(),
  ).toBeNull()
  await expect.element(post('Bought').getByRole('img', { name: 'Bought, 1 of 2' })).toBeVisible()
  await expect.element(post('Bought')).not.toHaveTextContent('Paid post')
})

test('leads a guest to the age check before what needs it, and shows it once that is done [FEED-25]', async () => {
  const { house, post, button, show } = await enter({ isGuest: true })
  await house.connect()
  await show([{ photos: [adult] }])
  await expect.element(post('New curtains')).toHaveTextContent('For guests whose age is confirmed')
  expect(
    post('New curtains')
      .getByRole('img', { name: /New curtains/ })
      .query(),
  ).toBeNull()
  await button('To the age check').click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('avs')
  house.socket.push(push('avsSet', {}))
  const photo = post('New curtains').getByRole('img', { name: 'New curtains, 1 of 1' })
  await expect.element(photo).toBeVisible()
})

test('leads a visitor to the login first [FEED-25]', async () => {
  const { house, button, show } = await enter()
  await (await house.askAccountCookie.call(0)).resolve(true)
  await show([{ photos: [], clip: postClip({ avsRequired: true }) }])
  await button('Log in').click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test('says that posts did not come, first or later ones, and asks again by keyboard', async () => {
  const { calls, posts, post, button, show } = await enter()
  await calls()[0]?.reject(new Error('gone'))
  await expect.element(posts.getByRole('alert')).toHaveTextContent('The posts could not be loaded.')
  button('Try again').element().focus()
  await userEvent.keyboard('{Enter}')
  await show([{}], 'end')
  await button('More posts').click()
  await calls().at(-1)?.reject(new Error('gone'))
  await expect.element(posts.getByRole('alert')).toBeVisible()
  await expect.element(post('New curtains')).toBeVisible()
  await button('Try again').click()
  await show([{ id: 'b', title: 'Sunday' }])
  await expect.element(post('Sunday')).toBeVisible()
})

test('is not there where nothing was told', async () => {
  const { posts, screen, show } = await enter()
  await show([])
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => posts.query()).toBeNull()
})

test('can be read by all, in both themes and 320 px wide', async () => {
  const { post, show } = await enter()
  const told = [
    { id: 'a' },
    { id: 'b', title: 'A film', photos: [], clip: postClip() },
    { id: 'c', title: 'Paid', paidContent: true, priceCoins: 9 },
    { id: 'd', title: 'Adult', photos: [adult] },
    { id: 'e', title: 'Words', photos: [] },
  ]
  await show(told, 'end')
  await expect.element(post('Words')).toBeVisible()
  for (const theme of ['light', 'dark'] as const) {
    showTheme(theme)
    expect(await accessibilityFaults()).toEqual([])
  }
  await page.viewport(320, 700)
  await expect.poll(overflow).toBe(0)
})
