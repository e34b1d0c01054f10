import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  actorInsights,
  actorProfile,
  actorState,
} from '../../../fixtures/live/actorProfile.fixtures.ts'
import { topCamsPage } from '../../../fixtures/live/topCams.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

/** The page of a performer, whom the platform is still asked about. */
async function enter({ isGuest = true, section = '' } = {}) {
  const house = openHouse('en', { address: `/en/amateur/juno-amber/${section}` })
  const screen = await render(house.view())
  await (isGuest ? house.admitGuest() : house.admitVisitor())
  const calls = () => house.loadActorProfile.calls
  await expect.poll(calls).toHaveLength(1)
  return {
    house,
    screen,
    main: screen.getByRole('main'),
    write: screen.getByRole('button', { name: 'Write a message' }),
    answer: (found: ActorProfile | null) => calls().at(-1)?.resolve(found),
    fail: () => calls().at(-1)?.reject(new Error('gone')),
    calls,
  }
}

type Entered = Awaited<ReturnType<typeof enter>>

/** Everything has come. */
async function show(where: Parameters<typeof enter>[0] = {}, profile: Partial<ActorProfile> = {}) {
  const entered = await enter(where)
  const { answer, house } = entered
  await answer(actorProfile(profile))
  await house.loadActorState.calls[0]?.resolve(actorState())
  await house.loadActorInsights.calls[0]?.resolve(actorInsights())
  await house.loadActorNote.calls[0]?.resolve({ actorId: 'actor-7', comment: '' })
  await house.loadFreeChatDuration.calls[0]?.resolve(120)
  await expect.element(entered.main.getByRole('heading', { level: 1 })).toBeVisible()
  return entered
}

test('offers nothing until it is known who the performer is, then the conversation with them by id [ACT-26]', async () => {
  const { answer, house, write } = await enter()
  expect(write.query()).toBeNull()
  await answer(actorProfile())
  await write.click()
  await expect.poll(() => house.router.current()).toBe('/en/messenger/?actor=actor-7')
})

test('a visitor is led to the login, and what waits for it names the performer by id [GATE-4 LGN-4]', async () => {
  const { answer, house, write } = await enter({ isGuest: false })
  await answer(actorProfile())
  await house.askAccountCookie.calls[0]?.resolve(true)
  await write.click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
  const value = JSON.stringify({ type: 'openMessenger', params: { targetId: 'actor-7' } })
  expect(house.browserStorage.last().received).toContainEqual(
    expect.objectContaining({ item: 'onLoginAction', value }),
  )
})

/** What the document shows of the performer before the app does. */
function shownBefore() {
  const before = document.createElement('div')
  before.dataset.firstView = 'record'
  document.body.prepend(before)
  return before
}

test.each([
  ['the performer is known', ({ answer }: Entered) => answer(actorProfile())],
  ['nobody has that name', ({ answer }: Entered) => answer(null)],
  ['the answer did not come', ({ fail }: Entered) => fail()],
])('what the document shows of the performer stays until %s', async (_, settle) => {
  const before = shownBefore()
  const entered = await enter({ isGuest: false })
  expect(before.isConnected).toBe(true)
  await settle(entered)
  await expect.poll(() => before.isConnected).toBe(false)
})

test('what the document shows of the performer gives way to a page that broke', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const before = shownBefore()
  const { answer, house, main } = await enter({ isGuest: false })
  house.actor.system.get('actorProfile').getSnapshot = () => {
    throw new RangeError('no view can draw this')
  }
  await answer(actorProfile())
  await expect.element(main.getByText('This page has stopped')).toBeInTheDocument()
  expect(before.isConnected).toBe(false)
})

test('says that nobody has that name', async () => {
  const { answer, main, write } = await enter()
  await answer(null)
  await expect.element(main.getByText('There is nobody here by that name.')).toBeVisible()
  expect(write.query()).toBeNull()
})

test('says that the answer did not come, and asks again', async () => {
  const { answer, calls, fail, main, write } = await enter()
  await fail()
  await expect.element(main.getByText('This profile could not be loaded.')).toBeVisible()
  expect(await accessibilityFaults()).toEqual([])
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(calls).toHaveLength(2)
  await answer(actorProfile())
  await expect.element(write).toBeEnabled()
})

