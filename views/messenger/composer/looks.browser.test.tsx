import '../../core/design/design.css'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Looks } from '../../../fixtures/core/looks.fixtures.ts'
import { openComposer, someGifts, someToys } from '../../core/testing/composer.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

type House = Awaited<ReturnType<typeof openComposer>>

const [rose, orchid] = someGifts as [(typeof someGifts)[0], (typeof someGifts)[0]]
const [wave] = someToys as [(typeof someToys)[0]]

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

/** Every state of the composer worth looking at, in German, each with what is then seen. */
const states: Record<string, { words: string; enter: (house: House) => unknown }> = {
  empty: { words: '2 Coins je Nachricht', enter: () => {} },
  'too long': {
    words: '1 Zeichen zu viel',
    enter: ({ composer }) =>
      composer.send({ type: 'composer.textChanged', text: `${'Abend '.repeat(333)}abc` }),
  },
  'money missing, for message and toy': {
    words: 'Für diese Nachricht fehlen dir 33 Coins.',
    enter: ({ composer }) => {
      composer.send({ type: 'composer.textChanged', text: 'Guten Abend' })
      composer.send({ type: 'composer.giftAdded', gift: rose })
      composer.send({ type: 'composer.giftAdded', gift: orchid })
      composer.send({ type: 'composer.giftAdded', gift: orchid })
      composer.send({ type: 'composer.submitted' })
      composer.send({ type: 'composer.toyChosen', toy: wave })
      composer.send({ type: 'composer.toySubmitted' })
    },
  },
  blocked: {
    words: 'Du hast Juno Amber blockiert.',
    enter: ({ turn }) => turn({ blocked: true }),
  },
  'gifts loading': { words: 'Geschenke werden geladen', enter: () => press('Geschenke') },
  gifts: {
    words: 'Blumen',
    enter: async ({ composer, bringGifts }) => {
      composer.send({ type: 'composer.giftAdded', gift: rose })
      await press('Geschenke')
      await bringGifts()
    },
  },
  'gifts failed': {
    words: 'Die Geschenke konnten nicht geladen werden',
    enter: async ({ loadGifts }) => {
      await press('Geschenke')
      await (await loadGifts.call(0)).reject(new Error('503'))
    },
  },
  emoji: { words: 'Liebe und Herzen', enter: () => press('Emojis') },
  toys: {
    words: '10 Sekunden, per Zufall',
    enter: async ({ bringGifts }) => {
      await press('Toy-Steuerung')
      await bringGifts()
    },
  },
  'toy asked': {
    words: 'Wave an Juno Amber senden?',
    enter: ({ composer, fill }) => {
      fill({ balance: 100, boughtGifts: {} })
      composer.send({ type: 'composer.toyChosen', toy: wave })
    },
  },
}

/** An open panel makes the page behind it inert, with its heading and landmark. */
const isOfPageBehind = /^(landmark-one-main|page-has-heading-one):/

async function enter(name: string) {
  const house = await openComposer({ language: 'de', purse: { balance: 1 } })
  const screen = await render(house.room)
  await expect.element(screen.getByRole('textbox')).toBeVisible()
  const state = states[name]
  await state?.enter(house)
  await expect.element(page.getByText(state?.words ?? '').first()).toBeInTheDocument()
  return screen
}

afterEach(() => page.viewport(1280, 800))

test.each(
  Object.keys(states).flatMap((state) => [320, 390, 1280].map((width) => [state, width] as const)),
)('%s has no fault at %i px, in either theme', async (name, width) => {
  await page.viewport(width, 760)
  await enter(name)
  expect(overflow()).toBeLessThanOrEqual(0)
  for (const theme of ['light', 'dark'] as const) {
    showTheme(theme)
    const faults = await accessibilityFaults()
    expect(faults.filter((fault) => !isOfPageBehind.test(fault))).toEqual([])
  }
})

const looks = new Looks()

test.each(Object.keys(states))('%s is looked at on a phone and on a desk', async (name) => {
  const screen = await enter(name)
  await looks.take()
  await screen.unmount()
})

test('what is hidden, stays in its place or lets presses through, how large controls are, and what a wide window or less motion changes, is as it was looked at', async () => {
  await expect(looks.text()).toMatchFileSnapshot('looks.txt')
})
