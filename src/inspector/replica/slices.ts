/** Work that takes long is cut into slices of this length, in ms: questions are answered in between. */
const sliceTime = 16

/** Cuts long work into slices. */
export class Slices {
  #begun = performance.now()

  /** Lets others work once a slice is over. */
  async rest(): Promise<void> {
    if (performance.now() - this.#begun < sliceTime) return
    await pause()
    this.#begun = performance.now()
  }

  get isOver(): boolean {
    return performance.now() - this.#begun >= sliceTime
  }
}

/** Until everything else that waits had its turn. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}

/** Keeps the latest of what was asked for. */
export class Recent<T> {
  readonly #most: number
  readonly #kept = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): T | undefined {
    const value = this.#kept.get(key)
    if (value === undefined) return undefined
    this.#kept.delete(key)
    this.#kept.set(key, value)
    return value
  }

  set(key: string, value: T): void {
    this.#kept.delete(key)
    this.#kept.set(key, value)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= this.#most) return
      this.#kept.delete(oldest)
    }
  }

  clear(): void {
    this.#kept.clear()
  }
}

/** How many of an ascending list are not above a number. */
export function countUpTo(ascending: readonly number[], most: number): number {
  let low = 0
  let high = ascending.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ascending[middle] as number) <= most) low = middle + 1
    else high = middle
  }
  return low
}
