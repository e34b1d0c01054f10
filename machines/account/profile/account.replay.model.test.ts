import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyStateMachine, createMachine, type EventObject, fromCallback } from 'xstate'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { profile } from '../../../fixtures/account/profileWalk.fixtures.ts'
import { answeredSlot, walkClock } from '../../../fixtures/core/walk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import {
  EventLog,
  placeholder,
  type Redact,
  record,
  replay,
  stateOf,
} from '../../../src/engine/index.ts'
import type { Address, Addresses } from '../../core/address.ts'
import { setFold } from '../../core/clock.ts'
import { videoShareMachine } from '../../messenger/videoShare/videoShare.machine.ts'
import { autoRechargeMachine } from '../../money/autoRecharge/autoRecharge.machine.ts'
import { bonusCodeMachine } from '../../money/bonusCode/bonusCode.machine.ts'
import { cancellationOfferMachine } from '../../money/cancellationOffer/cancellationOffer.machine.ts'
import { breadcrumbsMachine } from '../../shell/breadcrumbs/breadcrumbs.machine.ts'
import { dataProtectionMachine } from '../dataProtection/dataProtection.machine.ts'
import { favouritesMachine } from '../favourites/favourites.machine.ts'
import { anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import { newsletterMachine } from '../newsletter/newsletter.machine.ts'
import { relationsMachine } from '../relations/relations.machine.ts'
import { profileMachine } from './profile.machine.ts'

const machines = {
  autoRecharge: autoRechargeMachine,
  bonusCode: bonusCodeMachine,
  breadcrumbs: breadcrumbsMachine,
  cancellationOffer: cancellationOfferMachine,
  dataProtection: dataProtectionMachine,
  favourites: favouritesMachine,
  newsletter: newsletterMachine,
  profile: profileMachine,
  relations: relationsMachine,
  videoShare: videoShareMachine,
}
const silent = ['gate', 'guest', 'payTour', 'realtime', 'statusBar'] as const

const benefit = { kind: 'BonusCoins', id: '1', name: 'Coins', description: 'Some.' }
const config = {
  code: 'WELCOME',
  containsTopUpBenefit: true,
  validTo: 1,
  conditions: { requireMobileAuth: false, vip: false },
  benefits: [benefit],
}
const taken = { field: 'screenName', message: 'Juno Amber is taken.' }

/** What each slot may answer. */
const answers: Record<string, readonly unknown[]> = {
  acceptOffer: [
    { acceptedOffer: true, acceptedOfferInfo: 'Half price.' },
    { acceptedOffer: false, acceptedOfferInfo: null },
  ],
  addRelation: [true, false],
  checkCode: [
    { canRedeem: { success: true, reason: null }, bonusCode: config },
    { canRedeem: { success: false, reason: 'expired' }, bonusCode: null },
  ],
  closeBoth: [undefined],
  closeDataProtection: [undefined],
  hasRelation: [true, false],
  loadBreadcrumb: [[{ title: 'Silver Screen', path: null }], []],
  loadFavouriteActors: [[{ id: 'a', name: 'Juno', isOnline: true, pictureUrl: '/a.svg' }]],
  loadNotificationsSettings: [{ sms: true }],
  loadProfile: [profile()],
  loadRedeemedCodes: [[{ code: 'WELCOME', redeemedAt: 1 }]],
  loadRemainingCodes: [[config]],
  previewProfile: [{ screenName: 'Robin', text: '', initials: 'R' }, taken],
  redeemCode: [
    { success: true, bonus: benefit },
    { success: false, bonus: null },
  ],
  saveNotificationsSettings: [{ sms: false }],
  savePreferences: [undefined],
  saveProfile: [profile({ city: 'Bern' }), taken],
  saveTeaserState: [undefined],
  sendVideoShareEmail: [undefined],
  subscribe: [true, false],
  unsubscribe: [true, false],
}

/** The account's machines among neighbours that say nothing. */
function account() {
  const slots = Object.keys(answers).map(
    (slot) => [slot, answeredSlot<unknown, unknown>()] as const,
  )
  const actors = Object.fromEntries(slots.map(([slot, { logic }]) => [slot, logic]))
  const neighbour = fromCallback<EventObject>(() => {})
  const host = createMachine({
    id: 'app',
    invoke: [
      ...silent.map((name) => ({ src: neighbour, id: name, systemId: name })),
      ...Object.entries(machines).map(([name, machine]) => ({
        src: (machine as AnyStateMachine).provide({ actors }),
        id: name,
        systemId: name,
      })),
    ],
  })
  return {
    host,
    async resolveAll(choice: number) {
      for (const [slot, { calls }] of slots)
        for (const call of calls.splice(0))
          await call.resolve(answers[slot]?.[choice % answers[slot].length])
    },
    async rejectAll() {
      for (const [, { calls }] of slots)
        for (const call of calls.splice(0)) await call.reject(new Error('offline'))
    },
  }
}

/** Like the app's: personal texts by their fields. */
const redact: Redact = (event) => withoutPersonal('', event) as EventObject

const personal =
  /^(city|email|firstName|initials|lastName|message|name|screenName|text|title|value)$/

function withoutPersonal(key: string, value: unknown): unknown {
  if (typeof value === 'string') return personal.test(key) ? placeholder(value) : value
  if (typeof value !== 'object' || value === null || value instanceof Error) return value
  if (Array.isArray(value)) return value.map((item) => withoutPersonal(key, item))
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutPersonal(name, item)]),
  )
}

