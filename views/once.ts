/**
 * Loads something once, however often it is asked for.
 * @param load rejects when it did not come; the next call tries again
 * @returns the same promise while it is on its way and once it came, as `use` of React needs it
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    if (!loading) {
      const begun = load()
      begun.catch(() => {
        loading = undefined
      })
      loading = begun
    }
    return loading
  }
}
