import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { type ModalId, type ModalOptions, modalIds } from './modals.events.ts'
import {
  conversionModal,
  conversionVariant,
  type ModalLoad,
  modalsMachine,
} from './modals.machine.ts'
import {
  selectIsModalDismissible,
  selectIsModalOpen,
  selectIsModalRaised,
  selectIsScrollBlocked,
  selectIsStackRaised,
  selectModals,
  selectTopModal,
} from './modals.selectors.ts'

const opened = { type: 'navigation.overlayOpened', owner: 'modals' }
const closed = { type: 'navigation.overlayClosed', owner: 'modals' }

function start({ siteVariant = null }: { siteVariant?: string | null } = {}) {
  const loadModal = answeredSlot<boolean, ModalLoad>()
  const machine = modalsMachine.provide({ actors: { loadModal: loadModal.logic } })
  const walked = walk(setFold, 'modals', machine, { siteVariant })
  const { actor } = walked
  return {
    ...walked,
    loadModal: loadModal.calls,
    open: (id: ModalId, options?: ModalOptions) =>
      actor.send({ type: 'modals.openRequested', id, ...(options && { options }) }),
    close: (id?: ModalId) => actor.send({ type: 'modals.closeRequested', ...(id && { id }) }),
    enterPage: () =>
      actor.send({ type: 'navigation.pageEntered', page: 'home', path: '/en/', query: {} }),
    stack: () => selectModals(actor.getSnapshot()).map(({ id, status }) => [id, status]),
    asked: () => loadModal.calls.map(({ input }) => input.id),
    told: () => walked.told('navigation'),
    gate: () => walked.told('gate'),
  }
}

/** The ids that the rules name, by rule. */
const named = {
  'MOD-1': ['conversion-chat', 'vip30', 'black-friday-2020', 'avs', 'not-enough-money'],
  'MOD-2': ['tag-reward-basic', 'tag-reward-pro', 'tag-reward-advanced'],
  'MOD-3': ['actor-gift-calendar', 'advent-calendar-2022', 'advent-calendar-2023'],
  'MOD-4': ['video-with-player', 'remove-photos', 'contest-like', 'survey'],
  'MOD-5': ['feed-signup', 'es-avs', 'login-alternative'],
  'MOD-6': ['exitIntent', 'specialTopUp', 'model-sites-conversion'],
  'MOD-7': [
    'five-days-bonus',
    'onboarding',
    'onboarding-choose',
    'fifteen-minutes-preview',
    'vxcoin-info',
  ],
  'MOD-8': ['wrapper-example'],
} as const satisfies Record<string, readonly ModalId[]>

describe('ids', () => {
  test.each(Object.entries(named).flatMap(([rule, ids]) => ids.map((id) => [id, rule] as const)))(
    '%s can be opened [%s]',
    async (id) => {
      const { actor, loadModal, open, stack } = start()
      open(id)
      expect(stack()).toEqual([[id, 'loading']])
      expect(loadModal.map(({ input }) => input)).toEqual([{ id, isShown: false }])
      await loadModal[0]?.resolve(true)
      expect(stack()).toEqual([[id, 'ready']])
      expect(selectIsModalOpen(id)(actor.getSnapshot())).toBe(true)
    },
  )

  test('are these and no others', () => {
    expect(modalIds.toSorted()).toEqual(Object.values(named).flat().toSorted())
  })
})

