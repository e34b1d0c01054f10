let attempt = 0

/** From now on whatever did not come is asked for again. */
export function forgetFailures(): void {
  attempt += 1
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
  return () => {
    if (!loading || (failedAt !== undefined && failedAt < attempt)) {
      failedAt = undefined
      const begunAt = attempt
      const begun = load()
      loading = begun
      begun.then(
        // What `use` of React looks at first: what is there is drawn without a fallback before it
        (value) => Object.assign(begun, { status: 'fulfilled', value }),
        () => {
          failedAt = begunAt
        },
      )
    }
    return loading
  }
}
