import { createServer } from 'node:net'

const highest = 65_535

/**
 * Finds a port that nobody listens on, from one on, and says so when it is another.
 * @param {number} from
 * @param {readonly number[]} [taken] promised to others
 * @returns {Promise<number>}
 * @throws {Error} when there is none
 */
export async function freePort(from, taken = []) {
  for (let port = from; port <= highest; port++) {
    if (taken.includes(port) || !(await isFree(port))) continue
    if (port !== from) console.error(`port ${from} is taken, using ${port}`)
    return port
  }
  throw new Error(`there is no free port from ${from} on`)
}

/** @param {number} port */
async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) if (!(await canListen(port, host))) return false
  return true
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>} also where there is no such kind of address
 */
function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code !== 'EADDRINUSE'),
    )
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}
