import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './design.css'
import { preferMotion } from '../../../fixtures/core/motion.fixtures.ts'
import { accessibilityFaults, isRinged, overflow, showTheme } from '../testing/page.ts'
import { Page } from './DesignPage.tsx'
import { Fields } from './specimens/Fields.tsx'
import { Opened } from './specimens/Opened.tsx'
import { specimens } from './specimens/specimens.ts'

beforeEach(() => preferMotion('no-preference'))

const show = async () => {
  const screen = await render(
    <main>
      <Page />
    </main>,
  )
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Design' })).toBeVisible()
  await expect
    .poll(() => document.querySelectorAll('img[loading=eager]:not([data-shown])').length)
    .toBe(0)
  return screen
}

/** What can be told of the whole page alone; the other rules are checked part by part. */
const ofThePage = [
  'bypass',
  'duplicate-id-aria',
  'heading-order',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
]

test('its parts do not get into each other’s way for readers', async () => {
  await page.viewport(1280, 900)
  await show()
  expect(await accessibilityFaults(ofThePage)).toEqual([])
})

test.each(specimens)(
  '$id: has no accessibility fault in either theme, wide or narrow',
  async ({ title, Specimen }) => {
    showTheme('dark')
    const screen = await render(
      <main>
        <h1>Design</h1>
        <h2>{title}</h2>
        {(['dark', 'light'] as const).map((theme) => (
          <div key={theme} data-theme={theme}>
            <Specimen theme={theme} />
          </div>
        ))}
      </main>,
    )
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1280, 390]) {
      await page.viewport(width, 900)
      expect(await accessibilityFaults(), `at ${width} px`).toEqual([])
    }
  },
)

test.each(['dark', 'light'] as const)(
  'what opens above it has none in the %s theme',
  async (theme) => {
    showTheme(theme)
    await page.viewport(1280, 900)
    const screen = await render(
      <main>
        <h1>Opened</h1>
        <h2>Parts</h2>
        <Fields theme={theme} />
        <Opened theme={theme} />
      </main>,
    )
    const opened = [
      ['English', 'listbox'],
      ['More', 'menu'],
      ['small', 'dialog'],
      ['large', 'dialog'],
      ['start', 'dialog'],
      ['bottom', 'dialog'],
    ] as const
    for (const [name, role] of opened) {
      await screen.getByRole('button', { name }).first().click()
      await expect.element(screen.getByRole(role)).toBeVisible()
      expect(await accessibilityFaults(), name).toEqual([])
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => screen.getByRole(role).query()).toBeNull()
    }
  },
)

test('is never wider than its window, from 320 to 1920 px', async () => {
  await show()
  for (const width of [320, 390, 768, 991, 992, 1440, 1920]) {
    await page.viewport(width, 800)
    expect(overflow(), `at ${width} px`).toBe(0)
  }
})

test('gives each half the colours of its own theme, whatever the page has', async () => {
  await show()
  const groundOf = (part: string) =>
    getComputedStyle(document.querySelector(part) as Element).backgroundColor
  const grounds = (['dark', 'light'] as const).map((theme) => {
    showTheme(theme)
    const [page, ...halves] = ['body', '[data-theme=dark]', '[data-theme=light]'].map(groundOf)
    return { page, halves }
  })
  const [dark, light] = grounds.map(({ page }) => page)
  expect(dark).not.toBe(light)
  for (const { halves } of grounds) expect(halves).toEqual([dark, light])
})

test.each(specimens)(
  '$id: the keyboard reaches every control, and where it is can be seen',
  async ({ Specimen }) => {
    const { container } = await render(<Specimen theme="dark" />)
    const controls = [
      ...container.querySelectorAll<HTMLElement>('a, button, input, textarea'),
    ].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility() &&
        !control.matches(':disabled, [type=radio], [inert] *'),
    )
    const reached = new Set<Element>()
    for (;;) {
      await userEvent.keyboard('{Tab}')
      const focused = document.activeElement as Element
      if (focused === document.body || reached.has(focused)) break
      reached.add(focused)
      expect(isRinged(focused), focused.outerHTML).toBe(true)
    }
    const missed = controls.filter((control) => !reached.has(control))
    expect(missed.map((control) => control.outerHTML)).toEqual([])
  },
)

const inSeconds = (times: string) => times.split(', ').map(Number.parseFloat)

test('moves for less than 200 ms, but for what says that something is loading', async () => {
  await show()
  const isTooLong = (element: Element) => {
    const { transitionDuration, animationDuration, animationIterationCount } =
      getComputedStyle(element)
    const isEndless = animationIterationCount.includes('infinite')
    const durations = inSeconds(`${transitionDuration}, ${isEndless ? '0s' : animationDuration}`)
    return durations.some((seconds) => seconds >= 0.2)
  }
  const all = [...document.querySelectorAll('main *')]
  expect(all.filter(isTooLong).map((element) => element.outerHTML)).toEqual([])
  expect(document.getAnimations().length).toBeGreaterThan(0)
})

test('moves nothing when less motion is wanted', async () => {
  await preferMotion('reduce')
  const screen = await show()
  await screen.getByRole('button', { name: 'start' }).first().click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  expect(moving.filter((animation) => Number(animation.effect?.getTiming().duration) > 0)).toEqual(
    [],
  )
})
