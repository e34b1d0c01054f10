import './replay.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { appWalk } from '../../../fixtures/core/app.fixtures.ts'
import { login, perform } from '../../../fixtures/core/story.fixtures.ts'
import { setFold } from '../../../machines/core/clock.ts'
import { createApp } from '../../../machines/shell/app/app.machine.ts'
import { bareParts } from '../../areas/all.ts'
import { EventLog, type RecordedLog, record } from '../../engine/index.ts'
import { refusePictures } from './pictures.ts'
import { openSession } from './session.ts'
import { keepStill } from './stillness.ts'
import { makeUntouchable } from './untouchable.ts'
import { drawIn } from './views.tsx'

let end: () => void = () => undefined
beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => end())

/** The log of a guest who logged in and opened a menu. */
async function recordedLog(): Promise<EventLog> {
  let log: RecordedLog | undefined
  const app = appWalk(setFold, { createApp, bareParts }, {
    create: (logic: never, options: object) => {
      const made = record(logic, { ...options, onFold: setFold } as never)
      log = made.log
      return made.actor as never
    },
  } as never)
  for (const step of login) await perform(app, step)
  app.watchWindow.last().report({ type: 'viewport.lookReported', scheme: 'dark', isStill: true })
  app.actor.system.get('menus')?.send({ type: 'menus.toggleRequested', menu: 'navigation' })
  return EventLog.parse((log as unknown as RecordedLog).toNDJSON())
}

async function start() {
  await page.viewport(1200, 800)
  const session = openSession(await recordedLog())
  const failed = vi.fn()
  const { draw } = drawIn(document.getElementById('root') as HTMLElement, failed)
  const show = async (position: number) => {
    const moment = await session.at(position, () => true)
    if (!moment) throw new Error(`${position} was not wanted`)
    await draw(moment)
  }
  return { session, draw, show, failed }
}

// Before any other: what came once is at hand from then on
test('what is drawn first is the page itself, not what stands there until its code and texts come', async () => {
  const { session, show } = await start()
  const moment = await session.at(session.stops.positions.at(-2) as number, () => true)
  expect(moment?.shown.page).toBe('home')
  await show(moment?.shown.position as number)
  expect(page.getByText('Limelight is loading').query()).toBe(null)
  expect(document.querySelector('h1')?.textContent).toContain('Robin Vale')
  expect(document.querySelector('footer')?.textContent).toContain('Deutsch')
})

test('draws any moment by the app’s own views, forward and back', async () => {
  const { session, show, failed } = await start()
  const { positions } = session.stops
  await show(await session.place(null))
  await expect.element(page.getByRole('main')).toBeVisible()
  const last = positions.at(-1) as number
  await show(last)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await show(last - 1)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(failed).not.toHaveBeenCalled()
})

test('a page at its top is drawn there first, and all of it where it is scrolled', async () => {
  const { session, draw } = await start()
  const moment = await session.at(session.stops.positions.at(-1) as number, () => true)
  if (!moment) throw new Error('it was not wanted')
  const blocks = () => document.querySelector('[data-scroll-target="view"]')?.childElementCount ?? 0
  await draw({ ...moment, y: 0 })
  const atTop = blocks()
  await draw({ ...moment, y: 900 })
  expect(blocks()).toBeGreaterThan(atTop)
  expect(scrollY).toBe(900)
  expect(atTop).toBeGreaterThan(0)
})

test('its document tells search engines nothing', async () => {
  const told = () => document.querySelectorAll('link[rel], meta[name], script[type*="ld+json"]')
  const before = told().length
  const { session, show } = await start()
  await show(await session.place(null))
  await expect.poll(() => document.title).toContain(' · Limelight')
  expect(told().length).toBe(before)
})

test('nothing that is pressed does anything, and no view takes the focus', async () => {
  end = makeUntouchable(window)
  const { session, show } = await start()
  await show(session.stops.positions.at(-1) as number)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  // the last part of it comes with code of its own
  await expect.element(dialog.getByText('Instellingen')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  // what lies below may still be loading
  const seen = () => ({
    href: location.href,
    dialogs: [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].map(
      ({ innerText }) => innerText,
    ),
  })
  const before = seen()
  for (const link of document.querySelectorAll<HTMLElement>('a[href], button')) link.click()
  await userEvent.keyboard('{Escape}{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(seen()).toEqual(before)
})

test('pictures of the network are not asked for, and fail as those that did not come', async () => {
  const { prototype } = HTMLImageElement
  const own = {
    src: Object.getOwnPropertyDescriptor(prototype, 'src') as PropertyDescriptor,
    srcset: Object.getOwnPropertyDescriptor(prototype, 'srcset') as PropertyDescriptor,
  }
  refusePictures(globalThis)
  end = () => {
    Object.defineProperties(prototype, own)
    Reflect.deleteProperty(prototype, 'setAttribute')
  }
  const image = document.createElement('img')
  const lacking = new Promise((resolve) => image.addEventListener('error', resolve))
  image.src = 'https://elsewhere.test/a.png'
  image.setAttribute('srcset', '/b.png 2x')
  await lacking
  expect(image.getAttribute('src')).toBe(null)
  expect(image.getAttribute('srcset')).toBe(null)
  image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
  expect(image.getAttribute('src')).toMatch(/^data:/)
})

test('the scheme and the motion are those of the guest’s device, as far as the log knows', async () => {
  const { session, show } = await start()
  const { positions } = session.stops
  const { documentElement: root } = document
  end = () => {
    root.style.colorScheme = ''
    keepStill(document, false)
  }
  await show(positions.at(-1) as number)
  expect(getComputedStyle(root).colorScheme).toBe('dark')
  const moving = document.createElement('style')
  moving.textContent =
    '@keyframes go { to { opacity: 0 } } p::after { animation: go 1s; content: "" }'
  document.body.append(moving, document.createElement('p'))
  const beside = () => getComputedStyle(document.querySelector('p') as Element, '::after')
  expect(beside().animationName).toBe('none')
  await show(positions[0] as number)
  expect(root.style.colorScheme).toBe('')
  expect(beside().animationName).toBe('go')
})

test('the ring around a document that has the focus is seen on any ground', () => {
  const { documentElement: root } = document
  end = () => root.removeAttribute('data-focused')
  root.setAttribute('data-focused', '')
  const ring = getComputedStyle(root, '::after')
  expect([ring.position, ring.outline, ring.border]).toEqual([
    'fixed',
    'rgb(0, 0, 0) solid 3px',
    '3px solid rgb(255, 255, 255)',
  ])
  expect([ring.pointerEvents, ring.content]).toEqual(['none', '""'])
})
