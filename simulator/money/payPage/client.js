import { inCoins, inEuro } from './amounts.js'
import { ask } from './api.js'
import { firstFlow, flows } from './flows.js'
import { readOptions } from './options.js'
import { availableStore, createOrderKeys } from './orderKeys.js'
import { appOrigin, tell } from './peer.js'
import { texts } from './texts.js'

/** @typedef {ReturnType<typeof createClient>} Client */
/** @typedef {import('./flows.js').View} View */
/**
 * @typedef {{ plan: string, endsAt: number | null, isRenewed: boolean }} Subscription
 * @typedef {{ name: string, email: string, balance: number, balanceFormatted: string,
 *   avsStatus: 'unknown' | 'pending' | 'accepted' | 'rejected', avsRejectMessage: string | null,
 *   hasAvsBonus: boolean, isRestricted: boolean, subscriptions: Subscription[],
 *   methods: { CC: string | null, LS: string | null }, limit: number | null,
 *   oneClickAmount: number | null, autoRechargeAmount: number | null, debt: number }} Account
 * @typedef {{ coins: number, cents: number }} Charge
 * @typedef {{ plan: string, days: number, cents: number }} Plan
 * @typedef {{ charges: Charge[], trialCharge: Charge, plans: Plan[], limits: number[],
 *   oneClickAmounts: number[], autoRechargeAmounts: number[], autoRechargeThreshold: number,
 *   carriers: string[], trialEndsIn: number }} Offers `trialEndsIn` in ms, prices in cents
 * @typedef {{ account: Account | null, offers: Offers }} Overview
 * @typedef {{ kind: string, coins?: number, bonusCoins?: number, cents?: number, number?: number,
 *   at?: number, plan?: string, endsAt?: number | null, balance?: string,
 *   benefits?: string[] }} Receipt `cents` of euro, `at` in ms since the epoch
 */

const orders = createOrderKeys(availableStore(), () => crypto.randomUUID())

/**
 * What the views share: who the guest is, what is on offer, what the page asked for and was typed.
 * @param {string} openedFlow
 * @param {() => void} redraw shows the current flow anew
 */
