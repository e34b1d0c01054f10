import type { Account } from '../core/account.ts'
import type { Channel, Message } from '../core/entities.ts'
import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { Messenger } from './messengerPost.ts'
import { createAnswers } from './performersAnswers.ts'
import { startMoods } from './performersMoods.ts'

/** What performers do by themselves: nothing, answer whoever writes, or also come and go and write. */
export const performersManners = ['quiet', 'answer', 'lively'] as const
export type PerformersManner = (typeof performersManners)[number]

/** What performers do. */
export interface Performers {
  readonly manner: PerformersManner
  /**
   * A performer comes online or goes; it is pushed to all. Free shows end before she goes.
   * @throws Refusal 404 for an unknown performer
   */
  setOnline(actorId: string, isOnline: boolean): void
  /** Hears of everybody who comes online or goes. */
  listen(listener: (actorId: string, isOnline: boolean) => void): void
  /**
   * Starts or stops a free show for all guests who have a channel with her, or for one; it is pushed.
   * @throws Refusal 404 for an unknown performer or guest, 409 for one who is not online
   */
  setFreeShow(actorId: string, isOn: boolean, guestId?: string): void
  /** Hears of everybody who starts or stops a free show. */
  listenFreeShows(listener: (actorId: string) => void): void
  /** A guest has written to a performer. */
  hear(account: Account, channel: Channel, message: Message): void
  stop(): void
}

/** Brings the performers to life, as far as their manner goes. */
export function createPerformers(
  core: PlatformCore,
  messenger: Messenger,
  manner: PerformersManner,
): Performers {
  const { push, pushToAll, world } = core
  const answers = createAnswers(core, messenger)
  const listeners: ((actorId: string, isOnline: boolean) => void)[] = []
  const freeShowListeners: ((actorId: string) => void)[] = []

  function require(actorId: string) {
    const performer = world.performers.get(actorId)
    if (performer) return performer
    throw new Refusal(404, `actorId: there is no actor ${actorId}`, 'actorId')
  }

  function channelsWith(actorId: string, accounts: Account[]) {
    return accounts.flatMap((account) =>
      account.channels
        .filter((channel) => channel.actorId === actorId)
        .map((channel) => ({ account, channel })),
    )
  }

  const performers: Performers = {
    manner,

    setOnline(actorId, isOnline) {
      const performer = require(actorId)
      if (performer.isOnline === isOnline) return
      if (!isOnline) performers.setFreeShow(actorId, false)
      performer.isOnline = isOnline
      for (const { channel } of channelsWith(actorId, world.accounts())) {
        channel.isActorOnline = isOnline
      }
      pushToAll({ type: isOnline ? 'actorOnline' : 'actorOffline', actorId })
      if (isOnline) answers.resume(actorId)
      else answers.pause(actorId)
      for (const listener of listeners) listener(actorId, isOnline)
    },

    listen: (listener) => void listeners.push(listener),
    listenFreeShows: (listener) => void freeShowListeners.push(listener),

    setFreeShow(actorId, isOn, guestId) {
      const { isOnline } = require(actorId)
      if (isOn && !isOnline) throw new Refusal(409, `actorId: ${actorId} is not online`, 'actorId')
      const accounts = guestId === undefined ? world.accounts() : [world.account(guestId)]
      for (const { account, channel } of channelsWith(actorId, accounts)) {
        if (channel.freeChat === isOn) continue
        channel.freeChat = isOn
        const type = isOn ? 'freeShowStarted' : 'freeShowStopped'
        push(account.id, { type, channelId: channel.id, actorId })
      }
      for (const listener of freeShowListeners) listener(actorId)
    },

    hear(account, channel, message) {
      if (manner !== 'quiet') answers.hear(account, channel, message)
    },

    stop() {
      moods.stop()
      answers.stop()
    },
  }

  const moods = startMoods(core, messenger, performers)
  return performers
}

declare module '../core/platform.ts' {
  interface Business {
    readonly performers: Performers
  }
}
