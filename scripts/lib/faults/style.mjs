import { parse } from 'postcss'

/**
 * @typedef {import('./faults.mjs').Edit} Edit
 * @typedef {import('postcss').Declaration} Declaration
 */

/**
 * What a style sheet owes to somebody.
 * @typedef {[kind: string, isOne: (declaration: Declaration) => boolean, after?: string]} Kind the value that a
 * declaration gets; it is dropped without one
 */

/** Anything else is taste, and no test's. */
const kinds = /** @type {Kind[]} */ ([
  [
    'focus not shown',
    ({ prop, value, parent }) =>
      /^outline$/.test(prop) && value !== 'none' && /focus/.test(selectorOf(parent)),
    // dropped, a browser draws its own
    'none',
  ],
  [
    'target too small',
    ({ prop, value }) =>
      /^(min-)?(height|width|block-size|inline-size)$/.test(prop) &&
      value.startsWith('var(--target'),
    // dropped, another rule may make it larger
    '1rem',
  ],
  [
    'shown though hidden',
    ({ prop, value }) =>
      (prop === 'display' && value === 'none') ||
      (prop === 'visibility' && value === 'hidden') ||
      prop === 'clip-path',
  ],
  ['in the way', ({ prop, value }) => prop === 'pointer-events' && value === 'none'],
  ['not in place', ({ prop, value }) => prop === 'position' && /^(fixed|sticky)$/.test(value)],
])

const width = /\(width (<|>=) /

/**
 * Every fault of a style sheet that somebody would meet: what shows the focus, how large a target is, what is
 * hidden or stays in its place, and what holds for narrow windows or for those who want less motion.
 * @param {string} file its path from the project's folder
 * @param {string} text
 * @returns {Edit[]} in the order of the text
 * @throws {Error} when the text is no CSS
 */
export function styleEdits(file, text) {
  /** @type {Edit[]} */
  const edits = []
  const sheet = parse(text, { from: file })
  sheet.walkDecls((declaration) => {
    const [kind, , value] = kinds.find(([, isOne]) => isOne(declaration)) ?? []
    const after = value ? `${declaration.prop}: ${value};` : ''
    if (kind) edits.push({ kind, ...placeOf(declaration), after, isTable: false })
  })
  sheet.walkAtRules(/^(media|container)$/, (rule) => {
    const place = placeOf(rule)
    if (/prefers-|forced-colors|hover: none/.test(rule.params)) {
      edits.push({ kind: 'media dropped', ...place, after: '', isTable: false })
    } else if (width.test(rule.params)) {
      const start = place.start + text.slice(place.start).search(width)
      const sign = width.exec(text.slice(start))?.[1]
      const end = start + `(width ${sign} `.length
      const after = `(width ${sign === '<' ? '>=' : '<'} `
      edits.push({ kind: 'media turned', start, end, after, isTable: false })
    }
  })
  return edits.sort((a, b) => a.start - b.start || a.end - b.end)
}

/**
 * @param {import('postcss').ChildNode} node
 * @returns {{ start: number, end: number }}
 */
function placeOf({ source }) {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 }
}

/**
 * @param {import('postcss').Declaration['parent']} rule
 * @returns {string} with those of the rules around it
 */
function selectorOf(rule) {
  if (!rule || !('selector' in rule)) return ''
  return `${selectorOf(rule.parent)} ${rule.selector}`
}
