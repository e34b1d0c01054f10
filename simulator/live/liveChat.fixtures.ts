import { beforeEach } from 'vitest'
import type { Account } from '../core/account.ts'
import { type TestBusiness, testBusiness } from '../core/business.fixtures.ts'
import { ask } from '../core/client.fixtures.ts'
import type { SimulatorOptions } from '../core/simulator.ts'
import type { Performer } from '../core/world.simulator.ts'
import type { ChatType } from './liveChatKinds.ts'

/** A chat as clients are told of it. */
interface ToldChat {
  chatId: string
  actorId: string
  actorName: string
  channelId: string
  chatType: ChatType
  isPrivate: boolean
  price: number
  priceAfter: number
  minutes: number
  coins: number
  giftCoins: number
  hasToy: boolean
  remaining: number
  streamUrl: string
  code: number | null
}

interface Answer {
  status: number
  success?: boolean
  chat: ToldChat
  code?: number
  running?: ToldChat | null
  isShort?: boolean
  stars?: number
  error?: { field: string }
}

/** A platform with a performer who is there for everybody, and the guest who chats. */
export interface TestChats {
  readonly business: TestBusiness
  /** Gives every kind of chat to everybody: 6 coins a minute, 3 for a voyeur, 180 s of free chat. */
  readonly performer: Performer
  /** Age checked, no VIP, no automatic top-up, 100 coins. */
  readonly guest: Account
  /** A plain request below `livechat/`; guest6 asks unless it says otherwise, null is a visitor. */
  request(
    path: string,
    body?: object,
    who?: { guestId?: string | null; cookie?: string },
  ): Promise<Answer>
  /** Begins a chat with the performer; what came of it. */
  start(chatType: ChatType, more?: object): Promise<Answer>
  /** Begins a chat that must begin. */
  startChat(chatType: ChatType, more?: object): Promise<ToldChat>
  setBalance(coins: number, guestId?: string): void
  /** What was booked for chats, oldest first. */
  booked(): number[]
}

/** Opens such a platform before each test of the file. */
export function testChats(options: SimulatorOptions = {}): TestChats {
  const business = testBusiness(options)
  let performer: Performer
  let guest: Account
  let orders = 0

  beforeEach(() => {
    const { world } = business.simulator
    performer = world.performers.get('actor38') as Performer
    guest = business.account('guest6')
    Object.assign(guest.guest, { hasAvs: true, avsStatus: 'accepted' })
    setBalance(100)
  })

  function setBalance(coins: number, guestId = 'guest6'): void {
    const { ledger } = business.platform
    const missing = coins - ledger.balanceOf(guestId)
    const [from, to] = missing > 0 ? ['house:corrections', guestId] : [guestId, 'house:corrections']
    const key = `test/${ledger.bookings().length}`
    if (missing !== 0) ledger.book({ key, from, to, amount: Math.abs(missing), reason: 'a test' })
  }

  const request: TestChats['request'] = async (path, body, { guestId = 'guest6', cookie } = {}) => {
    const token = guestId === null ? '' : business.simulator.signIn(guestId).accessToken
    const method = body ? 'POST' : 'GET'
    const sent = { method, ...(body && { body: JSON.stringify(body) }) }
    const given = { ...sent, token, ...(cookie !== undefined && { cookie }) }
    const response = await ask(business.simulator, `livechat/${path}`, given)
    return { status: response.status, ...(await response.json()) }
  }

  const start: TestChats['start'] = (chatType, more) => {
    const clientChatId = `order${++orders}`
    const order = { clientChatId, actorId: performer.id, chatType, isPrivate: false, ...more }
    return request('start', order)
  }

  return {
    business,
    get performer() {
      return performer
    },
    get guest() {
      return guest
    },
    request,
    start,
    async startChat(chatType, more) {
      const { success, chat, code } = await start(chatType, more)
      if (!success) throw new Error(`no ${chatType} begins: ${code}`)
      return chat
    },
    setBalance,
    booked: () =>
      business.platform.ledger
        .bookings()
        .filter(({ key }) => key.includes('/chat/'))
        .map(({ amount }) => amount),
  }
}
