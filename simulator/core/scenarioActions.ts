import { randomUUID } from 'node:crypto'
import { giftMessage } from '../messenger/messengerHistory.ts'
import { writeOnAWhim } from '../messenger/performersMoods.ts'
import type { Channel } from './entities.ts'
import type { Business, PlatformCore } from './platform.ts'
import type { Random } from './random.ts'
import { Refusal } from './refusal.ts'
import type { ScenarioAction } from './scenarioCatalogue.ts'

/** The parts of the business in which scenarios do something. */
export type ScenarioBusiness = Pick<
  Business,
  'ageChecks' | 'messenger' | 'performers' | 'purchases'
>

/** For whom something is done, and the chance by which it is. */
export interface ScenarioTarget {
  /** A guest id, or `*` for all. */
  to: string
  random: Random
}

/**
 * Makes what carries out the steps of scenarios. It throws a Refusal for what the guest or the world
 * does not allow at the moment.
 */
export function createScenarioActions(
  { faults, world }: PlatformCore,
  { ageChecks, messenger, performers, purchases }: ScenarioBusiness,
) {
  const openChannels = (to: string) =>
    to === '*' ? [] : world.account(to).channels.filter(({ blocked }) => !blocked)

  /** Somebody who is online, or not: whom the guest writes with before others. */
  function pickPerformer(isOnline: boolean, { to, random }: ScenarioTarget): string {
    const own = new Set(openChannels(to).map(({ actorId }) => actorId))
    const all = [...world.performers.values()].filter((one) => one.isOnline === isOnline)
    const known = all.filter(({ id }) => own.has(id))
    if (all.length === 0) throw new Refusal(409, `nobody is ${isOnline ? 'online' : 'offline'}.`)
    return random.pick(known.length > 0 ? known : all).id
  }

  /** A channel whose performer is online and gives no free show. */
  function pickChannel({ to, random }: ScenarioTarget): Channel {
    const meant = openChannels(to).filter(
      ({ isActorOnline, freeChat }) => isActorOnline && !freeChat,
    )
    if (meant.length > 0) return random.pick(meant)
    throw new Refusal(409, `nobody whom ${to} writes with is online and without a free show.`)
  }

  return (action: ScenarioAction, target: ScenarioTarget) => {
    const { to, random } = target
    switch (action.does) {
      case 'switchOn':
        return faults.set(to, action.fault, action.params)
      case 'switchOff':
        return faults.set(to, action.fault, null)
      case 'comeOnline':
        return performers.setOnline(pickPerformer(false, target), true)
      case 'goOffline':
        return performers.setOnline(pickPerformer(true, target), false)
      case 'write':
        return writeOnAWhim(messenger, world.account(to), pickChannel(target), random)
      case 'sendGift': {
        const content = giftMessage({ [random.pick([...world.gifts.keys()])]: 1 })
        return messenger.receive(to, pickChannel(target).id, content)
      }
      case 'startShow':
        return performers.setFreeShow(pickChannel(target).actorId, true, to)
      case 'endShow':
        for (const { actorId, freeChat } of openChannels(to)) {
          if (freeChat) performers.setFreeShow(actorId, false, to)
        }
        return
      case 'pay': {
        const order = { key: randomUUID(), coins: action.coins, method: 'CC' as const }
        return purchases.charge(world.account(to), order)
      }
      case 'beginAgeCheck':
        return ageChecks.begin(world.account(to))
      case 'acceptAgeCheck':
        return ageChecks.decide(to, { isAccepted: true })
    }
  }
}
