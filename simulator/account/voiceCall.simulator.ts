import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { Account } from '../core/account.ts'
import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'

/** An anonymous voice call: the guest dials a number and types a PIN. */
export interface VoiceCall {
  readonly voicecallIdHash: string
  /** Null for a visitor. */
  readonly guestId: string | null
  readonly actorId: string
  readonly phoneNumber: string
  readonly pin: string
  /** Milliseconds since the epoch. */
  readonly startedAt: number
  state: 'awaited' | 'running' | 'over'
}

/** What `startAnonymousVoicecallChat` answers. */
export interface VoiceCallAnswer {
  resultCode: number
  voicecallIdHash: string | null
  phoneNumber: string | null
  pin: string | null
}

/** Anonymous voice calls. */
export interface VoiceCalls {
  /** @param account null for a visitor, who can call but hears nothing by push */
  start(account: Account | null, actorId: string): VoiceCallAnswer
  /**
   * The guest dialled: the call runs, and is pushed.
   * @throws Refusal 404 for an unknown call, 409 for one that is not awaited
   */
  answer(voicecallIdHash: string, options?: { reload?: boolean }): VoiceCall
  /**
   * Somebody hung up: the call is over, and is pushed.
   * @throws Refusal 404 for an unknown call, 409 for one that is over
   */
  hangUp(voicecallIdHash: string): VoiceCall
  /** Newest first. */
  list(): VoiceCall[]
}

const voiceCallResults = {
  begins: 2000,
  unknownPerformer: 4001,
  performerAway: 4002,
  performerBusy: 4003,
  alreadyCalling: 4004,
  notOpen: 4005,
} as const

const phoneNumber = '+49 800 5463355'
/** How long a call is awaited, in ms. */
const patience = 600_000
const mostCalls = 200

/** Opens the switchboard. */
export function createVoiceCalls(core: PlatformCore): VoiceCalls {
  const { calendar, journal, push, world } = core
  const calls: VoiceCall[] = []

  function refusalOf(account: Account | null, actorId: string): number | undefined {
    const open = calls.filter(({ state }) => state !== 'over')
    const performer = world.performers.get(actorId)
    if (account && (account.guest.isLocked || account.guest.isRestricted)) {
      return voiceCallResults.notOpen
    }
    if (!performer) return voiceCallResults.unknownPerformer
    if (!performer.isOnline) return voiceCallResults.performerAway
    if (account && open.some(({ guestId }) => guestId === account.id)) {
      return voiceCallResults.alreadyCalling
    }
    const isBusy = open.some((call) => call.actorId === actorId && call.state === 'running')
    return isBusy ? voiceCallResults.performerBusy : undefined
  }

  function find(voicecallIdHash: string): VoiceCall {
    const call = calls.find((one) => one.voicecallIdHash === voicecallIdHash)
    if (call) return call
    throw new Refusal(404, 'there is no such call', 'voicecallIdHash')
  }

  return {
    start(account, actorId) {
      const resultCode = refusalOf(account, actorId)
      if (resultCode) return { resultCode, voicecallIdHash: null, phoneNumber: null, pin: null }
      const call: VoiceCall = {
        voicecallIdHash: createHash('sha256').update(randomUUID()).digest('hex').slice(0, 32),
        guestId: account?.id ?? null,
        actorId,
        phoneNumber,
        pin: String(randomInt(1_000, 10_000)),
        startedAt: calendar.now(),
        state: 'awaited',
      }
      calls.unshift(call)
      calls.length = Math.min(calls.length, mostCalls)
      calendar.setTimeout(() => {
        if (call.state === 'awaited') call.state = 'over'
      }, patience)
      journal.write('note', call.guestId, `a voice call with ${actorId} is awaited`)
      const { voicecallIdHash, pin } = call
      return { resultCode: voiceCallResults.begins, voicecallIdHash, phoneNumber, pin }
    },

    answer(voicecallIdHash, { reload = false } = {}) {
      const call = find(voicecallIdHash)
      if (call.state !== 'awaited') throw new Refusal(409, `the call is ${call.state}`)
      call.state = 'running'
      const { guestId, actorId } = call
      const frame = { actorId, voicecallIdHash, ...(reload && { reload }) }
      if (guestId !== null) push(guestId, { type: 'voicecallStarted', ...frame })
      return call
    },

    hangUp(voicecallIdHash) {
      const call = find(voicecallIdHash)
      if (call.state === 'over') throw new Refusal(409, 'the call is over already')
      const wasRunning = call.state === 'running'
      call.state = 'over'
      const { guestId, actorId } = call
      const frame = { type: 'voicecallStopped', actorId, voicecallIdHash } as const
      if (guestId !== null && wasRunning) push(guestId, frame)
      return call
    },

    list: () => [...calls],
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly voiceCalls: VoiceCalls
  }
}