describe('opening', () => {
  test('opens one over the other, and loads each [MOD-10]', async () => {
    const { actor, asked, loadModal, open, stack, told } = start()
    open('vip30')
    await loadModal[0]?.resolve(true)
    open('survey')
    await loadModal[1]?.resolve(true)
    expect(stack()).toEqual([
      ['vip30', 'ready'],
      ['survey', 'ready'],
    ])
    expect(asked()).toEqual(['vip30', 'survey'])
    expect(selectTopModal(actor.getSnapshot())?.id).toBe('survey')
    expect(told()).toEqual([opened, opened])
  })

  test('the one on top is loaded first, then the one that was being loaded', async () => {
    const { loadModal, open, stack } = start()
    open('vip30')
    open('survey')
    expect(loadModal.map(({ input }) => input)).toEqual([
      { id: 'vip30', isShown: false },
      { id: 'survey', isShown: false },
    ])
    await loadModal[1]?.resolve(true)
    expect(stack()).toEqual([
      ['vip30', 'loading'],
      ['survey', 'ready'],
    ])
    expect(loadModal[2]?.input).toEqual({ id: 'vip30', isShown: true })
    await loadModal[2]?.resolve(true)
    expect(stack()[0]).toEqual(['vip30', 'ready'])
  })

  test('an id that is open opens nothing [MOD-11]', async () => {
    const { asked, loadModal, open, stack, told } = start()
    open('vip30')
    await loadModal[0]?.resolve(true)
    open('survey')
    open('vip30', { raise: true })
    expect(stack().map(([id]) => id)).toEqual(['vip30', 'survey'])
    expect(asked()).toEqual(['vip30', 'survey'])
    expect(told()).toEqual([opened, opened])
  })

  test('an id whose element is on the page already is dropped [MOD-11]', async () => {
    const { loadModal, open, stack, told } = start()
    open('survey')
    await loadModal[0]?.resolve(true)
    open('vip30')
    await loadModal[1]?.resolve(false)
    expect(stack()).toEqual([['survey', 'ready']])
    expect(told()).toEqual([opened, opened, closed])
  })

  test('a modal whose code did not come can be tried again', async () => {
    const { actor, loadModal, open, stack } = start()
    open('vip30')
    await loadModal[0]?.reject(new Error('offline'))
    expect(stack()).toEqual([['vip30', 'failed']])
    actor.send({ type: 'modals.retryRequested' })
    expect(stack()).toEqual([['vip30', 'loading']])
    expect(loadModal[1]?.input).toEqual({ id: 'vip30', isShown: true })
    await loadModal[1]?.resolve(true)
    expect(stack()).toEqual([['vip30', 'ready']])
  })
})

describe('options', () => {
  test('raised when opened with raise, and only then [MOD-12]', () => {
    const { actor, close, open } = start()
    const isRaised = () => selectIsModalRaised(actor.getSnapshot())
    open('vip30')
    expect(isRaised()).toBe(false)
    open('survey', { raise: true })
    expect(isRaised()).toBe(true)
    close()
    expect(isRaised()).toBe(false)
  })

  test('what opens over a raised modal lies above the cookie banner as well [MOD-12]', () => {
    const { actor, close, open } = start()
    const isStackRaised = () => selectIsStackRaised(actor.getSnapshot())
    open('vip30')
    expect(isStackRaised()).toBe(false)
    open('survey', { raise: true })
    open('avs')
    expect(isStackRaised()).toBe(true)
    close('survey')
    expect(isStackRaised()).toBe(false)
  })

  test('scrolling is blocked while a modal that asks for it is open [MOD-13]', () => {
    const { actor, close, open } = start()
    const isBlocked = () => selectIsScrollBlocked(actor.getSnapshot())
    open('vip30')
    expect(isBlocked()).toBe(false)
    open('avs', { blockScroll: true })
    open('survey')
    expect(isBlocked()).toBe(true)
    close('avs')
    expect(isBlocked()).toBe(false)
  })
})

describe('closing', () => {
  test('closes the one on top, or the one named, and tells the navigation', () => {
    const { close, open, stack, told } = start()
    for (const id of ['vip30', 'survey', 'avs'] as const) open(id)
    close()
    close('vip30')
    expect(stack().map(([id]) => id)).toEqual(['survey'])
    close('vip30')
    close()
    close()
    expect(stack()).toEqual([])
    expect(told().slice(3)).toEqual([closed, closed, closed])
  })

  test('the back button takes the one on top away; the navigation knows', () => {
    const { actor, open, stack, told } = start()
    open('vip30')
    open('survey')
    actor.send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(stack().map(([id]) => id)).toEqual(['vip30'])
    expect(told()).toEqual([opened, opened])
  })

  test('what was closed while it loaded stays closed', async () => {
    const { close, loadModal, open, stack } = start()
    open('vip30')
    close()
    await loadModal[0]?.resolve(true)
    expect(stack()).toEqual([])
  })

  test('another page closes all; the first page that is shown closes none', () => {
    const { enterPage, open, stack, told } = start()
    open('vip30')
    enterPage()
    expect(stack()).toHaveLength(1)
    open('survey')
    enterPage()
    expect(stack()).toEqual([])
    expect(told()).toEqual([opened, opened, closed, closed])
  })
})

