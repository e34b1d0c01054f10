import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type ModalId, modalIds } from '../../../machines/shell/modals/modals.events.ts'
import { conversionVariant } from '../../../machines/shell/modals/modals.machine.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(house = openHouse()) {
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { house, screen, dialog: screen.getByRole('dialog') }
}

async function enterAsGuest() {
  const house = openHouse()
  const screen = await render(house.view())
  await house.admitGuest()
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  return { house, screen, dialog: screen.getByRole('dialog') }
}

const containers = () => document.querySelectorAll('[data-modal-container]').length
const layerOf = (element: Element) => {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { zIndex } = getComputedStyle(at)
    if (zIndex !== 'auto') return Number(zIndex)
  }
  return 0
}

/** Those that say more than that something comes. */
const builtModals: readonly ModalId[] = [
  'conversion-chat',
  'avs',
  'es-avs',
  'login-alternative',
  'not-enough-money',
  'vxcoin-info',
  'fifteen-minutes-preview',
  'exitIntent',
  'model-sites-conversion',
]

test.each(modalIds)('%s has a title, a word and something to do', async (id) => {
  const { house, dialog } = await enter()
  house.openModal(id)
  await expect.element(dialog).toHaveAttribute('id', id)
  await expect.element(dialog).not.toHaveAccessibleName('One moment')
  const isComing = dialog.getByText('This part opens soon.', { exact: false }).query() !== null
  expect(isComing).toBe(!builtModals.includes(id))
  await expect.element(dialog).toHaveAccessibleName(/[a-z0-9]{2}/i)
  expect(dialog.element().querySelectorAll('a, button').length).toBeGreaterThan(1)
})

test('a curtain is before the page with the click, and lets presses through as soon as it is to rise', async () => {
  const { house, dialog } = await enter()
  await page.viewport(1280, 800)
  const fallen: object[] = []
  const risen: object[] = []
  const container = document.querySelector('[data-modal-container]') as HTMLElement
  const covers = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return { position: getComputedStyle(one).position, isWhole: width >= 1280 && height >= 800 }
  }
  const observer = new MutationObserver(() => {
    const { opacity, pointerEvents } = getComputedStyle(container)
    const curtain = [...container.children].find((one) => one.className.includes('curtain'))
    if (curtain) fallen.push(covers(curtain))
    if (opacity === '0') risen.push({ pointerEvents, isOpen: dialog.query() !== null })
  })
  observer.observe(container, { childList: true, attributes: true })
  house.openModal('vip30')
  await expect.element(dialog).toBeVisible()
  house.tell('modals', { type: 'modals.closeRequested', id: 'vip30' })
  await expect.element(dialog).not.toBeInTheDocument()
  observer.disconnect()
  expect(fallen[0]).toEqual({ position: 'fixed', isWhole: true })
  expect(risen[0]).toEqual({ pointerEvents: 'none', isOpen: true })
  expect(getComputedStyle(container).opacity).toBe('1')
})

test('all open in one container, one after the other and one over the other [MOD-10]', async () => {
  const { house, screen } = await enter()
  for (const id of ['onboarding', 'vip30'] as const) {
    house.openModal(id)
    await expect.poll(() => document.getElementById(id)).not.toBeNull()
    expect(containers()).toBe(1)
    house.tell('modals', { type: 'modals.closeRequested' })
    await expect.poll(() => document.getElementById(id)).toBeNull()
  }
  house.openModal('onboarding')
  await screen.getByRole('button', { name: 'Choose what you like' }).click()
  await expect.poll(() => document.getElementById('onboarding-choose')).not.toBeNull()
  const container = document.querySelector('[data-modal-container]')
  for (const id of ['onboarding', 'onboarding-choose'])
    expect(container?.contains(document.getElementById(id))).toBe(true)
  house.openLogin()
  await expect.poll(() => container?.querySelector('iframe[data-pay-frame]')).toBeTruthy()
  expect(containers()).toBe(1)
})

test('does not open when an element with its id is on the page [MOD-11]', async () => {
  const { house } = await enter()
  const other = document.createElement('div')
  other.id = 'vip30'
  document.body.append(other)
  const before = house.actor.system.get('modals').getSnapshot().context.stack
  house.openModal('vip30')
  const stack = () => house.actor.system.get('modals').getSnapshot().context.stack
  expect(stack()).not.toEqual(before)
  await expect.poll(stack).toEqual([])
  await expect.poll(() => document.querySelectorAll('[id="vip30"]').length).toBe(1)
  other.remove()
})

test('does not open twice [MOD-11]', async () => {
  const { house, dialog } = await enter()
  house.openModal('vip30')
  await expect.element(dialog).toBeVisible()
  house.openModal('vip30')
  expect(document.querySelectorAll('[id="vip30"]').length).toBe(1)
})

