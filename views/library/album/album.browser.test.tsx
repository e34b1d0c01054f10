import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { album, albumComment, openedGallery } from '../../../fixtures/library/album.fixtures.ts'
import type { Album } from '../../../machines/library/album/album.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults } from '../../core/testing/page.ts'

const address = '/en/amateur/juno-amber/pictures/album1/'

async function enter({ isGuest = true, isBlocked = false } = {}) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest({ isBlockedForComments: isBlocked }) : house.admitVisitor())
  await expect.poll(() => house.loadAlbum.calls).toHaveLength(1)
  return { house, screen, dialog: screen.getByRole('dialog') }
}

async function show(overrides: Partial<Album> = {}, who: Parameters<typeof enter>[0] = {}) {
  const entered = await enter(who)
  await (await entered.house.loadAlbum.call(0)).resolve({ is: 'there', album: album(overrides) })
  await expect
    .element(entered.screen.getByRole('heading', { level: 1, name: album().title }))
    .toBeVisible()
  return entered
}

const picture = (at: number) => `${album().title}, ${at} of 12`

test('shows an album with its counters, its previews and what guests say of it [GAL-1 GAL-3 GAL-4 GAL-6]', async () => {
  const { house, screen } = await show()
  await expect.element(screen.getByText('4.100 guests looked')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Like, 120 guests do' })).toBeVisible()
  await expect.poll(() => house.loadListPage.calls).toHaveLength(1)
  const text = '<img src=x onerror=alert(1)>'
  await (await house.loadListPage.call(0)).resolve({
    items: [albumComment({ text })],
    totals: { all: 1 },
    next: null,
  })
  await expect.element(screen.getByText(text)).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a closed picture says that it is closed and leads to what opens the album [VID-12]', async () => {
  const { house, screen, dialog } = await show()
  await screen.getByRole('button', { name: 'Closed picture, 5 of 12' }).click()
  await (await house.openGallery.call(0)).resolve(openedGallery(4))
  await expect.element(dialog.getByText('They open with the album.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test('a picture opens over the page, keys go on, and the focus returns to the picture that was seen last', async () => {
  const { house, screen, dialog } = await show({ isOpen: true })
  await screen.getByRole('button', { name: picture(2), exact: true }).click()
  await (await house.openGallery.call(0)).resolve(openedGallery(12))
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('2 of 12')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(dialog.getByRole('status').first()).toHaveTextContent('4 of 12')
  const beside = [...dialog.element().querySelectorAll('[data-beside] img')]
  expect(beside.map((one) => one.getAttribute('srcset')?.split(', ').length)).toEqual([3, 3])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => dialog.query()).toBeNull()
  await expect.element(screen.getByRole('button', { name: picture(4), exact: true })).toHaveFocus()
})

test('the back button takes the picture away and stays on the page', async () => {
  const { house, screen, dialog } = await show({ isOpen: true })
  await screen.getByRole('button', { name: picture(1), exact: true }).click()
  await expect.element(dialog).toBeVisible()
  house.router.go(-1)
  await expect.poll(() => dialog.query()).toBeNull()
  expect(house.router.current()).toBe(address)
})

test('a picture that does not come leaves a calm place in which it can be tried again', async () => {
  const { house, screen, dialog } = await show({ isOpen: true })
  await screen.getByRole('button', { name: picture(1), exact: true }).click()
  await expect.element(dialog.getByText(/This picture did not come/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const { tries } = house.actor.system.get('lightBox').getSnapshot().context
  expect(tries).toEqual({ 'album1-1': 1 })
})

test('thumbs of a picture and of the album are stored [GAL-21 GAL-26]', async () => {
  const { house, screen, dialog } = await show({ isOpen: true })
  await screen.getByRole('button', { name: 'Like, 120 guests do' }).click()
  expect(house.storeAlbumOpinion.calls[0]?.input).toEqual({
    opinion: { by: 'like', albumId: 'album1', isLiked: true },
  })
  await screen.getByRole('button', { name: picture(1), exact: true }).click()
  await (await house.openGallery.call(0)).resolve(openedGallery(12))
  await dialog.getByRole('button', { name: `Like: ${picture(1)}`, exact: true }).click()
  expect(house.storePictureRating.calls[0]?.input).toEqual({
    albumId: 'album1',
    pictureId: 'album1-1',
    rating: 5,
  })
  await (await house.storePictureRating.call(0)).resolve(undefined)
  await expect
    .element(dialog.getByRole('button', { name: `Like: ${picture(1)}`, exact: true }))
    .toHaveAttribute('aria-pressed', 'true')
})

test('who has the album rates it [GAL-12 GAL-20]', async () => {
  const { house, screen } = await show({ isOpen: true })
  await screen.getByRole('button', { name: 'Not for me' }).click()
  expect(house.storeAlbumOpinion.calls[0]?.input).toEqual({
    opinion: { by: 'rating', albumId: 'album1', rating: 1 },
  })
})

test('a guest comments once: then the form is gone [GAL-9 GAL-19]', async () => {
  const { house, screen } = await show()
  await screen.getByRole('textbox', { name: 'Your comment' }).fill('What a light')
  await screen.getByRole('button', { name: 'Send comment' }).click()
  expect(house.postComment.calls[0]?.input).toEqual({
    albumId: 'album1',
    commentText: 'What a light',
  })
  const told = { commentsTotal: 2, isGuestAllowedToCommentAlbum: false }
  await (await house.postComment.call(0)).resolve({ refusal: null, told })
  await expect.element(screen.getByText(/One comment each/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your comment' }).query()).toBeNull()
})

test('who is blocked is told so in place of the form [GAL-13]', async () => {
  const { screen } = await show({}, { isBlocked: true })
  await expect.element(screen.getByText(/Your account may not comment/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Your comment' }).query()).toBeNull()
})

test('a visitor who wants to comment is led to the login [GAL-13 GATE-4]', async () => {
  const { house, screen } = await show({}, { isGuest: false })
  await (await house.askAccountCookie.call(0)).resolve(true)
  await screen.getByRole('button', { name: 'Write a comment' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test('an album that is gone is said to be, with a way to others', async () => {
  const { house, screen } = await enter()
  await (await house.loadAlbum.call(0)).resolve({ is: 'gone' })
  await expect.element(screen.getByText('This album is gone')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'All photo albums' }))
    .toHaveAttribute('href', '/en/photos/')
})
