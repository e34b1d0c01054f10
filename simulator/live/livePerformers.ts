import type { Message } from '../core/entities.ts'
import type { PlatformCore } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'
import { textMessage } from '../messenger/messengerHistory.ts'
import type { Messenger } from '../messenger/messengerPost.ts'
import type { PerformersManner } from '../messenger/performers.simulator.ts'
import { answerTo } from '../messenger/performersAnswers.ts'
import { exits, type LiveChat, liveReactions } from './liveChatKinds.ts'
import type { LiveChats } from './liveChats.simulator.ts'

/** What performers do in live chats. */
export interface LivePerformers {
  /** The guest of a chat has said something: after 1 to 4 s there is an answer, sometimes a reaction too. */
  hear(chat: LiveChat, message: Message): void
}

const shortestThought = 1_000
const longestThought = 4_000
/** How often an answer comes with a reaction. */
const reactionShare = 0.4
/** How often lively performers end the chat after it, which they do this many ms later. */
const leavingShare = 0.02
const farewell = 5_000

/** Quiet performers say nothing; what others say follows from the seed and what they heard. */
export function createLivePerformers(
  { calendar, push, world }: PlatformCore,
  { liveChats, messenger }: { liveChats: LiveChats; messenger: Messenger },
  manner: PerformersManner,
): LivePerformers {
  const heardIn = new WeakMap<LiveChat, Message[]>()

  function answer(chat: LiveChat): void {
    const { account, channelId, performer } = chat
    const heard = heardIn.get(chat) ?? []
    const last = heard.at(-1)
    heardIn.delete(chat)
    if (!account || !last || chat.code !== null) return
    if (messenger.channel(account, channelId).blocked) return
    const { language } = account
    const random = createRandom(world.seed, `live/${last.id}`)
    const words = answerTo({ heard, isLate: false, language, random, world })
    messenger.receive(account.id, channelId, textMessage(words))
    const isGiven = heard.some(
      ({ includedGifts, messageType }) =>
        messageType === 'toyControl' || Object.keys(includedGifts).length > 0,
    )
    if (random.chance(reactionShare) || isGiven) {
      const reaction = random.pick(liveReactions)
      push(account.id, { type: 'liveReaction', actorId: performer.id, reaction })
    }
    if (manner !== 'lively' || !random.chance(leavingShare)) return
    calendar.setTimeout(() => liveChats.end(chat, exits.performerEndedIt), farewell)
  }

  return {
    hear(chat, message) {
      if (manner === 'quiet') return
      const waiting = heardIn.get(chat)
      if (waiting) return void waiting.push(message)
      heardIn.set(chat, [message])
      const thought = createRandom(world.seed, `thought/${message.id}`)
      calendar.setTimeout(() => answer(chat), thought.between(shortestThought, longestThought))
    },
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly livePerformers: LivePerformers
  }
}
