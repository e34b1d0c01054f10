import { type Correspondence, createCorrespondence } from '../messenger/messengerChannels.ts'
import type { Thread } from '../messenger/messengerHistory.ts'
import { messengerTexts } from '../messenger/messengerTexts.ts'
import type { Channel, Message, Notification } from './entities.ts'
import { type GuestRecord, withBalance } from './guestRecord.ts'
import { anonymousGuest, type GuestState } from './guestState.ts'
import type { Language } from './language.ts'
import type { Ledger } from './ledger.ts'
import { createRandom, type Random } from './random.ts'
import type { Performer } from './world.simulator.ts'
import { countries, noticeTypes, screenNameHeads, screenNameTails } from './worldData.ts'

/** What the messenger answered to a `sendMessage`; the same id gets the same answer again. */
export type MessageOutcome =
  | { isAccepted: true; message: Message; coins: number; balance: number }
  | { isAccepted: false; reason: string }

/** What a guest tells of themselves, beside the screen name. */
export interface PersonalData {
  firstName: string
  lastName: string
  city: string
  countryCode: string
  /** A few words about oneself. */
  text: string
}

/** A guest as the platform keeps it. */
export interface Account {
  readonly id: string
  /** In which the guest's last request was made, and all that is seeded is told. */
  language: Language
  password: string
  readonly guest: GuestRecord
  readonly personal: PersonalData
  /** Newest first. */
  readonly channels: Channel[]
  /** What was written, by channel. */
  readonly threads: Map<string, Thread>
  readonly notifications: Notification[]
  /** `kind:id` of every pinned favourite. */
  readonly favourites: Set<string>
  readonly emailActors: Set<string>
  readonly smsActors: Set<string>
  /** What the guest noted about performers, by their ids. */
  readonly actorNotes: Map<string, string>
  /** The filters of the guest's last search for performers, by their names. */
  readonly actorFilters: Map<string, string>
  readonly statusBars: Set<string>
  /** `predicate/object/id` of what the guest did with what. */
  readonly relations: Set<string>
  /** By `clientMessageId`. */
  readonly messages: Map<string, MessageOutcome>
  /** Counts the forced expiries of this guest's sessions. */
  generation: number
  /** Counts how often all logins of this guest were ended. */
  loginGeneration: number
}

interface AccountOptions {
  number: number
  seed: number
  startedAt: number
  performers: Performer[]
  /** Whom one guest alone writes with. */
  newPerformers: Performer[]
  ledger: Ledger
}

/** Who has just signed up. */
export interface Newcomer {
  id: string
  screenName: string
  email: string
  password: string
}

/** Who has a channel with every performer. */
const sociableGuest = 'guest8'
const password = 'limelight'
const unusualPassword = 'Lïme & "light" 18'
const hour = 3_600_000

const rechargeConfig = (isEnabled: boolean) => ({
  isEnabled,
  threshold: 20,
  amounts: [100, 200, 400],
})
const oneClickConfig = (isEnabled: boolean) => ({ isEnabled, amounts: [40, 100, 200] })

/** Makes the account of guest `number`; the same number, seed and performers make the same account. */
export function createAccount(options: AccountOptions): Account {
  const { number, seed, startedAt, performers, newPerformers, ledger } = options
  const id = `guest${number}`
  const { balance, ...fields } = createGuest(number, createRandom(seed, id), startedAt)
  const guest = withBalance(id, fields, ledger)
  if (balance > 0) {
    const reason = 'what the guest begins with'
    ledger.book({ key: `opening/${id}`, from: 'house:opening', to: id, amount: balance, reason })
  }
  const correspondents = createRandom(seed, `${id}/actors`).sample(performers, 12)
  const others =
    id === sociableGuest ? without([...performers, ...newPerformers], correspondents) : []
  let correspondence: Correspondence | undefined
  let notifications: Notification[] | undefined

  function correspond(): Correspondence {
    const actors = [...correspondents, ...others]
    const language = () => account.language
    correspondence ??= createCorrespondence({ guestId: id, seed, startedAt, actors, language })
    return correspondence
  }

  const account: Account = {
    id,
    language: 'en',
    password: number === 18 ? unusualPassword : password,
    guest,
    personal: personalData(fields.geoLocation),
    get channels() {
      return correspond().channels
    },
    get threads() {
      return correspond().threads
    },
    get notifications() {
      const random = createRandom(seed, `${id}/notifications`)
      notifications ??= createNotifications(account, correspondents, random, startedAt)
      return notifications
    },
    favourites: new Set(correspondents.slice(0, 3).map((actor) => `actor:${actor.id}`)),
    emailActors: new Set(),
    smsActors: new Set(),
    actorNotes: new Map(),
    actorFilters: new Map(),
    statusBars: new Set(guest.isEmailVerified ? [] : ['mailnotverified']),
    relations: new Set(),
    messages: new Map(),
    generation: 0,
    loginGeneration: 0,
  }
  return account
}