test('tells who the performer is, and how content guests were [ACT-5 ACT-6 ACT-21]', async () => {
  const { main } = await show()
  for (const words of ['29', 'Netherlands', 'English, German', 'warm · quick · curious', 'Star']) {
    await expect.element(main.getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(main.getByText('97% (120)')).toBeVisible()
  expect(document.title).toBe('Juno Amber · Limelight')
})

test('offers the chat first, with its price, and says once what a visitor lacks for all of it [CHT-1 GATE-4]', async () => {
  const { house, main } = await show({ isGuest: false })
  await house.askAccountCookie.calls[0]?.resolve(true)
  const lacking = 'You log in first; then you go straight on.'
  const chat = main.getByRole('button', { name: 'Live chat for 8 coins a minute' })
  const { nextElementSibling } = chat.element().parentElement ?? {}
  expect(nextElementSibling?.textContent).toBe('Write a message')
  expect(main.getByText(lacking).all()).toHaveLength(2)
  const start = main.getByRole('button', { name: 'Start private chat' })
  for (const button of [chat, start])
    await expect.element(button).toHaveAccessibleDescription(lacking)
  await chat.click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test('says what every way to meet costs, and which there are [ACT-7 ACT-18 ACT-19]', async () => {
  const { house, main } = await show()
  const ways = () =>
    main
      .getByRole('region', { name: 'Ways to meet' })
      .getByRole('listitem')
      .all()
      .map((way) => way.element().textContent)
  const costs = (words: string, coins: number) =>
    expect.stringMatching(new RegExp(`^${words}${coins} coins`))
  expect(ways()).toEqual([
    expect.stringMatching(/^Free live chatFree now/),
    costs('Live chat', 8),
    costs('Private live chat', 13),
    costs('Private, both on camera', 16),
    costs('Voyeur mode', 4),
    expect.stringMatching(/^Preview, 5 secondsFree now/),
    costs('Message', 3),
  ])
  await expect.element(main.getByText('The first 2 messages are free.')).toBeVisible()
  await expect.element(main.getByText('Your vouchers pay 5 minutes.')).toBeVisible()
  house.tell('actorProfile', {
    ...push('actorOffline', { actorId: 'actor-7' }),
    type: 'push.actorOffline',
  })
  await house.loadActorState.calls[1]?.resolve(
    actorState({
      isOnline: false,
      freeChat: true,
      isVoyeurChatAvailable: false,
      isCurrentlyTicketShow: true,
    }),
  )
  await expect
    .poll(ways)
    .toEqual([
      expect.stringMatching('Free now'),
      costs('Private live chat', 13),
      costs('Private, both on camera', 16),
      costs('Cam show, with a ticket', 40),
      costs('Message', 3),
    ])
  await expect.element(main.getByText('Away', { exact: true })).toBeVisible()
})

test('whoever is banned where the guest is offers no chat there [ACT-22]', async () => {
  const { main } = await show({}, { bannedCountryCodes: ['DE', 'AT', 'NL'] })
  await expect.element(main.getByText('Juno Amber cannot be met from your country.')).toBeVisible()
  expect(main.getByText('Private live chat').query()).toBeNull()
})

test('says how long a chat is free for the guest [ACT-23]', async () => {
  const { main } = await show()
  const words = '2 minutes of live chat with Juno Amber are free for you.'
  await expect.element(main.getByText(words)).toBeVisible()
})

test('tells a visitor that notes need a login, and asks for no free chats [ACT-23 CHT-5]', async () => {
  const { house, main } = await show({ isGuest: false })
  await expect.element(main.getByText('Log in, and you can write down')).toBeVisible()
  expect(house.loadFreeChatDuration.calls).toHaveLength(0)
  expect(house.loadActorNote.calls).toHaveLength(0)
})

test('makes a favourite of the performer once the push says so, and no more [ACT-9 RT-16 RT-19]', async () => {
  const { house, main } = await show()
  await house.connect()
  const button = main.getByRole('button', { name: 'Favourite' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  const sent = () => house.socket.sent().map(({ type }) => type)
  await expect.poll(sent).toContain('pinFavourite')
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  house.socket.push(push('favouritePinned', { kind: 'actor', id: 'actor-7' }))
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect.poll(sent).toContain('unpinFavourite')
})

const sections = [
  ['Overview', '/en/amateur/juno%20amber/'],
  ['About me', '/en/amateur/juno%20amber/about-me/'],
  ['Video details', '/en/amateur/juno%20amber/videos/tag/music'],
  ['Live show', '/en/amateur/juno%20amber/live-show/'],
  ['Videos', '/en/amateur/juno%20amber/videos/'],
  ['Classic videos', '/en/amateur/juno%20amber/videos/classic/'],
  ['Top cams', '/en/amateur/juno%20amber/top-cams/'],
] as const

test('has seven sections, each with an address and something to say [ACT-1]', async () => {
  const { main } = await show()
  const nav = main.getByRole('navigation', { name: 'Parts of the profile' })
  const links = nav.getByRole('link').all()
  expect(
    links.map((link) => [link.element().textContent, link.element().getAttribute('href')]),
  ).toEqual(sections)
})

test.each([
  ['', 'Ways to meet'],
  ['about-me/', 'Asked and answered'],
  ['live-show/', 'Juno Amber has not announced a show yet.'],
  ['top-cams/', '412 guests like them'],
])(
  'the section at %j shows itself, in both themes and 320 px wide too [ACT-1]',
  async (section, words) => {
    const { house, main } = await show({ section })
    for (const call of house.loadChatTickets.calls) await call.resolve([])
    const calls = house.loadListPage.calls.filter(({ input }) => input.store === 'topCams')
    for (const call of calls) await call.resolve(topCamsPage({}))
    await expect.element(main.getByText(words)).toBeVisible()
    for (const theme of ['light', 'dark'] as const) {
      showTheme(theme)
      expect(await accessibilityFaults()).toEqual([])
    }
    await page.viewport(320, 700)
    await expect.poll(overflow).toBe(0)
  },
)

test('tells when the performer was there as a table that can be read [ACT-14]', async () => {
  const { main } = await show({ section: 'about-me/' })
  const table = main.getByRole('table', { name: 'The last seven days, hours in UTC' })
  await expect.element(table.getByRole('columnheader', { name: '16 to 20' })).toBeVisible()
  const cells = table.getByRole('cell').all().slice(0, 6)
  expect(cells.map((cell) => cell.element().textContent)).toEqual([
    'away',
    'away',
    'at times',
    'often',
    'nearly always',
    'at times',
  ])
  await expect.element(main.getByText('Mostly here in the evening.')).toBeVisible()
})

test('opens what the performer answered', async () => {
  const { main } = await show({ section: 'about-me/' })
  const question = main.getByRole('button', { name: 'And a free evening?' })
  await expect.element(question).toHaveAttribute('aria-expanded', 'false')
  await question.click()
  await expect.element(question).toHaveAttribute('aria-expanded', 'true')
  await expect.element(main.getByText('A long bath.')).toBeVisible()
})

test('keeps a note, says that it is saved, and keeps the words when it is not [ACT-13 ACT-29]', async () => {
  const { house, main } = await show()
  const field = main.getByLabelText('Note on Juno Amber')
  const save = main.getByRole('button', { name: 'Save note' })
  await expect.element(save).toBeDisabled()
  await field.fill('Likes jazz')
  await save.click()
  await house.storeActorNote.calls[0]?.reject(new Error('offline'))
  await expect.element(main.getByText('The note was not saved.')).toBeVisible()
  await expect.element(field).toHaveValue('Likes jazz')
  expect(await accessibilityFaults()).toEqual([])
  await save.click()
  await house.storeActorNote.calls[1]?.resolve({ actorId: 'actor-7', comment: 'Likes jazz' })
  await expect.element(main.getByText('The note is saved.')).toBeVisible()
})

test('what did not come beside the profile is asked for again', async () => {
  const { answer, house, main } = await enter({ section: 'about-me/' })
  await answer(actorProfile())
  await house.loadActorInsights.calls[0]?.reject(new Error('offline'))
  await main.getByRole('button', { name: 'Try again' }).click()
  await house.loadActorInsights.calls[1]?.resolve(actorInsights())
  await expect.element(main.getByText('Asked and answered')).toBeVisible()
})
