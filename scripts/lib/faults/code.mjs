import { parseSync } from 'vite'

/**
 * @typedef {import('./faults.mjs').Edit} Edit
 * @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of ESTree
 * @typedef {object} Place where a node stands
 * @property {Node[]} above from the one that holds it outwards
 * @property {boolean} isTable whether it is part of a constant of the module, outside of any function
 */

const functions = /Function(Declaration|Expression)$/
/** What is told to people, and what a chart's own mutants change. */
const leftAlone = /^(createMachine|setup|Error|TypeError|RangeError|describe)$/
const schema = /\.schema\.ts$|\/bounds\.ts$/

/** @type {Record<string, string>} */
const turned = {
  '&&': '||',
  '||': '&&',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
}

/**
 * Every fault of a file of TypeScript: one change in one place, as somebody could make it by mistake.
 * @param {string} file its path from the project's folder
 * @param {string} text
 * @returns {Edit[]} in the order of the text
 * @throws {Error} when the text is no TypeScript
 */
export function codeEdits(file, text) {
  const { program, errors } = parseSync(file, text)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  /** @type {Edit[]} */
  const edits = []
  const source = (/** @type {Node} */ node) => text.slice(node.start, node.end)
  walk(/** @type {any} */ (program), { above: [], isTable: false }, (node, place) => {
    for (const [kind, part, after] of changesOf(node, place, source, schema.test(file))) {
      edits.push({ kind, start: part.start, end: part.end, after, isTable: place.isTable })
    }
  })
  return edits.sort((a, b) => a.start - b.start || a.end - b.end)
}

/**
 * Goes through what has a value; types are passed over.
 * @param {Node} node
 * @param {Place} place
 * @param {(node: Node, place: Place) => void} visit
 */
function walk(node, { above, isTable }, visit) {
  if (/^(Import|TS(?!AsExpression|SatisfiesExpression|NonNull))/.test(node.type)) return
  if (leftAlone.test(node.callee?.name ?? node.callee?.property?.name ?? '')) {
    for (const argument of node.arguments) walkFunctions(argument, { above, isTable }, visit)
    return
  }
  const isConstant = node.type === 'VariableDeclaration' && above.every(isOutside)
  const inTable = (isTable || isConstant) && !functions.test(node.type)
  visit(node, { above, isTable: inTable })
  for (const child of childrenOf(node)) {
    walk(child, { above: [node, ...above], isTable: inTable }, visit)
  }
}

/**
 * Of what a chart is made of only the functions.
 * @type {typeof walk}
 */
function walkFunctions(node, place, visit) {
  if (functions.test(node.type)) return walk(node, { ...place, isTable: false }, visit)
  for (const child of childrenOf(node)) walkFunctions(child, place, visit)
}

const isOutside = (/** @type {Node} */ { type }) => /^(Program|Export)/.test(type)

/**
 * @param {Node} node
 * @returns {Node[]}
 */
function childrenOf(node) {
  return Object.values(node)
    .flat()
    .filter((child) => typeof child?.type === 'string')
}

/**
 * @param {Node} node
 * @param {Place} place
 * @param {(node: Node) => string} source
 * @param {boolean} isSchema
 * @returns {Generator<[kind: string, part: { start: number, end: number }, after: string]>}
 */
function* changesOf(node, { above, isTable }, source, isSchema) {
  const [parent] = above
  switch (node.type) {
    case 'ArrayExpression':
      yield* dropped(node.elements)
      break
    case 'ObjectExpression':
      yield* dropped(node.properties)
      yield* swapped(node.properties, source)
      if (isSchema && parent?.callee) yield* optional(node.properties, source)
      break
    case 'IfStatement':
    case 'ConditionalExpression':
      yield ['condition negated', node.test, `!(${source(node.test)})`]
      break
    case 'LogicalExpression':
      if (node.operator === '??') yield ['default dropped', node, `(${source(node.left)})`]
      else yield turnedIn(node, source)
      break
    case 'BinaryExpression':
      if (turned[node.operator]) yield turnedIn(node, source)
      break
    case 'Literal':
      yield* otherLiteral(node, parent)
      break
    case 'AwaitExpression':
      yield ['await dropped', node, `(${source(node.argument)})`]
      break
    case 'ReturnStatement':
      if (!node.argument) yield ['return dropped', node, ';']
      break
    case 'ExpressionStatement':
      if (/Call|Await/.test(node.expression.type)) yield ['call dropped', node, ';']
      break
    case 'CallExpression':
      if (isSchema && /^(optional|nullable|nullish)$/.test(node.callee.property?.name ?? '')) {
        yield ['made required', node, source(node.arguments[0])]
      }
      break
  }
  if (isTable && node.type === 'Property' && node.key.type === 'Identifier' && !node.shorthand) {
    yield ['key changed', node.key, `${node.key.name}Other`]
  }
}