describe('above the cookie banner', () => {
  const banner = () => document.querySelector('section[aria-labelledby][tabindex="-1"]') as Element

  async function open(options: { raise?: boolean }) {
    const entered = await enter(openHouse('en', { items: {} }))
    await expect.element(entered.screen.getByText('A word about cookies')).toBeVisible()
    entered.house.openModal('vip30', options)
    await expect.element(entered.dialog).toBeVisible()
    return entered
  }

  test('lies a modal that is raised; the banner is out of reach then [MOD-12]', async () => {
    const { dialog } = await open({ raise: true })
    expect(layerOf(dialog.element())).toBeGreaterThan(layerOf(banner()))
    await expect.poll(() => banner().closest('[aria-hidden="true"], [inert]')).not.toBeNull()
  })

  test('lies none that is not; the banner can be used meanwhile [MOD-12]', async () => {
    const { screen, dialog } = await open({})
    expect(layerOf(dialog.element())).toBeLessThan(layerOf(banner()))
    await screen.getByRole('button', { name: 'Only what is necessary' }).click()
    await expect.poll(() => screen.getByText('A word about cookies').query()).toBeNull()
    await expect.element(dialog).toBeVisible()
  })
})

test.each([
  [390, 844],
  [1440, 900],
])(
  'at %i px no part of a modal is below the cookie banner, and a raised one lies over it [MOD-12]',
  async (width, height) => {
    await page.viewport(width, height)
    for (const raise of [false, true]) {
      const { house, screen, dialog } = await enter(openHouse('en', { items: {} }))
      house.openModal('vip30', { raise })
      await expect.element(dialog).toBeVisible()
      const banner = document.querySelector('section[aria-labelledby][tabindex="-1"]') as Element
      const frame = dialog.element().parentElement as Element
      const isClear = () =>
        Math.round(frame.getBoundingClientRect().bottom) <=
        Math.round(banner.getBoundingClientRect().top)
      await expect.poll(() => isClear() || raise).toBe(true)
      if (raise) expect(layerOf(dialog.element())).toBeGreaterThan(layerOf(banner))
      await screen.unmount()
    }
  },
)

test('holds the page still only when asked to [MOD-13]', async () => {
  const { house, dialog } = await enter()
  const overflow = () => getComputedStyle(document.documentElement).overflowY
  const before = overflow()
  house.openModal('vip30', { blockScroll: true })
  await expect.element(dialog).toBeVisible()
  await expect.poll(overflow).toBe('hidden')
  house.tell('modals', { type: 'modals.closeRequested' })
  await expect.poll(overflow).toBe(before)

  house.openModal('vip30')
  await expect.element(dialog).toBeVisible()
  scrollTo(0, 300)
  await expect.poll(() => scrollY).toBe(300)
  expect(overflow()).not.toBe('hidden')
})

test('greets visitors from the site variant, but no guest [MOD-14]', async () => {
  const house = openHouse()
  const screen = await render(house.view())
  await house.boot({ siteVariant: conversionVariant })
  await house.answerSession(house.visitor)
  await expect
    .element(screen.getByRole('dialog', { name: 'Welcome to the big stage' }))
    .toBeVisible()
  await screen.unmount()

  const other = openHouse()
  const second = await render(other.view())
  await other.boot({ siteVariant: conversionVariant })
  await other.answerSession(other.guest)
  await expect.element(second.getByText('Good to see you')).toBeVisible()
  expect(second.getByRole('dialog').query()).toBeNull()
})

test.each(['Escape', 'the close button', 'the back button'])(
  'closes by %s and gives the focus back',
  async (way) => {
    const { house, screen, dialog } = await enter()
    const opener = screen.getByRole('button', { name: 'Search' }).first()
    opener.element().focus()
    house.openModal('survey')
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    if (way === 'the close button') await dialog.getByRole('button', { name: 'Close' }).click()
    if (way === 'the back button') house.router.go(-1)
    await expect.poll(() => dialog.query()).toBeNull()
    await expect.element(opener).toHaveFocus()
  },
)

test('keeps the focus inside', async () => {
  const { house, dialog } = await enter()
  house.openModal('exitIntent')
  await expect.element(dialog.getByRole('button', { name: 'Stay a while' })).toBeVisible()
  for (let step = 0; step < 6; step++) {
    await userEvent.keyboard('{Tab}')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
  }
})

test('shows its place while its code is on the way, says when it does not come, and tries again', async () => {
  const { house, dialog } = await enter()
  const { modal } = house.loaders
  let fail = () => {}
  house.loaders.modal = () =>
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('chunk'))
    })
  house.openModal('avs')
  await expect.element(dialog).toHaveAccessibleName('One moment')
  fail()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('could not be loaded')
  house.loaders.modal = modal
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(dialog).toHaveAccessibleName('Confirm your age')
})

test('leads a visitor to the login first, and what was chosen waits', async () => {
  const { house, dialog } = await enter()
  await (await house.askAccountCookie.call(0)).resolve(true)
  house.openModal('not-enough-money')
  await dialog.getByRole('button', { name: 'Top up coins' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('login')
})

test.each([
  ['not-enough-money', 'Top up coins', 'moneycharge'],
  ['specialTopUp', 'Top up coins', 'moneycharge'],
  ['vxcoin-info', 'Top up coins', 'moneycharge'],
] as const)('%s leads into the payment client', async (id, words, flow) => {
  const { house, dialog } = await enterAsGuest()
  house.openModal(id)
  await dialog.getByRole('button', { name: words }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe(flow)
  await expect.poll(() => document.getElementById(id)).toBeNull()
})

test('leads to a page, and is gone there', async () => {
  const { house, screen, dialog } = await enter()
  house.openModal('vip30')
  await dialog.getByRole('link', { name: 'See the VIP club' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VIP club')
  expect(dialog.query()).toBeNull()
})