const identified = (state: GuestState) => ({ type: 'guest.identified', guest: state }) as const

const send = <A extends Address>(to: A, event: Addresses[A]) => ({ to, event })

const typed = fc.constantFrom('Anna Lena', 'anna', 'A', '', '  ', 'a;b', 'Zoë', 'x'.repeat(60))
const email = fc.constantFrom('anna@example.org', ' lena@example.org ', 'anna', '')
const field = fc.constantFrom(...(Object.keys(profile()) as (keyof ReturnType<typeof profile>)[]))
const relation = fc.record({
  predicate: fc.constant('has seen' as const),
  object: fc.constantFrom('story' as const, 'teaser' as const),
  objectId: fc.constantFrom('1', '2'),
})
const key = fc.record({
  breadcrumbType: fc.constantFrom('video', 'album'),
  payload: fc.constantFrom({ videoId: '1' }, { videoId: '2' }),
})
const newsletter = fc.constantFrom('contests' as const, 'vrPorn' as const)
const someone = fc.constantFrom(
  anonymousGuest,
  guest({ balance: 1 }),
  guest({ showDataProtection: true }),
  guest({ id: 'guest-2', email: null }),
)

const told = fc.oneof(
  someone.map((state) => ({ to: '*' as const, event: identified(state) })),
  fc
    .tuple(field, typed)
    .map(([name, value]) => send('profile', { type: 'profile.fieldChanged', field: name, value })),
  typed.map((code) => send('bonusCode', { type: 'bonusCode.codeChanged', code })),
  typed.map((text) => send('videoShare', { type: 'videoShare.textChanged', text })),
  email.map((typed) => send('videoShare', { type: 'videoShare.emailChanged', email: typed })),
  email.map((typed) => send('newsletter', { type: 'newsletter.emailChanged', email: typed })),
  email.map((typed) => send('profile', { type: 'profile.signupEmailRequested', email: typed })),
  newsletter.map((name) =>
    send('newsletter', { type: 'newsletter.subscribeRequested', newsletter: name }),
  ),
  newsletter.map((name) =>
    send('newsletter', { type: 'newsletter.unsubscribeRequested', newsletter: name }),
  ),
  relation.map((asked) =>
    send('relations', { type: 'relations.lookupRequested', relation: asked }),
  ),
  relation.map((asked) => send('relations', { type: 'relations.addRequested', relation: asked })),
  key.map((asked) => send('breadcrumbs', { type: 'breadcrumbs.requested', key: asked })),
  fc.constantFrom(
    send('profile', { type: 'profile.openRequested' }),
    send('profile', { type: 'profile.saveRequested' }),
    send('profile', { type: 'profile.previewRequested' }),
    send('profile', { type: 'profile.discardRequested' }),
    send('profile', { type: 'profile.retryRequested' }),
    send('profile', { type: 'profile.notificationToggled', kind: 'sms', isOn: false }),
    send('profile', { type: 'profile.preferenceChanged', preference: 'volume', value: 0.5 }),
    send('bonusCode', { type: 'bonusCode.openRequested' }),
    send('bonusCode', { type: 'bonusCode.checkRequested' }),
    send('bonusCode', { type: 'bonusCode.redeemRequested' }),
    send('bonusCode', { ...push('bonusCodeRedeemed'), type: 'push.bonusCodeRedeemed' }),
    send('videoShare', { type: 'videoShare.openRequested', videoId: '1' }),
    send('videoShare', { type: 'videoShare.sendRequested' }),
    send('favourites', { type: 'favourites.actorsWanted' }),
    send('favourites', { ...push('favouritePinned'), type: 'push.favouritePinned' }),
    send('dataProtection', { type: 'dataProtection.answered', accepted: false }),
    send('dataProtection', { type: 'dataProtection.bothAccepted' }),
    send('cancellationOffer', {
      ...push('vipAboUpdated', { active: false }),
      type: 'push.vipAboUpdated',
    }),
    send('cancellationOffer', { type: 'cancellationOffer.acceptRequested' }),
    send('autoRecharge', { type: 'autoRecharge.dismissRequested' }),
  ),
)

