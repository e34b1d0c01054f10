import { setFold } from '../../machines/core/clock.ts'
import {
  selectChat,
  selectChatProgress,
  selectLines,
  selectPicture,
} from '../../machines/live/liveChat/liveChat.selectors.ts'
import { type ChatStep, performers } from './liveChats.steps.fixtures.ts'
import { createBrowser } from './money.browser.fixtures.ts'
import type { PayScript } from './money.client.fixtures.ts'
import type { MoneyPlatform } from './money.fixtures.ts'
import { createNetwork } from './money.network.fixtures.ts'

/** A guest with two tabs, and performers to meet live. */
export type ChatWorld = Awaited<ReturnType<typeof createChatWorld>>

/** What the guest has at first, in coins: enough for some minutes. */
const openingCoins = 60
const minutePath = '/rest/v1/livechat/minute'
/** How often pages and platform may follow each other before a step counts as endless. */
const mostTurns = 2_000
/** Nothing is paid for the same picture twice within so many ms of it. */
const minuteLength = 60_000
/** A tab that came to a chat under way, or shares it, has not seen all of it. */
const unknown = { chatId: '', ms: Number.POSITIVE_INFINITY }

/**
 * Opens two tabs of a guest's browser before the platform, all under its clock; the guest's age is known, and
 * the first performers are online, free of bans, and give every format.
 */
