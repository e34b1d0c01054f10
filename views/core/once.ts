let attempt = 0

/** From now on whatever did not come is asked for again. */
export function forgetFailures(): void {
  attempt += 1
}

/** What was asked for and is not there yet, while somebody wants to know. */
let lacking: Set<Promise<unknown>> | undefined

/**
 * What a drawing lacks.
 * @param draw at once, to its end
 * @returns what it asked for that is still on its way; what stands for it was drawn instead
 */
export function lackingIn(draw: () => void): readonly Promise<unknown>[] {
  const own = new Set<Promise<unknown>>()
  lacking = own
  try {
    draw()
  } finally {
    lacking = undefined
  }
  return [...own]
}

/**
 * Loads something once, however often it is asked for.
 * @param load rejects when it did not come
 * @returns the same promise every time, also after it was rejected: `use` of React asks again and
 * again while it draws. Only after `forgetFailures` is a failed one begun anew.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  let failedAt: number | undefined
  let isSettled = false
  return () => {
    if (!loading || (failedAt !== undefined && failedAt < attempt)) {
      failedAt = undefined
      isSettled = false
      const begunAt = attempt
      const begun = load()
      loading = begun
      begun.then(
        // What `use` of React looks at first: what is there is drawn without a fallback before it
        (value) => {
          isSettled = true
          void Object.assign(begun, { status: 'fulfilled', value })
        },
        () => {
          isSettled = true
          failedAt = begunAt
        },
      )
    }
    if (!isSettled) lacking?.add(loading)
    return loading
  }
}
