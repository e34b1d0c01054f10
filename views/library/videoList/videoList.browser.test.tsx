import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listedVideo } from '../../../fixtures/library/video.fixtures.ts'
import type { ListedVideo } from '../../../machines/library/videoList/videoList.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

async function enter(address = '/en/videos/all-videos/', { isGuest = true } = {}) {
  const house = openHouse('en', { address })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  const calls = () => house.loadListPage.calls
  return {
    house,
    screen,
    main: screen.getByRole('main'),
    calls,
    asked: () => calls().at(-1)?.input,
    answer: (items: ListedVideo[], total = items.length) =>
      calls()
        .at(-1)
        ?.resolve({
          items,
          totals: { all: total },
          next: total > items.length ? { offset: items.length } : null,
        }),
    fail: () => calls().at(-1)?.reject(new Error('lost')),
  }
}

async function show(items: ListedVideo[] = [listedVideo()], total?: number) {
  const entered = await enter()
  await expect.poll(entered.calls).toHaveLength(1)
  await entered.answer(items, total)
  return entered
}

test('the eight categories are ways, of which the shown one is marked [VID-2]', async () => {
  const { main } = await enter('/en/videos/video-trends/')
  const ways = main.getByRole('navigation', { name: 'Videos by category' }).getByRole('link')
  const listed = () => ways.elements().map((way) => [way.textContent, way.getAttribute('href')])
  await expect.poll(listed).toEqual([
    ['Top', '/en/videos/'],
    ['All videos', '/en/videos/all-videos/'],
    ['New', '/en/videos/new-videos/'],
    ['Trends', '/en/videos/video-trends/'],
    ['Free', '/en/videos/free-clips/'],
    ['On sale', '/en/videos/on-sale/'],
    ['VIP 30', '/en/videos/vip-videos/'],
    ['Yours', '/en/videos/all-videos/?list=bought'],
    ['Collections', '/en/videos/all-videos/?list=collections'],
    ['Stars', '/en/videos/stars/'],
  ])
  await expect
    .element(main.getByRole('link', { name: 'Trends' }))
    .toHaveAttribute('aria-current', 'page')
})

test('while videos are on their way their places are kept, and readers are told [VID-22]', async () => {
  const { calls, main } = await enter()
  await expect.poll(calls).toHaveLength(1)
  await expect.element(main.getByLabelText('The videos are loading')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
})

test.each(['light', 'dark'] as const)(
  'a video says what it is called, how long it lasts, whose it is and what it costs, and leads to its page, in the %s theme [VID-5 VID-6 VID-8]',
  async (theme) => {
    showTheme(theme)
    const { main } = await show([
      listedVideo({ new: true, isVip30Offer: true }),
      listedVideo({ id: 'video2', title: 'Slow rain' }),
    ])
    const tile = main.getByRole('list', { name: 'All videos' }).getByRole('listitem').first()
    const video = listedVideo()
    await expect.element(tile).toHaveTextContent(video.title)
    for (const words of ['10:00', video.model.name, '40', 'New', 'VIP 30']) {
      await expect.element(tile).toHaveTextContent(words)
    }
    await expect.element(tile.getByRole('link')).toHaveAttribute('href', '/en/videos/video/video1/')
    await expect.element(main.getByText('2 of 2')).toBeInTheDocument()
    expect(await accessibilityFaults()).toEqual([])
    expect(overflow()).toBe(0)
  },
)

test('with the arrows one looks through a video whose link has the focus, and Escape ends that [VID-29]', async () => {
  const { main } = await show()
  const link = main.getByRole('listitem').getByRole('link').last()
  ;(link.element() as HTMLElement).focus()
  const place = () => document.querySelector<HTMLElement>('[data-scrub]')?.dataset.scrub
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(place).toBe('1')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(place).toBe('0')
  await userEvent.keyboard('{Escape}')
  await expect.poll(place).toBeUndefined()
})

test('says that no video fits, and shows all of them again [VID-10]', async () => {
  const { asked, calls, main, screen } = await show([])
  const choose = async (field: string, option: string) => {
    await main.getByRole('button', { name: field }).click()
    await screen.getByRole('option', { name: option }).click()
  }
  await expect.element(main.getByText('No video fits')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await choose('Order', 'Longest')
  await expect.poll(() => asked()?.order).toBe('longest')
  await choose('Kind', 'Classics')
  await expect.poll(() => asked()?.filter.videoType).toBe('classic')
  await calls()
    .at(-1)
    ?.resolve({ items: [], totals: { all: 0 }, next: null })
  await main.getByRole('button', { name: 'Show all of them' }).click()
  await expect.poll(() => asked()?.filter.videoType).toBeUndefined()
})

test('says that the videos did not come, and asks again [VID-22]', async () => {
  const { calls, fail, main } = await enter()
  await expect.poll(calls).toHaveLength(1)
  await fail()
  await expect.element(main.getByText('Nothing came')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(calls).toHaveLength(2)
})

test('what is there stays when the rest does not come, which can be asked for again [LST-1]', async () => {
  const { calls, fail, main } = await show([listedVideo()], 2)
  await expect.poll(calls).toHaveLength(2)
  await fail()
  await expect.element(main.getByText('The rest did not come.')).toBeVisible()
  await expect.element(main.getByRole('list', { name: 'All videos' })).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(calls).toHaveLength(3)
})

test('a visitor is asked to log in for what they bought, a guest who bought nothing is told so [VID-7]', async () => {
  const visitor = await enter('/en/videos/all-videos/?list=bought', { isGuest: false })
  await visitor.main.getByRole('button', { name: 'Log in' }).click()
  await expect.poll(() => visitor.house.payFrame.runs.at(-1)?.input.flow).toBe('login')
  expect(visitor.calls()).toEqual([])
  await visitor.screen.unmount()

  const guest = await enter('/en/videos/all-videos/?list=bought')
  await expect.poll(guest.calls).toHaveLength(1)
  await guest.answer([])
  await expect.element(guest.main.getByText('You have no videos yet')).toBeVisible()
})

test('says that there is no such list, and leads to all videos [VID-21]', async () => {
  const { calls, main } = await enter('/en/videos/all-videos/?list=nonsense')
  await expect.element(main.getByText('There is no such list')).toBeVisible()
  expect(calls()).toEqual([])
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('link', { name: 'All videos' }).last().click()
  await expect.poll(calls).toHaveLength(1)
})
