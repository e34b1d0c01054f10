import { steppedClock } from '../../../fixtures/core/clock.fixtures.ts'
import type { AgentWindow } from '../agent/inWindow.ts'
import type { LinkWindow } from './link.ts'

type Listener = (event: MessageEvent) => void

/** A browser: windows of it share channels and locks, and a clock that is stepped. */
export function fakeBrowser() {
  const clock = steppedClock()
  const channels = new Set<{ name: string; hear: Listener; owner: object }>()
  const locks = new Map<string, Promise<unknown>>()

  /** Says something on a channel, as any page of an origin could. */
  function say(name: string, data: unknown, origin = own, except?: object): void {
    for (const channel of [...channels]) {
      if (channel.name === name && channel !== except) {
        channel.hear({ data: structuredClone(data), origin } as MessageEvent)
      }
    }
  }

  /** A window of the app or the inspector. */
  function open() {
    const listeners = new Map<string, Set<() => void>>()
    const owner = {}
    let isGone = false
    let crash: () => void = () => undefined
    const isOver = new Promise<void>((resolve) => {
      crash = resolve
    })

    class Channel {
      readonly #hears = new Set<{ react: Listener; isOnce: boolean }>()
      readonly #channel: { name: string; hear: Listener; owner: object }
      constructor(name: string) {
        this.#channel = {
          name,
          owner,
          hear: (event) => {
            for (const each of [...this.#hears]) {
              if (each.isOnce) this.#hears.delete(each)
              each.react(event)
            }
          },
        }
        channels.add(this.#channel)
      }
      addEventListener(_: 'message', react: Listener, { once = false } = {}) {
        this.#hears.add({ react, isOnce: once })
      }
      postMessage(data: unknown) {
        if (!isGone) say(this.#channel.name, data, own, this.#channel)
      }
      close() {
        channels.delete(this.#channel)
      }
    }

    async function request(name: string, { signal }: LockOptions, run: () => unknown) {
      while (locks.has(name)) await locks.get(name)
      if (signal?.aborted) throw new DOMException('given up', 'AbortError')
      const held = Promise.race([Promise.resolve(run()), isOver]).then(() => locks.delete(name))
      locks.set(name, held)
      await held
    }

    const page = {
      BroadcastChannel: Channel,
      crypto,
      location: { origin: own },
      performance: { now: () => clock.now() },
      navigator: { locks: { request } },
      setTimeout: (run: () => void, ms: number) => clock.setTimeout(run, ms),
      clearTimeout: (id: never) => clock.clearTimeout(id),
      addEventListener(type: string, react: () => void) {
        listeners.set(type, (listeners.get(type) ?? new Set()).add(react))
      },
    } as unknown as AgentWindow & LinkWindow

    return {
      page,
      /** The page is left: it may say a last word. */
      leave() {
        for (const react of listeners.get('pagehide') ?? []) react()
        vanish()
      },
      /** It is gone without a word. */
      crash: vanish,
    }

    function vanish() {
      isGone = true
      for (const channel of [...channels]) if (channel.owner === owner) channels.delete(channel)
      crash()
    }
  }

  /** Lets what was promised come about, and so many ms pass. */
  async function pass(ms = 100): Promise<void> {
    for (let left = ms; left >= 0; left -= 10) {
      await settled()
      clock.step(10)
    }
    await settled()
  }

  return { open, say, pass }
}

const own = 'http://localhost:5173'

async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
