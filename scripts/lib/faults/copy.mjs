import { spawn } from 'node:child_process'
import { constants, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../paths.mjs'
import { planted } from './faults.mjs'
import { heldCompiler } from './types.mjs'

/**
 * @typedef {import('./faults.mjs').Fault} Fault
 * @typedef {import('./held.mjs').Question} Question
 * @typedef {import('./held.mjs').Answer} Answer
 * @typedef {'unit' | 'browser'} Runner
 * @typedef {{ child: import('node:child_process').ChildProcess, isReady: Promise<unknown> }} Held
 */

/**
 * A copy of the project in a folder of its own, into which faults are planted, one at a time.
 * @typedef {object} Copy
 * @property {string} folder
 * @property {(fault: Fault, text: string) => void} plant writes the fault over the text of its file
 * @property {(fault: Fault, text: string) => void} mend writes the text again
 * @property {(runner: Runner, question: { files: string[], pattern?: string }) => Promise<Answer | 'late'>} ask runs tests;
 * late, when they have not ended in time
 * @property {(file: string) => string | undefined} faultOfTypes what the compiler says first about a file and those that use it,
 * if it says something
 * @property {() => void} remove ends what runs there and takes the folder away
 */

/**
 * @param {string[]} files of the project, by path
 * @param {(file: string) => Iterable<string>} usersOf a file: itself and those that use it, the nearest first
 * @param {number} timeout of a question, ms
 * @param {string} [from] the project's folder
 * @returns {Copy}
 */
export function copyOfProject(files, usersOf, timeout, from = root) {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-faults-'))
  for (const file of files) {
    if (existsSync(join(from, file))) cpSync(join(from, file), join(folder, file))
  }
  // No link: what lies outside of its folder the server of the browser's tests does not give away
  cpSync(join(from, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  })
  const compiler = heldCompiler(folder, usersOf)
  /** @type {Map<Runner, Held>} */
  const held = new Map()
  /** @type {Record<Runner, Set<string>>} what each has not heard of yet */
  const unheard = { unit: new Set(), browser: new Set() }
  const write = (/** @type {string} */ file, /** @type {string} */ text) => {
    writeFileSync(join(folder, file), text)
    for (const files of Object.values(unheard)) files.add(file)
    compiler.note(file)
  }
  return {
    folder,
    plant: (fault, text) => write(fault.file, planted(text, fault)),
    mend: (fault, text) => write(fault.file, text),
    async ask(runner, question) {
      const { child, isReady } = held.get(runner) ?? startHeld(folder, runner)
      held.set(runner, { child, isReady })
      await isReady
      const changed = [...unheard[runner]]
      unheard[runner].clear()
      const answer = await answerOf(child, { ...question, changed }, timeout)
      if (answer === 'late') {
        kill(child)
        held.delete(runner)
      }
      return answer
    },
    faultOfTypes: (file) => compiler.faultOf(file),
    remove() {
      compiler.close()
      for (const { child } of held.values()) kill(child)
      // What was just killed may still write
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}

/**
 * @param {string} folder
 * @param {Runner} runner
 * @returns {Held}
 */
function startHeld(folder, runner) {
  const child = spawn(process.execPath, ['scripts/lib/faults/held.mjs', runner], {
    cwd: folder,
    env: {
      ...process.env,
      // One run after the other in one process is more than Node expects
      NODE_NO_WARNINGS: '1',
      // React as in `npm test`
      ...(runner === 'browser' && { NODE_ENV: 'production' }),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    detached: true,
  })
  const isReady = new Promise((resolve, reject) => {
    child.once('message', () => resolve(undefined))
    child.once('exit', (code) =>
      reject(new Error(`The tests could not begin: ended with ${code}.`)),
    )
  })
  return { child, isReady }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Question} question
 * @param {number} timeout ms
 * @returns {Promise<Answer | 'late'>}
 */
function answerOf(child, question, timeout) {
  return new Promise((resolve) => {
    const limit = setTimeout(finish, timeout, 'late')
    const ended = () => finish('late')
    child.once('message', finish)
    child.once('exit', ended)
    child.send(question)

    /** @param {any} answer */
    function finish(answer) {
      clearTimeout(limit)
      child.off('message', finish)
      child.off('exit', ended)
      resolve(answer)
    }
  })
}

/** @param {import('node:child_process').ChildProcess} child with all that it started */
function kill(child) {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
