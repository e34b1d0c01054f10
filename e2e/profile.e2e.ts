import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test, typesOf } from './support/flow.ts'
import { logIn, untilConnected } from './support/guest.ts'
import { focused, press, tabTo } from './support/keyboard.ts'
import { expectSameReplay, readSession } from './support/session.ts'

const guest = 'guest1'
const sections = ['About me', 'Video details', 'Live show', 'Videos', 'Classic videos', 'Top cams']

test('by keyboard from the live cams to a profile, through its sections, and a note that is there after a reload [ACT-1 ACT-13 ACT-28 ACT-29]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/cams/`)
  await untilConnected(page)
  const main = page.getByRole('main')
  const links = main.getByRole('listitem').getByRole('link')
  await expect(links.first()).toBeVisible()
  const href = (await links.first().getAttribute('href')) ?? ''
  await press(page, links.first())
  await expect(page).toHaveURL(new URL(href, server.app).href)
  const heading = main.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  const name = await heading.innerText()
  await expect(main.getByText('Private live chat')).toBeVisible()
  await expectAccessible(page)

  const nav = main.getByRole('navigation', { name: 'Parts of the profile' })
  for (const section of sections) {
    await press(page, nav.getByRole('link', { name: section, exact: true }))
    await expect(page).toHaveTitle(new RegExp(`^${section}: ${name}`))
    await expect(heading).toBeFocused()
    await expect(nav.locator('[aria-current=page]')).toHaveText(section)
  }
  await press(page, nav.getByRole('link', { name: 'Overview' }))
  await expect(page).toHaveTitle(new RegExp(`^${name}`))

  const note = main.getByLabel(`Note on ${name}`)
  await tabTo(page, note)
  await page.keyboard.type('Likes jazz')
  await press(page, main.getByRole('button', { name: 'Save note' }))
  await expect(main.getByText('The note is saved.')).toBeVisible()
  const session = await readSession(page, 'profile')
  expectSameReplay(session)
  expect(session.text).not.toContain('Likes jazz')
  expect(typesOf(session)).toContain('actorProfile.noteSaveRequested')

  await page.reload()
  await expect(note).toHaveValue('Likes jazz')
})

test('the performer’s page follows who comes and goes; performer, sedcard, picture and album become favourites by the push, and the sedcards are rated [ACT-9 ACT-20 FAV-3 GAL-16 GAL-17 RT-16 RT-19]', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/amateur/actor30/`)
  await untilConnected(page)
  const header = page.getByRole('main').locator('header')
  for (const isOnline of [false, true]) {
    await platform.setOnline('actor30', !isOnline)
    await platform.setOnline('actor30', isOnline)
    await expect(header.getByText(isOnline ? 'Live' : 'Away', { exact: true })).toBeVisible()
  }
  const favourite = header.getByRole('button', { name: 'Favourite' })
  await expect(favourite).toHaveAttribute('aria-pressed', 'false')
  await press(page, favourite)
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await expect(focused(page)).toHaveText('Favourite')
  await page.reload()
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')

  const main = page.getByRole('main')
  await press(page, main.getByRole('link', { name: 'About me', exact: true }))
  await expect(page).toHaveTitle(/^About me/)
  const heart = { name: /^Favourite: / }
  const heartIn = (name: RegExp) =>
    main.getByRole('region', { name }).getByRole('button', heart).first()
  const hearts = [heartIn(/^Pictures of/), heartIn(/^Photo albums of/)]
  const opened = main.getByRole('button', { name: /^(?!Favourite).*, 2 of / }).first()
  const ofPicture = page.getByRole('dialog').getByRole('button', heart)
  const expectPinned = async (isPinned: boolean) => {
    for (const each of hearts) await expect(each).toHaveAttribute('aria-pressed', String(isPinned))
    await opened.click()
    await expect(ofPicture).toHaveAttribute('aria-pressed', String(isPinned))
  }
  await expectPinned(false)
  await press(page, ofPicture)
  await expect(ofPicture).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(opened).toBeFocused()
  for (const each of hearts) await each.click()
  for (const each of hearts) await expect(each).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expectPinned(true)
  await press(page, ofPicture)
  await expect(ofPicture).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Escape')
  for (const each of hearts) await each.click()
  await expectPinned(false)
  await page.keyboard.press('Escape')
  const like = main.getByRole('button', { name: 'I like them' })
  await press(page, like)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await press(page, main.getByRole('link', { name: /^All albums: / }))
  await expect(page).toHaveURL(/photos\/\?of=actor30$/)
  await expect(main.getByRole('listitem').first()).toBeVisible()
})

test('a picture of a performer’s sedcards that a guest pins lies among their pinned photos, and is gone from there without its heart [GAL-2]', async ({
  page,
  server,
}) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/myvisitx/mediathek/photos/?split=pinned`)
  const pinned = page.getByRole('region', { name: 'Pinned photos' })
  const hearts = pinned.getByRole('button', { name: /^Favourite: / })
  await expect(pinned.getByRole('heading', { name: 'Pinned photos' })).toBeVisible()
  await expect(pinned.locator('[aria-busy="true"]')).toHaveCount(0)
  const before = await hearts.count()

  await page.goto(`${server.app}en/amateur/actor30/about-me/`)
  const main = page.getByRole('main')
  await main
    .getByRole('button', { name: /^(?!Favourite).*, 2 of / })
    .first()
    .click()
  const heart = page.getByRole('dialog').getByRole('button', { name: /^Favourite: / })
  await press(page, heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goto(`${server.app}en/myvisitx/mediathek/photos/?split=pinned`)
  await expect(hearts).toHaveCount(before + 1)
  await hearts.first().click()
  await expect(hearts).toHaveCount(before)
})