/**
 * @param {(Node | null)[]} entries of an array or an object; one alone is not taken away from itself
 * @returns {Generator<[string, { start: number, end: number }, string]>}
 */
function* dropped(entries) {
  for (const [index, entry] of entries.entries()) {
    const next = entries[index + 1]
    const before = entries[index - 1]
    if (!entry || entries.length < 2) continue
    const part = next
      ? { start: entry.start, end: next.start }
      : { start: before?.end ?? entry.start, end: entry.end }
    yield ['entry dropped', part, '']
  }
}

/**
 * @param {Node[]} properties
 * @param {(node: Node) => string} source
 * @returns {Generator<[string, { start: number, end: number }, string]>}
 */
function* swapped(properties, source) {
  for (const [index, one] of properties.entries()) {
    const other = properties[index + 1]
    if (!isPlain(one) || !other || !isPlain(other)) continue
    const [first, second] = [source(one.value), source(other.value)]
    if (first === second) continue
    const between = source({ ...one, start: one.value.end, end: other.value.start })
    const part = { start: one.value.start, end: other.value.end }
    yield ['values swapped', part, second + between + first]
  }
}

/** @param {Node} property */
const isPlain = ({ type, shorthand, value, computed }) =>
  type === 'Property' && !shorthand && !computed && !functions.test(value.type)

/**
 * @param {Node[]} properties of what an object must have
 * @param {(node: Node) => string} source
 * @returns {Generator<[string, { start: number, end: number }, string]>}
 */
function* optional(properties, source) {
  for (const { type, key, value } of properties) {
    if (type !== 'Property' || functions.test(value.type)) continue
    if (/^v\.(optional|nullish)\(/.test(source(value))) continue
    yield ['made optional', { start: key.start, end: value.end }, optionalOf(key, value, source)]
  }
}

/**
 * @param {Node} key
 * @param {Node} value
 * @param {(node: Node) => string} source
 */
const optionalOf = (key, value, source) => `${source(key)}: v.optional(${source(value)})`

/**
 * @param {Node} node
 * @param {(node: Node) => string} source
 * @returns {[string, Node, string]}
 */
function turnedIn({ left, right, operator, ...node }, source) {
  const after = `${source(left)} ${turned[operator]} ${source(right)}`
  const kind = /[<>]/.test(operator) ? 'bound moved' : 'operator turned'
  return [kind, /** @type {Node} */ (node), /[&|]/.test(operator) ? `(${after})` : after]
}

/**
 * @param {Node} node
 * @param {Node | undefined} parent
 * @returns {Generator<[string, Node, string]>}
 */
function* otherLiteral(node, parent) {
  const { value } = node
  // Of what is measured one more would be nothing that anybody could tell
  if (typeof value === 'number')
    yield ['number changed', node, `${value * (value < 100 ? 1 : 2) + (value < 100 ? 1 : 0)}`]
  if (typeof value === 'boolean') yield ['answer turned', node, String(!value)]
  const isName = parent?.type === 'Property' && parent.key === node && !parent.computed
  if (
    typeof value === 'string' &&
    value !== '' &&
    !/^(Export|ExpressionS)/.test(parent?.type ?? '')
  ) {
    yield [
      isName ? 'key changed' : 'word changed',
      node,
      `'${value.replace(/['\\\n]/g, '\\$&')}Other'`,
    ]
  }
}
