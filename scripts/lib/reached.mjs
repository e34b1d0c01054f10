/** Where the end-to-end tests leave what the app came to. */
export const censusFolder = '.results/census'
/** Where they leave the logs of their pages, when they are asked to. */
export const logsFolder = '.results/logs'

/** What is counted, by its name in a census, and what a line calls it. */
const kinds = /** @type {const} */ ({
  addresses: 'addresses',
  events: 'event types',
  pages: 'pages',
  modals: 'modal boxes',
  services: 'services',
})

/**
 * @typedef {keyof typeof kinds} Kind
 * @typedef {Partial<Record<Kind, string[]>>} Census names that the app came to, nothing else
 * @typedef {{ what: string, reached: number, all: number, missing: string[] }} Count
 * @typedef {{ name: string, area: string, missing: string }} Waiting
 */

/**
 * What the code declares: the members of `Addresses`, the types of events, the routes, the modal boxes
 * and the slots of services.
 * @param {Record<string, string>} texts of the files below machines/, by path; tests are left aside
 * @returns {Record<Kind, string[]>} sorted, each name once
 */
export function declaredIn(texts) {
  const code = Object.entries(texts).filter(([path]) => !path.endsWith('.test.ts'))
  const all = code.map(([, text]) => text).join('\n')
  const fileOf = (/** @type {string} */ end) => code.find(([path]) => path.endsWith(end))?.[1] ?? ''
  const events = code.flatMap(([path, text]) => (path.endsWith('.events.ts') ? [text] : []))
  const routes = between(fileOf('routes.shapes.ts'), 'shapes = {', '\n}')
  const modals = between(fileOf('modals.events.ts'), 'modalIds = [', ']')
  const addresses = [...all.matchAll(/interface Addresses \{([^}]*)\}/g)].map(([body]) => body)
  return {
    addresses: found(addresses.join('\n'), /^\s*(\w+): /gm),
    events: found(events.join('\n'), /\btype: '(\w+\.\w+)'/g),
    pages: found(routes, /^ {2}(\w+): \{/gm),
    modals: found(modals, /'([\w-]+)'/g),
    services: found(all, /\b(?:promise|callback)Slot(?:<[^(]*>)?\(\s*'(\w+)'/g),
  }
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function found(text, pattern) {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()
}

/**
 * @param {string} text
 * @param {string} begin
 * @param {string} end
 */
function between(text, begin, end) {
  return text.split(begin)[1]?.split(end)[0] ?? ''
}

/**
 * How much of what is declared the app came to.
 * @param {Record<Kind, string[]>} declared
 * @param {Census[]} censuses
 * @returns {Count[]} of each kind, with the names that nothing came to
 */
export function countReached(declared, censuses) {
  return /** @type {Kind[]} */ (Object.keys(kinds)).map((kind) => {
    const met = new Set(censuses.flatMap((census) => census[kind] ?? []))
    const missing = declared[kind].filter((name) => !met.has(name))
    const all = declared[kind].length
    return { what: kinds[kind], reached: all - missing.length, all, missing }
  })
}

/**
 * What is there and proven, but waits for a view that leads to it.
 * @param {string} markdown docs/reached.md: rows of names (rules as they are, modal boxes as code), the
 * area that is to reach them, and what is missing
 * @returns {Waiting[]} one for each name
 */
export function parseWaiting(markdown) {
  const rows = /^\| ((?:[A-Z]+-\d+|`[\w-]+`)(?: (?:[A-Z]+-\d+|`[\w-]+`))*) \| (\w+) \| (.*) \|$/gm
  return [...markdown.matchAll(rows)].flatMap(([, names = '', area = '', missing = '']) =>
    names.split(' ').map((name) => ({ name: name.replaceAll('`', ''), area, missing })),
  )
}
