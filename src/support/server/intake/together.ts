/** How work is done together. */
interface Manner<TItem> {
  /** So much is done at once at most. */
  most: number
  /** Of what has the same key, one is done at a time; without it, all go together. */
  keyOf?(item: TItem): string
  /** Resolves once what has come to the process until now was read, which a database within it would keep waiting. */
  read?(): Promise<void>
}

interface Waiting<TItem, TResult> {
  item: TItem
  resolve(result: TResult): void
  reject(error: unknown): void
}

/**
 * Does together what comes while something is being done, and answers each by itself.
 * @param work gives for each item its result, or the error that it alone has. When it throws, each is done alone.
 * @returns does an item; rejects with its error
 */
export function together<TItem, TResult>(
  work: (items: readonly TItem[]) => Promise<(TResult | Error)[]>,
  { most, keyOf, read = nextTurn }: Manner<TItem>,
): (item: TItem) => Promise<TResult> {
  let waiting: Waiting<TItem, TResult>[] = []
  let isAtWork = false

  function taken(): Waiting<TItem, TResult>[] {
    const keys = new Set<string>()
    const now: Waiting<TItem, TResult>[] = []
    const later: Waiting<TItem, TResult>[] = []
    for (const each of waiting) {
      const key = keyOf?.(each.item)
      const isFirst = key === undefined || !keys.has(key)
      if (key !== undefined) keys.add(key)
      if (isFirst && now.length < most) now.push(each)
      else later.push(each)
    }
    waiting = later
    return now
  }

  async function done(some: readonly Waiting<TItem, TResult>[]): Promise<void> {
    let results: (TResult | Error)[]
    try {
      results = await work(some.map(({ item }) => item))
    } catch (error) {
      if (some.length > 1) for (const each of some) await done([each])
      else some[0]?.reject(error)
      return
    }
    for (const [index, { resolve, reject }] of some.entries()) {
      const result = results[index]
      if (result instanceof Error) reject(result)
      else resolve(result as TResult)
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isAtWork) return
      isAtWork = true
      void (async () => {
        while (waiting.length > 0) {
          await read()
          await done(taken())
        }
        isAtWork = false
      })()
    })
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
