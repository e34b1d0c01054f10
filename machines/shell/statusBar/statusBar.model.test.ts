import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { flagsText, parseFlags } from './statusBar.bars.ts'
import { type StatusBarPush, type StatusBarType, statusBarTypes } from './statusBar.events.ts'
import { statusBarMachine } from './statusBar.machine.ts'
import { selectBars, selectFirstBar } from './statusBar.selectors.ts'

/** A guest for whom no bar is due. */
const content = guest({ hasAvs: true, avsStatus: 'accepted', isEmailVerified: true })

function start(input: { flags?: string; welcomeSeen?: string } = {}) {
  const walked = walk(setFold, 'statusBar', statusBarMachine, {
    flags: input.flags,
    welcomeSeen: input.welcomeSeen,
  })
  const { actor, told } = walked
  return {
    ...walked,
    bars: () => selectBars(actor.getSnapshot()),
    identify: (state: GuestState) => actor.send({ type: 'guest.identified', guest: state }),
    receive: (event: StatusBarPush) => actor.send(event),
    show: (bar: StatusBarType) => actor.send({ type: 'statusBar.showRequested', bar }),
    remove: (bar: StatusBarType) => actor.send({ type: 'statusBar.removeRequested', bar }),
    written: () =>
      told('storage').flatMap((event) =>
        event.type === 'storage.writeRequested' ? [[event.item, event.value]] : [],
      ),
  }
}

const pending = { ...push('avsPending'), type: 'push.avsPending' } as const
const rejected = { ...push('avsRejected'), type: 'push.avsRejected' } as const
const accepted = { ...push('avsSet'), type: 'push.avsSet' } as const
const revoked = { ...push('avsRevoked'), type: 'push.avsRevoked' } as const
const verified = { ...push('guestEmailVerified'), type: 'push.guestEmailVerified' } as const

test('the types are these, each spelled as the platform does, the weightiest first [STB-1]', () => {
  expect(statusBarTypes).toEqual([
    'error',
    'cancelationoffererror',
    'notfoundredirect',
    'avsstatus',
    'noavs',
    'avsaccepted',
    'mailnotverified',
    'automaticrecharge',
    'cancelationoffer',
    'monthlybonusnotif',
    'mailwelcomelink',
    'welcomebackuser',
  ])
})

test.each(statusBarTypes)('%s is shown when asked for, and goes when removed [STB-1]', (bar) => {
  const { bars, identify, remove, show } = start()
  identify(content)
  expect(bars()).toEqual([])
  show(bar)
  show(bar)
  expect(bars()).toEqual([bar])
  remove(bar)
  expect(bars()).toEqual([])
})

test('the weightiest bar comes first', () => {
  const { actor, bars, identify, show } = start()
  identify(content)
  for (const bar of statusBarTypes.toReversed()) show(bar)
  expect(bars()).toEqual(statusBarTypes)
  expect(selectFirstBar(actor.getSnapshot())).toBe('error')
})

describe('the guest', () => {
  test('is told of age verification and mail as they stand', () => {
    const { bars, identify, receive } = start()
    identify(guest())
    expect(bars()).toEqual(['noavs', 'mailnotverified'])
    receive(pending)
    expect(bars()).toEqual(['avsstatus', 'mailnotverified'])
    receive(rejected)
    expect(bars()).toEqual(['avsstatus', 'mailnotverified'])
    receive(verified)
    expect(bars()).toEqual(['avsstatus'])
    receive(accepted)
    expect(bars()).toEqual(['avsaccepted'])
    receive(revoked)
    expect(bars()).toEqual(['noavs'])
  })

  test('who is not logged in is told of errors only', () => {
    const { bars, identify, show } = start()
    identify(anonymousGuest)
    expect(bars()).toEqual([])
    show('notfoundredirect')
    identify(guest())
    show('monthlybonusnotif')
    show('error')
    identify(anonymousGuest)
    expect(bars()).toEqual(['error', 'notfoundredirect'])
  })

  test('is told nothing that another guest was to know', () => {
    const { bars, identify, show } = start()
    show('mailwelcomelink')
    identify(content)
    identify(content)
    show('error')
    expect(bars()).toEqual(['error', 'mailwelcomelink'])
    identify({ ...content, id: 'guest-2' })
    expect(bars()).toEqual(['error'])
  })
})

describe('removing', () => {
  test('tells the platform which bar, when a guest is logged in [STB-2]', () => {
    const { identify, remove, show, told } = start()
    show('notfoundredirect')
    identify(anonymousGuest)
    remove('notfoundredirect')
    expect(told('realtime')).toEqual([])
    identify(guest())
    remove('noavs')
    expect(told('realtime')).toEqual([
      {
        type: 'realtime.messageSubmitted',
        message: { type: 'removeStatusBar', statusBarType: 'noavs' },
      },
    ])
  })

  test('lasts over visits, by a compact list in a cookie, until the cause is another [STB-3]', () => {
    const first = start()
    first.identify(guest({ avsStatus: 'pending' }))
    first.remove('mailnotverified')
    first.remove('avsstatus')
    expect(first.bars()).toEqual([])
    expect(first.written().at(-1)).toEqual([
      'statusBarFlags',
      'mailnotverified:unverified.avsstatus:pending',
    ])

    const flags = first.written().at(-1)?.[1]
    const second = start(flags === undefined ? {} : { flags })
    second.identify(guest({ avsStatus: 'pending' }))
    expect(second.bars()).toEqual([])
    second.identify(guest({ avsStatus: 'rejected' }))
    expect(second.bars()).toEqual(['avsstatus'])
  })

  test('ends with a new push of the same cause [STB-3]', () => {
    const { bars, identify, receive, remove, written } = start()
    identify(guest({ avsStatus: 'rejected', isEmailVerified: true }))
    remove('avsstatus')
    expect(bars()).toEqual([])
    receive(rejected)
    expect(bars()).toEqual(['avsstatus'])
    expect(written().at(-1)).toEqual(['statusBarFlags', ''])
  })

  test('writes nothing when the list stays as it is', () => {
    const { identify, receive, remove, show, written } = start({ welcomeSeen: '1' })
    identify(content)
    receive(pending)
    show('error')
    remove('error')
    expect(written()).toEqual([])
  })

  test('flags read back as they were written, and what is malformed is left out', () => {
    const removed = { noavs: 'unknown', avsstatus: 'pending' }
    expect(parseFlags(flagsText(removed))).toEqual(removed)
    expect(parseFlags('noavs.unicorn:x.avsstatus:pending:y..mailnotverified:unverified')).toEqual({
      mailnotverified: 'unverified',
    })
    expect(parseFlags(undefined)).toEqual({})
  })
})

describe('welcome', () => {
  test('the first login is noted, a later one is welcomed [CNS-4]', () => {
    const first = start()
    first.identify(anonymousGuest)
    first.identify(content)
    expect(first.bars()).toEqual([])
    expect(first.written()).toEqual([['welcomeBannerSeen', '1']])

    const later = start({ welcomeSeen: '1' })
    later.identify(anonymousGuest)
    later.identify(content)
    expect(later.bars()).toEqual(['welcomebackuser'])
    expect(later.written()).toEqual([])
  })

  test('a guest who is logged in from the start is not welcomed', () => {
    const { bars, identify } = start({ welcomeSeen: '1' })
    identify(content)
    identify(content)
    expect(bars()).toEqual([])
  })
})
