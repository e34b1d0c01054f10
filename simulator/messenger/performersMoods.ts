import type { Account } from '../core/account.ts'
import type { Channel } from '../core/entities.ts'
import type { PlatformCore } from '../core/platform.ts'
import { createRandom, type Random } from '../core/random.ts'
import { freeShowMessage, pictureMessage, textMessage } from './messengerHistory.ts'
import type { Messenger } from './messengerPost.ts'
import { messengerTexts } from './messengerTexts.ts'
import type { Performers } from './performers.simulator.ts'

/** Milliseconds between two whims. */
const shortestRest = 12_000
const longestRest = 25_000
const freeShowLength = 60_000

/**
 * Lively performers come and go, write and start free shows, a few times a minute and only while
 * somebody is there to see it.
 */
export function startMoods(
  { clock, connectedGuests, world }: PlatformCore,
  messenger: Messenger,
  performers: Performers,
): { stop(): void } {
  const random = createRandom(world.seed, 'moods')
  const timers = new Set<number>()

  function later(run: () => void, delay: number): void {
    const timer = clock.setTimeout(() => {
      timers.delete(timer)
      run()
    }, delay)
    timers.add(timer)
  }

  function rest(): void {
    later(act, random.between(shortestRest, longestRest))
  }

  function act(): void {
    const guests = connectedGuests()
    if (guests.length > 0) follow(world.account(random.pick(guests)))
    rest()
  }

  function follow(account: Account): void {
    const open = account.channels.filter(({ blocked }) => !blocked)
    const awake = open.filter(({ isActorOnline }) => isActorOnline)
    const whim = random.next()
    if (whim < 0.5 || awake.length === 0) comeOrGo(open)
    else if (whim < 0.65) giveShow(account, random.pick(awake))
    else writeOnAWhim(messenger, account, random.pick(awake), random)
  }

  function comeOrGo(open: Channel[]): void {
    const { actorId } =
      open.length > 0 && random.chance(0.8)
        ? random.pick(open)
        : { actorId: random.pick([...world.performers.keys()]) }
    performers.setOnline(actorId, world.performers.get(actorId)?.isOnline !== true)
  }

  function giveShow(account: Account, { id, actorId, freeChat }: Channel): void {
    performers.setFreeShow(actorId, !freeChat)
    if (freeChat) return
    const { invitations } = messengerTexts(account.language)
    messenger.receive(account.id, id, freeShowMessage(random.pick(invitations)))
    later(() => performers.setFreeShow(actorId, false), freeShowLength)
  }

  if (performers.manner === 'lively') rest()
  return {
    stop() {
      for (const timer of timers) clock.clearTimeout(timer)
      timers.clear()
    },
  }
}

/** The performer of a channel sends a few words or a picture. */
export function writeOnAWhim(
  messenger: Messenger,
  { id: guestId, language }: Account,
  { id }: Channel,
  random: Random,
): void {
  const { greetings, tales } = messengerTexts(language)
  const content = random.chance(0.3)
    ? pictureMessage(`${id}-whim${random.between(1, 9_999)}`, random)
    : textMessage(random.pick(random.chance(0.5) ? greetings : tales))
  messenger.receive(guestId, id, content)
}