const step = fc.oneof(
  { weight: 4, arbitrary: told.map((message) => ({ does: 'tell' as const, message })) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('resolve' as const), choice: fc.nat(1) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('reject' as const, 'wait' as const) }),
  },
)

/** A city that a redacted log cannot tell from the one that it replaces. */
const cityEdited = [
  { does: 'tell' as const, message: { to: '*' as const, event: identified(guest()) } },
  { does: 'tell' as const, message: send('profile', { type: 'profile.openRequested' }) },
  { does: 'resolve' as const, choice: 0 },
  {
    does: 'tell' as const,
    message: send('profile', { type: 'profile.fieldChanged', field: 'city', value: 'Zürich' }),
  },
  { does: 'tell' as const, message: send('profile', { type: 'profile.saveRequested' }) },
  { does: 'resolve' as const, choice: 0 },
]

test('a visit to the account replays to the same state, also from a redacted log', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      const { host, rejectAll, resolveAll } = account()
      const clock = walkClock(setFold)
      const recording = record(host, { systemId: 'app', clock, onFold: setFold, texts: 'shape' })
      const { actor, log } = recording
      actor.start()
      const tell = (to: string, event: EventObject) => actor.system.get(to).send(event)
      for (const next of steps) {
        if (next.does === 'resolve') await resolveAll(next.choice)
        if (next.does === 'reject') await rejectAll()
        if (next.does === 'wait') clock.step(60_000)
        if (next.does !== 'tell') continue
        const { to, event } = next.message
        for (const address of to === '*' ? Object.keys(machines) : [to]) tell(address, event)
      }
      const open = replay(host, new EventLog(log.header, [...log.entries]), {
        systemId: 'app',
        onFold: setFold,
      })
      open.run()
      expect(open.divergence).toBeUndefined()
      expect(stateOf(open.actor)).toEqual(stateOf(actor))

      const entries = log.entries.map((entry) => ({ ...entry, event: redact(entry.event, '') }))
      const text = new EventLog(log.header, entries).toNDJSON()
      expect(text).not.toMatch(/(anna|lena)@|I like tango|Zürich/i)
      const replayed = replay(host, EventLog.parse(text), { systemId: 'app', onFold: setFold })
      replayed.run()
      expect(replayed.divergence).toBeUndefined()
    }),
    { numRuns: 30, examples: [[cityEdited]] },
  )
})