export function createClient(openedFlow, redraw) {
  /** @type {Record<string, unknown>} */
  let given = Object.fromEntries(new URLSearchParams(location.search))
  let options = readOptions(given, appOrigin)
  /** @type {string | null} */
  let token = null
  /** @type {Overview | null} */
  let overview = null
  let flow = firstFlow(openedFlow, options.sview)
  /** @type {string | null} Where to go after the login. */
  let next = null
  /** The flow shown before this one. */
  let previous = ''
  /** @type {Receipt | null} */
  let receipt = null
  /** @type {string | null} Proof of a success that the page has not been told of. */
  let untold = null
  const drafts = new Map()

  const client = {
    options: () => options,
    flow: () => flow,
    nextFlow: () => next,
    previousFlow: () => previous,
    token: () => token,
    receipt: () => receipt,
    untoldSuccess: () => untold,
    view: () => flows[flow]?.view ?? 'payment',
    account: () => overview?.account ?? null,
    isLoaded: () => overview !== null,
    /** What is on offer; only asked for once it is there. */
    offers() {
      if (!overview) throw new Error('the offers have not been loaded')
      return overview.offers
    },
    drafts: {
      /** @param {string} name @returns {string | undefined} */
      read: (name) => drafts.get(`${flow}/${name}`),
      /** What was typed in another flow. @param {string} from @param {string} name */
      readOf: (from, name) => drafts.get(`${from}/${name}`),
      /** @param {string} name @param {string} value */
      write: (name, value) => void drafts.set(`${flow}/${name}`, value),
    },

    /**
     * A text in the guest's language; `{name}` stands for a parameter.
     * @param {import('./texts.js').TextKey} key
     * @param {Record<string, string | number>} [parameters]
     */
    text: (key, parameters) => fill(texts[options.lang][key], parameters),
    /** @param {string} key @param {string} otherwise */
    textOr(key, otherwise) {
      const known = texts[options.lang]
      const name = Object.hasOwn(known, key) ? key : otherwise ? null : 'problem.failed'
      return name === null ? otherwise : known[/** @type {keyof typeof known} */ (name)]
    },
    money: inEuro,
    /** @param {number} at milliseconds since the epoch */
    date: (at) => new Intl.DateTimeFormat(options.lang, { dateStyle: 'long' }).format(at),

    /** @param {string} path @param {unknown} [body] */
    ask: (path, body) => ask(path, token, body),
    /** The key of the order that this opening may make. */
    orderKey: () => orders.keep(flow).key,
    /** How the simulator wants this order to go wrong. @returns {Promise<string | null>} */
    askMisbehaviour: () => client.ask(`misbehaviour?flow=${flow}`).then(({ data }) => data),

    /** @param {Record<string, unknown>} news */
    takeOptions(news) {
      given = { ...given, ...news }
      options = readOptions(given, appOrigin)
    },
    /** @param {string | null} news */
    takeToken(news) {
      token = news
    },
    async load() {
      if (token === null && options.transferToken !== null) {
        const { transferToken } = options
        token = await client.ask('transfer', { transferToken }).then(
          (answer) => answer.token,
          () => null,
        )
      }
      overview = await client.ask(`overview?flow=${flow}`)
    },

    /**
     * Shows a flow, as soon as there is something to show; whoever must log in for it does that first.
     * @param {string} requested
     */
    go(requested) {
      if (!client.isLoaded()) {
        flow = requested
        return
      }
      const mustLogIn = !flows[requested]?.isForAnybody && client.account() === null
      previous = flow
      if (mustLogIn) next = requested
      if (!flows[requested]?.isForAnybody) next = mustLogIn ? requested : null
      flow = mustLogIn ? 'login' : requested
      receipt = null
      redraw()
      if (previous !== flow) {
        tell('hook', { name: 'view-changed', from: previous, to: flow, success: true })
      }
    },

    /**
     * Shows what came of an order, or goes on to the flow that a login stood before.
     * @param {{ receipt: Receipt, token?: string }} answer
     */
    async finish(answer) {
      orders.giveUp(flow)
      drafts.clear()
      if (answer.token) token = answer.token
      await client.load()
      const onward = next
      next = null
      if (onward !== null && client.account()) return client.go(onward)
      receipt = answer.receipt
      redraw()
    },

    /**
     * Shows what was paid until the guest leaves it: the page closes the view with the success, so it
     * is told of that only then.
     * @param {{ receipt: Receipt, uhash: string }} answer
     */
    showPaid(answer) {
      orders.giveUp(flow)
      drafts.clear()
      receipt = answer.receipt
      untold = answer.uhash
      redraw()
      tell('hook', { name: 'receipt-shown', from: flow, to: flow, success: true })
      client.load().catch(() => {})
    },

    /**
     * What was booked by an order of this flow whose outcome was never learnt.
     * @returns {Promise<{ receipt: Receipt, uhash: string } | null>}
     */
    async findEarlierOrder() {
      const { key, isFromBefore } = orders.keep(flow)
      if (!isFromBefore || token === null) return null
      const { data } = await client.ask(`orders/${key}`)
      return data
    },
    /** @param {{ receipt: Receipt, uhash: string }} earlier */
    showEarlierOrder(earlier) {
      receipt = earlier.receipt
      untold = earlier.uhash
      redraw()
    },
    /** The page was told of the success. */
    noteTold() {
      untold = null
      orders.giveUp(flow)
    },
    /** Starts over with a new order. */
    orderAgain() {
      client.noteTold()
      client.go(flow)
    },

    async logOut() {
      await client.ask('logout', {})
      tell('logout')
      token = null
      await client.load()
      client.go('login')
    },
    close: () => tell('close'),
    /** Brings an element into view, in a frame of full height too. @param {Element} target */
    scrollTo(target) {
      target.scrollIntoView({ block: 'nearest' })
      tell('scrollto', { top: Math.max(0, Math.round(target.getBoundingClientRect().top)) })
    },
  }
  return client
}

/**
 * @param {string} text
 * @param {Record<string, string | number>} [parameters]
 */
function fill(text, parameters = {}) {
  return text.replace(/\{(\w+)\}/g, (_match, name) => {
    const value = parameters[name] ?? ''
    return typeof value === 'number' ? inCoins(value) : value
  })
}
