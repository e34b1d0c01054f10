import type { Account } from '../core/account.ts'
import type { Channel, Message } from '../core/entities.ts'
import type { Language } from '../core/language.ts'
import type { PlatformCore } from '../core/platform.ts'
import { createRandom, type Random } from '../core/random.ts'
import type { World } from '../core/world.simulator.ts'
import {
  continued,
  giftMessage,
  type MessageContent,
  pictureMessage,
  textMessage,
} from './messengerHistory.ts'
import type { Messenger } from './messengerPost.ts'
import { messengerTexts } from './messengerTexts.ts'

/** Performers who answer whoever writes to them. */
export interface Answers {
  /** Answers after a while of typing, or once the performer comes online. */
  hear(account: Account, channel: Channel, message: Message): void
  /** She is online again: answers what waits. */
  resume(actorId: string): void
  /** She has gone: what she has not written waits. */
  pause(actorId: string): void
  stop(): void
}

/** A conversation in which the performer has something to answer. */
interface Debt {
  account: Account
  channel: Channel
  /** What the guest wrote since the last answer was begun. */
  heard: Message[]
  /** What is still to be written. */
  planned: MessageContent[]
  isLate: boolean
  timer: number | undefined
}

const shortestTyping = 1_500
const longestTyping = 6_000
/** Milliseconds that a character takes, and something that is no text. */
const perCharacter = 40
const perThing = 3_000

/** Milliseconds of typing before a message is sent: 1.5 s to 6 s. */
export function typingTime({ data }: MessageContent): number {
  const effort = typeof data === 'string' ? data.length * perCharacter : perThing
  return Math.min(longestTyping, shortestTyping + effort)
}

/** Makes performers answer; what they answer follows from the seed and the message. */
export function createAnswers({ clock, world }: PlatformCore, messenger: Messenger): Answers {
  const debts = new Map<string, Debt>()

  const isOnline = ({ channel }: Debt) => world.performers.get(channel.actorId)?.isOnline === true

  function goOn(debt: Debt): void {
    if (debt.timer !== undefined || !isOnline(debt)) return
    if (debt.planned.length === 0) {
      debt.planned = plan(debt)
      debt.heard = []
      debt.isLate = false
    }
    const [next] = debt.planned
    if (!next) return void debts.delete(debt.channel.id)
    debt.timer = clock.setTimeout(() => write(debt, next), typingTime(next))
  }

  function write(debt: Debt, content: MessageContent): void {
    const { account, channel, planned } = debt
    debt.timer = undefined
    if (channel.blocked) return void debts.delete(channel.id)
    planned.shift()
    messenger.receive(account.id, channel.id, content)
    if (planned.length === 0 && debt.heard.length === 0) debts.delete(channel.id)
    else goOn(debt)
  }

  function plan({ account, heard, isLate }: Debt): MessageContent[] {
    const last = heard.at(-1)
    if (!last) return []
    const { language } = account
    const random = createRandom(world.seed, `answer/${last.id}`)
    const main = [textMessage(answerTo({ heard, isLate, language, random, world }))]
    const more = random.next()
    if (more < 0.12) main.push(pictureMessage(`${last.id}-answer`, random))
    else if (more < 0.17) main.push(giftMessage({ gift1: 1 }))
    else if (more < 0.35) main.push(textMessage(random.pick(messengerTexts(language).asides)))
    return main
  }

  const ofActor = (actorId: string) =>
    [...debts.values()].filter(({ channel }) => channel.actorId === actorId)

  return {
    hear(account, channel, message) {
      const none = { account, channel, heard: [], planned: [], isLate: false, timer: undefined }
      const debt: Debt = debts.get(channel.id) ?? none
      debts.set(channel.id, debt)
      debt.heard.push(message)
      if (!isOnline(debt)) debt.isLate = true
      goOn(debt)
    },
    resume: (actorId) => ofActor(actorId).forEach(goOn),
    pause(actorId) {
      for (const debt of ofActor(actorId)) {
        if (debt.timer !== undefined) clock.clearTimeout(debt.timer)
        debt.timer = undefined
      }
    },
    stop() {
      for (const { timer } of debts.values()) if (timer !== undefined) clock.clearTimeout(timer)
      debts.clear()
    },
  }
}

/** The gift's name in a sentence: German alone writes it with a capital. */
function giftInWords(giftId: string, language: Language, world: World): string {
  const names = world.gifts.get(giftId)?.translations
  const name = names?.find((one) => one.language === language)?.value
  if (!name) return messengerTexts(language).gift
  return language === 'de' ? name : name.toLowerCase()
}

interface Said {
  /** What the guest wrote or did, oldest first. */
  heard: readonly Message[]
  /** Whether the guest had to wait for her. */
  isLate: boolean
  language: Language
  random: Random
  world: World
}

/** What a performer says to what a guest wrote or did. */
export function answerTo({ heard, isLate, language, random, world }: Said): string {
  const texts = messengerTexts(language)
  const [giftId] = heard.flatMap(({ includedGifts }) => Object.keys(includedGifts))
  if (giftId !== undefined) {
    return random.pick(texts.thanks).replace('{gift}', giftInWords(giftId, language, world))
  }
  const isTouched = heard.some(({ messageType }) => messageType === 'toyControl')
  if (isTouched) return random.pick(texts.reactions)
  const isQuestion = heard.some(({ data }) => typeof data === 'string' && data.includes('?'))
  const answer = random.pick(isQuestion ? texts.verdicts : texts.replies)
  return isLate ? continued(random.pick(texts.returns), answer) : answer
}
