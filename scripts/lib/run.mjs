import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './paths.mjs'

/**
 * @typedef {object} Ran
 * @property {number} code exit code; 128 + n when signal n ended it, 127 when it could not start
 * @property {string} output stdout and stderr together, empty when they were inherited
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/**
 * Sends a signal to everything that `run` started, with its descendants.
 * @param {NodeJS.Signals} signal
 * @returns {number} how many were still running
 */
export function signalAll(signal) {
  for (const child of running) signalGroup(child, signal)
  return running.size
}

process.on('exit', () => signalAll('SIGKILL'))

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (!child.pid) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    child.kill(signal)
  }
}

/**
 * Runs a command, as the leader of its own process group.
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd] the project's folder by default
 * @param {boolean} [options.inherit] shows the output instead of collecting it
 * @param {Record<string, string>} [options.env] added to this process's environment
 * @param {number} [options.timeout] ms after which it is killed with its descendants
 * @returns {Promise<Ran>} never rejects
 */
export function run(command, args, { cwd = root, inherit = false, env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    running.add(child)
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text) => (output += text))
    child.stderr?.setEncoding('utf8').on('data', (text) => (output += text))
    const limit = timeout && setTimeout(giveUp, timeout)

    function giveUp() {
      output += `\nended: not finished after ${Number(timeout) / 1000} s\n`
      signalGroup(child, 'SIGKILL')
    }

    /** @param {number} code */
    function finish(code) {
      clearTimeout(limit)
      running.delete(child)
      resolve({ code, output })
    }

    child.on('error', (error) => {
      output += error.message
      finish(127)
    })
    child.on('close', (code, signal) =>
      finish(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    )
  })
}
