/** How long a reload waits for what is being written, in ms. */
const reloadPatience = 3_000

/**
 * A reload that waits for what is being written: what the page was told to keep or to remove is kept or
 * removed when the next page begins.
 * @param after as of `Environment`
 * @param go loads the page anew
 * @returns `holdReload` names work that a reload waits for, however it ends, though no longer than
 * `reloadPatience` in all; `reload` goes at once when there is none
 */
export function heldReload(after: (ms: number, run: () => void) => () => void, go: () => void) {
  const works = new Set<Promise<unknown>>()
  let isWaiting = false

  function goOnce(): void {
    if (!isWaiting) return
    isWaiting = false
    go()
  }

  async function wait(): Promise<void> {
    const stop = after(reloadPatience, goOnce)
    while (works.size > 0) await Promise.allSettled([...works])
    stop()
    goOnce()
  }

  return {
    holdReload(work: Promise<unknown>): void {
      works.add(work)
      const forget = () => works.delete(work)
      work.then(forget, forget)
    },
    reload(): void {
      if (isWaiting) return
      isWaiting = true
      if (works.size === 0) goOnce()
      else void wait()
    },
  }
}