describe('a box that is on the way to what an action waits for', () => {
  const way = { isWay: true }
  const wayLeft = { type: 'gate.wayLeft' }

  test.each([
    ['closed', ({ close }) => close()],
    [
      'closed by its name under another',
      ({ open, close }) => {
        open('vip30')
        close('es-avs')
      },
    ],
    [
      'left by the back button',
      ({ actor }) => actor.send({ type: 'navigation.overlayLeft', isPageLeft: false }),
    ],
    ['left for another page', ({ enterPage }) => enterPage()],
  ] satisfies [string, (box: ReturnType<typeof start>) => void][])(
    'has the way left when a guest has it %s',
    (_, leave) => {
      const box = start()
      box.enterPage()
      box.open('es-avs', way)
      expect(box.gate()).toEqual([])
      leave(box)
      expect(box.gate()).toEqual([wayLeft])
    },
  )

  test('has nothing left when it is withdrawn, nor has any other box', () => {
    const { actor, close, gate, open } = start()
    open('vip30')
    close()
    open('es-avs', way)
    actor.send({ type: 'modals.withdrawRequested', id: 'es-avs' })
    expect(gate()).toEqual([])
  })
})

describe('what cannot be dismissed', () => {
  const strict = { isDismissible: false }
  const left = (isPageLeft: boolean) => ({ type: 'navigation.overlayLeft', isPageLeft }) as const

  test('is closed by whoever opened it, and by no guest', () => {
    const { actor, close, open, stack, told } = start()
    const isDismissible = () => selectIsModalDismissible(actor.getSnapshot())
    expect(isDismissible()).toBe(true)
    open('avs', strict)
    expect(isDismissible()).toBe(false)
    close()
    close('avs')
    expect(stack()).toHaveLength(1)
    expect(told()).toEqual([opened])
    actor.send({ type: 'modals.withdrawRequested', id: 'avs' })
    expect(stack()).toEqual([])
    expect(told()).toEqual([opened, closed])
  })

  test('outlasts the back button and has its history entry again', () => {
    const { actor, open, stack, told } = start()
    open('avs', strict)
    open('survey')
    actor.send(left(false))
    actor.send(left(false))
    expect(stack().map(([id]) => id)).toEqual(['avs'])
    expect(told()).toEqual([opened, opened, opened])
  })

  test('outlasts another page, of which it gets a history entry', () => {
    const { actor, enterPage, open, stack, told } = start()
    enterPage()
    open('avs', strict)
    open('survey')
    actor.send(left(true))
    actor.send(left(true))
    expect(stack().map(([id]) => id)).toEqual(['avs'])
    expect(told()).toEqual([opened, opened])
    open('vip30')
    enterPage()
    expect(stack().map(([id]) => id)).toEqual(['avs'])
    expect(told().slice(3)).toEqual([closed, opened])
    actor.send({ type: 'modals.withdrawRequested', id: 'avs' })
    expect(told().at(-1)).toEqual(closed)
  })

  test('is withdrawn between two pages without a history entry to leave', () => {
    const { actor, open, stack, told } = start()
    open('avs', strict)
    actor.send(left(true))
    actor.send({ type: 'modals.withdrawRequested', id: 'avs' })
    expect(stack()).toEqual([])
    expect(told()).toEqual([opened])
  })
})

describe('site variant', () => {
  const visitor = { type: 'guest.identified', guest: anonymousGuest } as const
  const member = { type: 'guest.identified', guest: guest() } as const

  test('its visitors are shown a raised modal, once a page load [MOD-14]', () => {
    const { actor, close, enterPage, stack } = start({ siteVariant: conversionVariant })
    actor.send(visitor)
    enterPage()
    expect(stack()).toEqual([[conversionModal, 'loading']])
    expect(selectIsModalRaised(actor.getSnapshot())).toBe(true)
    close()
    actor.send(visitor)
    expect(stack()).toEqual([])
  })

  test('guests who are logged in are not shown it, and it goes when they log in [MOD-14]', () => {
    const { actor, stack } = start({ siteVariant: conversionVariant })
    actor.send(member)
    expect(stack()).toEqual([])
    actor.send(visitor)
    expect(stack()).toHaveLength(1)
    actor.send(member)
    expect(stack()).toEqual([])
  })

  test.each([null, 'other'])('variant %s shows none [MOD-14]', (siteVariant) => {
    const { actor, stack } = start({ siteVariant })
    actor.send(visitor)
    expect(stack()).toEqual([])
  })
})
