import { createHash } from 'node:crypto'
import { codeEdits } from './code.mjs'
import { styleEdits } from './style.mjs'

/**
 * One change of a text: what stands between two offsets becomes something else.
 * @typedef {{ kind: string, start: number, end: number, after: string, isTable: boolean }} Edit
 * @typedef {'schemas' | 'declared' | 'tables' | 'services' | 'selectors' | 'machines' | 'styles'} Room
 * @typedef {Edit & { name: string, key: string, file: string, room: Room }} Fault with its name
 * `FILE:LINE KIND BEFORE → AFTER`, and a key that has the text of the line for its number: it stays when others move it
 */

const rooms = /** @type {[Room, RegExp][]} */ ([
  ['styles', /^(views|src)\/.*\.css$/],
  ['schemas', /\.schema\.ts$|^services\/core\/bounds\.ts$/],
  ['declared', /\.declared\.ts$/],
  ['tables', /^src\/(wire|areas\/\w+)\.ts$/],
  ['services', /^services\/.*\.ts$/],
  ['selectors', /^machines\/.*\.selectors\.ts$/],
  ['machines', /^machines\/.*\.ts$/],
])
/** What only tests read, what is made from something else, and what only types stand in. */
const leftOut =
  /\.(test|fixtures|cases|laws|introspection|documents|types|d|plugin)\.tsx?$|\/testing\//

/**
 * @param {string} file its path from the project's folder
 * @returns {Room | undefined} undefined where no faults are planted
 */
export function roomOf(file) {
  return leftOut.test(file) ? undefined : rooms.find(([, pattern]) => pattern.test(file))?.[0]
}

/**
 * Every fault that can be planted into a file.
 * @param {string} file its path from the project's folder
 * @param {string} text
 * @returns {Fault[]} in the order of the text; none where no faults are planted
 * @throws {Error} when the text cannot be read
 */
export function faultsOf(file, text) {
  const room = roomOf(file)
  if (!room) return []
  const edits = file.endsWith('.css') ? styleEdits(file, text) : codeEdits(file, text)
  /** @type {Map<string, number>} */
  const named = new Map()
  return edits.map((edit) => {
    const name = nameOf(file, text, edit)
    const times = (named.get(name) ?? 0) + 1
    named.set(name, times)
    const isOfTable = edit.isTable && !/^(schemas|declared)$/.test(room)
    return {
      ...edit,
      file,
      room: isOfTable ? 'tables' : room,
      name: times > 1 ? `${name} #${times}` : name,
      key: `${keyOf(name, text, edit)}${times > 1 ? ` #${times}` : ''}`,
    }
  })
}

/**
 * @param {string} text of the fault's file
 * @param {Fault} fault
 * @returns {string} the text with the fault in it
 */
export function planted(text, { start, end, after }) {
  return text.slice(0, start) + after + text.slice(end)
}

/**
 * A sample of faults, of each room as many as of the others as long as it has some.
 * @param {readonly Fault[]} faults
 * @param {number} size
 * @param {string | number} seed another one takes others
 * @returns {Fault[]} in an order that depends on the names and the seed alone
 */
export function sampled(faults, size, seed) {
  const byChance = (/** @type {Fault} */ { name }) =>
    createHash('sha256').update(`${seed} ${name}`).digest('hex')
  const shuffled = faults
    .map((fault) => ({ fault, chance: byChance(fault) }))
    .sort((a, b) => (a.chance < b.chance ? -1 : 1))
  /** @type {Map<Room, number>} */
  const taken = new Map()
  return shuffled
    .map(({ fault }) => {
      const turn = taken.get(fault.room) ?? 0
      taken.set(fault.room, turn + 1)
      return { fault, turn }
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, size)
    .map(({ fault }) => fault)
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Edit} edit
 */
function nameOf(file, text, { kind, start, end, after }) {
  const line = text.slice(0, start).split('\n').length
  return `${file}:${line} ${kind} ${short(text.slice(start, end))} → ${short(after) || 'nothing'}`
}

/**
 * @param {string} name
 * @param {string} text
 * @param {Edit} edit
 */
function keyOf(name, text, { start }) {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1).split('\n', 1)[0] ?? ''
  return `${name.replace(/^(\S+?):\d+ /, '$1 ')} in ${line.trim()}`
}

/** @param {string} code */
function short(code) {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
