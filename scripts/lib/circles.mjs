/**
 * Finds files that lead back to themselves (Tarjan's strongly connected components).
 * @param {ReadonlyMap<string, Iterable<string>>} next by file, those that it leads to
 * @returns {string[][]} the circles, the largest first
 */
export function circlesOf(next) {
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
    for (const other of next.get(file) ?? []) {
      if (!order.has(other)) low = Math.min(low, visit(other))
      else if (open.includes(other)) low = Math.min(low, order.get(other) ?? low)
    }
    if (low === index) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) circles.push(circle)
    }
    return low
  }

  for (const file of next.keys()) if (!order.has(file)) visit(file)
  return circles.sort((a, b) => b.length - a.length)
}
