import { type AnyEventObject, SimulatedClock } from 'xstate'
import { type Recording, type RecordOptions, record } from '../../engine/index.ts'
import { mostNumbers, shopMachine } from './shop.machine.ts'

type Shop = typeof shopMachine

/** The shop while it is being recorded. */
export interface RecordedShop {
  recording: Recording<Shop>
  clock: SimulatedClock
  /** To the shop, or to an actor below it: `order-1`, `order-1/courier`. */
  send(event: AnyEventObject, path?: string): void
  /** Lets time pass. */
  wait(ms: number): void
  /** Until promises have answered. */
  settle(): Promise<void>
}

/** Begins to record the shop. */
export function recordShop(options: Partial<RecordOptions<Shop>> = {}): RecordedShop {
  const clock = new SimulatedClock()
  const recording = record(shopMachine, {
    id: 'shop',
    session: 'example',
    build: 'example-1',
    seed: 1,
    clock,
    now: () => clock.now(),
    ...options,
  } as RecordOptions<Shop>)
  const { actor } = recording
  return {
    recording,
    clock,
    send(event, path = '') {
      let to: { send(event: AnyEventObject): void; getSnapshot(): unknown } = actor as never
      for (const id of path.split('/').filter(Boolean)) {
        const { children } = to.getSnapshot() as { children: Record<string, typeof to> }
        to = children[id] as typeof to
      }
      to.send(event)
    },
    wait: (ms) => clock.increment(ms),
    settle: () => new Promise((resolve) => setTimeout(resolve)),
  }
}

/** A shop that has taken an order, refused a part of it, and delivered it. */
export async function recordDay(options: Partial<RecordOptions<Shop>> = {}): Promise<RecordedShop> {
  const shop = recordShop(options)
  const { recording, send, wait, settle } = shop
  recording.actor.start()
  send({ type: 'shop.opened' })
  send({ type: 'shop.rushBegan' })
  send({ type: 'shop.ringRequested' })
  send({ type: 'shop.orderBegun' })
  send({ type: 'order.placed' }, 'order-1')
  send({ type: 'order.dishAdded', dish: { name: 'Soup', price: 8 } }, 'order-1')
  send({ type: 'order.dishAdded', dish: { name: 'Stew', price: 19 } }, 'order-1')
  send({ type: 'order.addressGiven', street: 'Long Lane 4', floor: 2 }, 'order-1')
  send({ type: 'order.placed' }, 'order-1')
  send({ type: 'order.voucherEntered', code: 'SPRING' }, 'order-1')
  send({ type: 'order.placed' }, 'order-1')
  await settle()
  wait(500)
  wait(1_500)
  send({ type: 'courier.rested' }, 'order-1/courier')
  wait(5_000)
  send({ type: 'courier.rested' }, 'order-1/courier')
  send({ type: 'courier.resumed' }, 'order-1/courier')
  send({ type: 'courier.rested' }, 'order-1/courier')
  wait(5_000)
  send({ type: 'shop.closed' })
  send({ type: 'shop.opened' })
  return shop
}

/**
 * A log of many entries.
 * @param entries about how many
 */
export function recordLong(
  entries: number,
  options: Partial<RecordOptions<Shop>> = {},
): RecordedShop {
  const shop = recordShop(options)
  const { recording, send, wait } = shop
  recording.actor.start()
  send({ type: 'shop.opened' })
  let taken = 1
  for (let count = 0; taken < entries; count++) {
    const number = (count % mostNumbers) + 1
    send({ type: 'shop.orderBegun' })
    const order = `order-${number}`
    for (let dish = 0; dish < 5; dish++) {
      const price = 3 + ((number + dish) % 9)
      send(
        { type: 'order.dishAdded', dish: { name: `Dish ${(number + dish) % 40}`, price } },
        order,
      )
      send({ type: 'shop.noteWritten', note: `note ${number}.${dish}` })
    }
    send({ type: 'order.cancelled', reason: 'changedMind' }, order)
    send({ type: 'shop.orderForgotten', number })
    send({ type: 'shop.rushBegan' })
    wait(10_000)
    taken += 15
  }
  return shop
}
