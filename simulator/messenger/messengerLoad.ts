import type { Account } from '../core/account.ts'
import { wait } from '../core/clock.ts'
import type { Channel } from '../core/entities.ts'
import type { Platform } from '../core/platform.ts'
import { createRandom, type Random } from '../core/random.ts'
import { Refusal } from '../core/refusal.ts'
import { textMessage } from './messengerHistory.ts'
import { messengerTexts } from './messengerTexts.ts'

export const loadKinds = ['message', 'presence', 'freeShow'] as const
export type LoadKind = (typeof loadKinds)[number]

export interface LoadOrder {
  guestId: string
  /** Pushes a second. */
  perSecond: number
  seconds: number
  /** Each push is of one of them, by chance. */
  kinds: readonly LoadKind[]
}

/** What a load has pushed. */
export interface LoadReport {
  pushed: number
  /** How many of each type of frame. */
  byType: Record<string, number>
  /** Milliseconds since the epoch. */
  startedAt: number
  endedAt: number
}

/** Milliseconds between two bursts. */
const beat = 10

/**
 * Pushes so much a second to one guest, for so long: messages that are kept, and who is online and in a
 * free show as that guest alone is told. The clock decides; what was late is made up for.
 * @throws Refusal 409 for a guest without an open channel
 */
export async function runLoad(platform: Platform, order: LoadOrder): Promise<LoadReport> {
  const { clock, world } = platform
  const { guestId, perSecond, seconds, kinds } = order
  const account = world.account(guestId)
  const channels = account.channels.filter(({ blocked }) => !blocked)
  if (channels.length === 0) throw new Refusal(409, `${guestId} has no open channel`, 'guestId')
  const random = createRandom(world.seed, `load/${guestId}`)
  const total = Math.round(perSecond * seconds)
  const startedAt = clock.now()
  const byType: Record<string, number> = {}
  let pushed = 0

  while (pushed < total) {
    const due = Math.min(total, Math.floor(((clock.now() - startedAt) * perSecond) / 1_000))
    for (; pushed < due; pushed++) {
      const type = pushOne(platform, account, random.pick(channels), random.pick(kinds), random)
      byType[type] = (byType[type] ?? 0) + 1
    }
    if (pushed < total) await wait(clock, beat)
  }
  return { pushed, byType, startedAt, endedAt: clock.now() }
}

function pushOne(
  { messenger, push }: Platform,
  { id: guestId, language }: Account,
  { id: channelId, actorId, isActorOnline, freeChat }: Channel,
  kind: LoadKind,
  random: Random,
): string {
  if (kind === 'message') {
    const { greetings, tales } = messengerTexts(language)
    const text = random.pick(random.chance(0.5) ? greetings : tales)
    messenger.receive(guestId, channelId, textMessage(text))
    return 'messengerContentChanged'
  }
  if (kind === 'presence') {
    const type = isActorOnline ? 'actorOffline' : 'actorOnline'
    push(guestId, { type, actorId })
    return type
  }
  const type = freeChat ? 'freeShowStopped' : 'freeShowStarted'
  push(guestId, { type, channelId, actorId })
  return type
}
