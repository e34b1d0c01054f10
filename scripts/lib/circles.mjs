import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const source = /(?<!\.test)\.tsx?$/
const imported = /(?:\bfrom|\bimport\() ?'(\.[^'?]+)/g

/**
 * @param {string} root the project's folder
 * @param {string[]} rooms folders in it
 * @returns {Map<string, string[]>} what each file imports of them, types included; paths from the root
 */
export function importsOf(root, rooms) {
  const files = rooms.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((path) => join(room, path))
      .filter((path) => source.test(path)),
  )
  return new Map(
    files.map((file) => {
      const paths = [...readFileSync(join(root, file), 'utf8').matchAll(imported)]
        .map(([, path = '']) => join(root, dirname(file), path))
        .filter((path) => existsSync(path))
      return [file, paths.map((path) => relative(root, path))]
    }),
  )
}

/**
 * Finds files that lead back to themselves (Tarjan's strongly connected components).
 * @param {Map<string, string[]>} imports by file
 * @returns {string[][]} the circles, the largest first
 */
export function circlesOf(imports) {
  /** @type {Map<string, number>} */
  const order = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const circles = []

  /** @param {string} file @returns {number} the earliest file that it leads back to */
  function visit(file) {
    let low = order.size
    const index = low
    order.set(file, index)
    open.push(file)
    for (const next of imports.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low)
    }
    if (low === index) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle)
    }
    return low
  }

  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles.sort((a, b) => b.length - a.length)
}
