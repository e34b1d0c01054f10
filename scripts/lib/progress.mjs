/**
 * A duration as people read it.
 * @param {number} ms
 * @returns {string} such as "0.4 s" or "2 min 5 s"
 */
export function duration(ms) {
  const seconds = ms / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/**
 * Does some work and says so in one line on stderr: what is under way, then how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work gave; its error passes through
 */
export async function progress(what, work) {
  const begin = performance.now()
  process.stderr.write(`${what} … `)
  try {
    const result = await work()
    process.stderr.write(`${duration(performance.now() - begin)}\n`)
    return result
  } catch (error) {
    process.stderr.write('failed\n')
    throw error
  }
}