export async function createChatWorld(script: PayScript, platform: MoneyPlatform) {
  const { clock, simulator, config } = platform
  const network = createNetwork()
  const account = platform.newGuest()
  const { ledger, liveChats, purchases, world: stage } = simulator.platform
  account.guest.hasAvs = true
  account.guest.boughtGifts = {}
  const spare = account.guest.balance - openingCoins
  purchases.spend(account, { key: 'elsewhere', coins: spare, reason: 'what was there before' })
  const met = [...stage.performers.values()].filter((one) => one.isOnline).slice(0, performers)
  const faults: string[] = []
  /** What was given by its message: in which chat, and for how many coins. */
  const given = new Map<string, { chatId: string; coins: number }>()
  /** How long the picture of a tab's chat ran there, in ms. */
  const shown = [unknown, unknown]
  let random = 1
  setFold({
    get now() {
      return clock.now()
    },
    random: () => {
      random = (random * 48_271) % 2_147_483_647
      return random / 2_147_483_647
    },
  })

  const browser = createBrowser(
    {
      simulator,
      config,
      clock,
      network,
      script,
      beside: 'chats',
      onAsk,
      onAnswer: () => {},
      onLearnt: () => {},
    },
    simulator.signIn(account.id).cookie,
  )
  const tabs = [browser.openTab(0), browser.openTab(1)]
  const tabAt = (number: number) => tabs[number] ?? tabs[0] ?? fail()
  const chatOf = (number: number) => tabAt(number).page().at('liveChat')
  const see = <T>(
    number: number,
    select: (snapshot: ReturnType<ReturnType<typeof chatOf>['getSnapshot']>) => T,
  ) => select(chatOf(number).getSnapshot())

  /** The picture goes on while an answer is awaited. */
  const isPlaying = (number: number) =>
    ['running', 'unsure'].includes(see(number, selectChatProgress)) &&
    see(number, selectPicture) === 'playing'

  /** A minute is asked for by a tab whose picture runs, and once the one before was seen there. */
  function onAsk(number: number, path: string, body: RequestInit['body']): void {
    if (path !== minutePath || typeof body !== 'string') return
    const { minute }: { minute: number } = JSON.parse(body)
    if (minute === 0) return
    const { isPlaying: runs, chat } = chatOf(number).getSnapshot().context
    if (!runs) faults.push(`minute ${minute} is asked for without a picture`)
    const { ms } = shown[number] ?? unknown
    const isShared = see(1 - number, selectChat) !== null
    if (!isShared && chat !== null && ms < (minute - 1) * minuteLength)
      faults.push(`minute ${minute} is asked for after ${ms} ms of picture`)
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < mostTurns; turn++) {
      const isAtRest = await network.turn()
      for (const tab of tabs) tab.draw()
      if (isAtRest) return
    }
    throw new Error('pages and platform never come to rest')
  }

  const running = () => liveChats.running(account.id)

  /** Time passes in steps that are short enough to see who is paid for. */
  async function wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= 1_000) {
      const step = Math.min(left, 1_000)
      for (const number of tabs.keys()) watch(number, step)
      clock.step(step)
      await settle()
    }
  }

  function watch(number: number, ms: number): void {
    const chatId = see(number, selectChat)?.chatId ?? ''
    const isFirst = see(number, selectChat)?.minutes === 0
    const isShared = see(1 - number, selectChat) !== null
    const known = shown[number] ?? unknown
    const isKnown = known !== unknown && known.chatId === chatId
    if (isShared || !(isFirst || isKnown)) shown[number] = unknown
    else
      shown[number] = {
        chatId,
        ms: (isKnown ? known.ms : 0) + (isPlaying(number) ? ms : 0),
      }
  }

  /** Gives it as the room does, where the performer has a toy for it. */
  function give(number: number, what: 'gift' | 'toy', quantity: number): void {
    const chat = see(number, selectChat)
    const gift = stage.gifts.get('gift8') ?? fail()
    const toy = stage.toyControls.get('toy1') ?? fail()
    if (!chat || (what === 'toy' && !chat.hasToy)) return
    const { chatId } = chat
    const isToy = what === 'toy'
    const before = see(number, selectLines).length
    chatOf(number).send({
      type: 'liveChat.giveRequested',
      chatId,
      given: isToy ? { gifts: {}, toy } : { gifts: { [gift.id]: quantity }, toy: null },
    })
    const line = see(number, selectLines)[before]
    const coins = isToy ? toy.price : quantity * gift.price
    if (line) given.set(line.id, { chatId, coins })
  }

  const acts: { [D in ChatStep['do']]: (step: Extract<ChatStep, { do: D }>) => void } = {
    open({ tab, format, performer, isPrivate }) {
      const { id: actorId, name: actorName } = met[performer] ?? fail()
      chatOf(tab).send({ type: 'liveChat.openRequested', actorId, actorName, format, isPrivate })
    },
    pictureRuns({ tab }) {
      const chat = see(tab, selectChat)
      const server = chat && running()
      if (server?.id !== chat?.chatId || !server || !liveChats.streaming(server.streamKey)) return
      chatOf(tab).send({ type: 'liveChat.pictureRuns' })
    },
    pictureStalled: ({ tab }) => chatOf(tab).send({ type: 'liveChat.pictureStalled' }),
    pictureFailed: ({ tab }) => chatOf(tab).send({ type: 'liveChat.pictureFailed' }),
    give: ({ tab, what, quantity }) => give(tab, what, quantity),
    goOn: ({ tab }) => chatOf(tab).send({ type: 'liveChat.goOnRequested' }),
    goPrivate: ({ tab }) => chatOf(tab).send({ type: 'liveChat.privateRequested' }),
    leave: ({ tab }) => chatOf(tab).send({ type: 'liveChat.leaveRequested' }),
    resume: ({ tab }) => chatOf(tab).send({ type: 'liveChat.resumeRequested' }),
    retry: ({ tab }) => chatOf(tab).send({ type: 'liveChat.retryRequested' }),
    close: ({ tab }) => chatOf(tab).send({ type: 'liveChat.closed' }),
    reload({ tab }) {
      tabAt(tab).reload()
      shown[tab] = unknown
    },
    cut: ({ tab }) => tabAt(tab).cut(),
    end({ code }) {
      const chat = running()
      if (chat) liveChats.end(chat, code)
    },
    changePrice({ by }) {
      const chat = running()
      if (chat) liveChats.changePrices(chat.performer, by)
    },
    topUp({ coins }) {
      const key = `topUp${ledger.bookings().length}`
      purchases.charge(account, { key, coins, method: 'CC' })
    },
    meet: ({ cargo, fate }) => network.plan(cargo, fate),
    loseAnswers({ count }) {
      for (let lost = 0; lost < count; lost++) network.plan('answer', 'lost')
    },
    release: ({ isTurned }) => network.release(isTurned),
    wait: () => {},
  }

  await settle()
  return {
    simulator,
    account,
    network,
    tabs,
    faults,
    given,
    see,
    wait,
    settle,
    openingCoins,
    running,
    async perform(step: ChatStep): Promise<void> {
      const act = acts[step.do] as (step: ChatStep) => void
      act(step)
      await settle()
      if (step.do === 'wait') await wait(step.ms)
    },
    stop(): void {
      for (const tab of tabs) tab.close()
      setFold(undefined)
    },
  }
}

function fail(): never {
  throw new Error('there is nobody')
}
