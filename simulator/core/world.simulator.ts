import {
  createGifts,
  createToyControls,
  type Gift,
  type ToyControl,
} from '../messenger/gifts.simulator.ts'
import { type Account, createAccount, createNewcomer, type Newcomer } from './account.ts'
import { languages } from './language.ts'
import type { Ledger } from './ledger.ts'
import { createRandom, type Random } from './random.ts'
import { Refusal } from './refusal.ts'
import { categories, countries, firstNames, lastNames } from './worldData.ts'

/** An invented adult performer. */
export interface Performer {
  id: string
  name: string
  /** Years, at least 21. */
  age: number
  languages: string[]
  categories: string[]
  countryCode: string
  isOnline: boolean
  /** Coins a minute, and a message. */
  prices: { liveChat: number; voyeurChat: number; videoCall: number; message: number }
  previewPictureUrl: string
  /** Takes toy controls. */
  hasToy: boolean
}

export interface World {
  readonly seed: number
  readonly performers: ReadonlyMap<string, Performer>
  readonly gifts: ReadonlyMap<string, Gift>
  readonly toyControls: ReadonlyMap<string, ToyControl>
  /** The performer with this id or name: in small letters, and with hyphens for spaces, too. */
  findPerformer(idOrName: string): Performer | undefined
  /** The guests everybody may log in as: guest1 to guest20, and every other that was asked for. */
  accounts(): Account[]
  /** The account of a guest: guest1 … guest100000, or who has signed up; undefined for others. */
  find(guestId: string): Account | undefined
  /** @throws Refusal 404 when there is no such guest */
  account(guestId: string): Account
  /** The account with this e-mail address or screen name, in upper or lower case. */
  findByLogin(login: string): Account | undefined
  /** Takes in somebody who has just signed up. */
  add(newcomer: Newcomer): Account
}

const performerCount = 64
/** Performers whom only guest8 writes with, who has 500 channels. */
const newPerformerCount = 436
const listedGuests = 20
const mostGuests = 100_000

/**
 * Makes the platform's world. The same seed makes the same world, whatever is asked of it first.
 * @param startedAt milliseconds since the epoch, the moment that ages and dates count from
 * @param ledger where every guest's balance is booked
 */
export function createWorld(seed: number, startedAt: number, ledger: Ledger): World {
  const all = createPerformers(seed)
  const performers = new Map(all.map((performer) => [performer.id, performer]))
  const gifts = createGifts()
  const accounts = new Map<string, Account>()

  function find(guestId: string): Account | undefined {
    const known = accounts.get(guestId)
    if (known) return known
    const number = guestNumber(guestId)
    if (number === undefined) return undefined
    const account = createAccount({
      number,
      seed,
      startedAt,
      performers: all.slice(0, performerCount),
      newPerformers: all.slice(performerCount),
      ledger,
    })
    accounts.set(guestId, account)
    return account
  }

  for (let number = 1; number <= listedGuests; number++) find(`guest${number}`)

  return {
    seed,
    performers,
    findPerformer: (idOrName) =>
      performers.get(idOrName) ?? all.find(({ name }) => inAddress(name) === inAddress(idOrName)),
    gifts,
    toyControls: createToyControls(),
    accounts: () => [...accounts.values()],
    find,
    account(guestId) {
      const account = find(guestId)
      if (!account)
        throw new Refusal(404, `there is no guest ${guestId}; guests are guest1, guest2 …`)
      return account
    },
    findByLogin(login) {
      const wanted = login.trim().toLowerCase()
      const isMeant = ({ guest }: Account) =>
        guest.email?.toLowerCase() === wanted || guest.name?.toLowerCase() === wanted
      const seeded = find(/^(guest\d+)@example\.com$/.exec(wanted)?.[1] ?? '')
      return seeded && isMeant(seeded) ? seeded : [...accounts.values()].find(isMeant)
    },
    add(newcomer) {
      const account = createNewcomer(newcomer, ledger)
      accounts.set(account.id, account)
      return account
    },
  }
}

/** A performer's name as addresses have it. */
export const inAddress = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function guestNumber(guestId: string): number | undefined {
  const digits = /^guest([1-9]\d{0,5})$/.exec(guestId)?.[1]
  const number = Number(digits)
  return number <= mostGuests ? number : undefined
}

function createPerformers(seed: number): Performer[] {
  const names = new Set<string>()
  function addNames(random: Random, count: number): string[] {
    const before = names.size
    while (names.size < before + count) {
      names.add(`${random.pick(firstNames)} ${random.pick(lastNames)}`)
    }
    return [...names].slice(before)
  }
  function addPerformers(random: Random, count: number): Performer[] {
    const before = names.size
    return addNames(random, count).map((name, index) =>
      createPerformer(`actor${before + index + 1}`, name, random, seed),
    )
  }
  return [
    ...addPerformers(createRandom(seed, 'performers'), performerCount),
    ...addPerformers(createRandom(seed, 'newPerformers'), newPerformerCount),
  ]
}

function createPerformer(id: string, name: string, random: Random, seed: number): Performer {
  return {
    id,
    name,
    age: random.between(21, 54),
    languages: random.sample(languages, random.between(1, 3)),
    categories: random.sample(categories, random.between(2, 4)),
    countryCode: random.pick(countries).countryCode,
    isOnline: random.chance(0.4),
    prices: {
      liveChat: random.between(4, 14),
      voyeurChat: random.between(2, 6),
      videoCall: random.between(8, 20),
      message: random.between(1, 4),
    },
    previewPictureUrl: `/pictures/portrait/${id}/w320.webp`,
    hasToy: createRandom(seed, `${id}/toy`).chance(0.6),
  }
}