/** Makes the account of somebody who has just signed up: nothing bought, nothing proven yet. */
export function createNewcomer(newcomer: Newcomer, ledger: Ledger): Account {
  const { id, screenName, email, password } = newcomer
  const { balance: _none, balanceFormatted: _nothing, ...fields } = anonymousGuest()
  const own = {
    id,
    name: screenName,
    email,
    isLoggedIn: true,
    signupOrigin: 'web',
    autoRechargeConfig: rechargeConfig(false),
    oneClickConfig: oneClickConfig(false),
    notificationsSettings: { email: true, sms: false, push: false },
  }
  return {
    id,
    language: 'en',
    password,
    guest: withBalance(id, { ...fields, ...own }, ledger),
    personal: personalData(fields.geoLocation),
    channels: [],
    threads: new Map(),
    notifications: [],
    favourites: new Set(),
    emailActors: new Set(),
    smsActors: new Set(),
    actorNotes: new Map(),
    actorFilters: new Map(),
    statusBars: new Set(['mailnotverified']),
    relations: new Set(),
    messages: new Map(),
    generation: 0,
    loginGeneration: 0,
  }
}

function personalData(place: GuestState['geoLocation']): PersonalData {
  const { city, countryCode } = place ?? { city: null, countryCode: '' }
  return { firstName: '', lastName: '', city: city ?? '', countryCode, text: '' }
}

function createGuest(
  number: number,
  random: Random,
  startedAt: number,
): Omit<GuestState, 'balanceFormatted'> {
  const balance = number === 11 ? 0 : random.between(20, 4_800)
  const isPayingCustomer = number === 1 || random.chance(0.6)
  const hasAvs = number === 1 || random.chance(0.5)
  const recharges = isPayingCustomer && number % 4 === 1
  const head = screenNameHeads[number % 10]
  const tail = screenNameTails[Math.floor(number / 10) % 10]
  const { balanceFormatted: _from, ...anonymous } = anonymousGuest()
  return {
    ...anonymous,
    id: `guest${number}`,
    name: `${head}${tail}${number}`,
    email: `guest${number}@example.com`,
    isEmailVerified: number % 4 !== 0,
    balance,
    hasAvs,
    avsStatus: hasAvs ? 'accepted' : random.pick(['unknown', 'pending']),
    isLocked: number === 13,
    isLoggedIn: true,
    isRestricted: number === 7,
    restrictionLevel: number === 7 ? 2 : 0,
    isVip: number % 3 === 2,
    isVXSelect: number % 6 === 5,
    isTvSubscriber: number % 5 === 0,
    autoRechargeAmount: recharges ? 100 : null,
    autoRechargeConfig: rechargeConfig(recharges),
    oneClickAmount: isPayingCustomer ? 100 : null,
    oneClickConfig: oneClickConfig(isPayingCustomer),
    isPayingCustomer,
    isForcePayment: number === 17,
    isVoicecallEnabled: number % 3 === 0,
    showDataProtection: number === 9,
    testGroups: { 34: random.pick(['a', 'b']), 50: random.pick(['a', 'b']) },
    geoLocation: random.pick(countries),
    notificationsSettings: { email: true, sms: number % 2 === 0, push: false },
    signupOrigin: random.pick(['web', 'partner', 'app']),
    boughtGifts: { gift1: random.between(0, 4), gift3: random.between(0, 2) },
    vouchers: [{ type: random.between(1, 10), actorId: null, amount: random.between(1, 5) }],
    loyaltyPoints: random.between(0, 900),
    preferences: { fsk: 16 },
    isBlockedForComments: number === 15,
    conversionChatEndsAt: number % 7 === 3 ? startedAt + 48 * hour : null,
  }
}

const without = <T>(all: readonly T[], some: readonly T[]) =>
  all.filter((one) => !some.includes(one))

/** Each is told in the language that the guest has when it is read. */
function createNotifications(
  account: Account,
  actors: Performer[],
  random: Random,
  startedAt: number,
): Notification[] {
  return actors.slice(0, 8).map((actor, index) => {
    const type = random.pick(noticeTypes)
    const words = () => messengerTexts(account.language).notices[type]
    return {
      id: `${account.id}-notification${8 - index}`,
      type,
      unread: index < 4,
      unseen: index < 2,
      get title() {
        return words().title
      },
      get text() {
        return words().text.replace('{name}', actor.name)
      },
      actorId: actor.id,
      createdAt: new Date(startedAt - (index * 9 + random.between(1, 9)) * hour).toISOString(),
    }
  })
}
