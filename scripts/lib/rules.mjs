/**
 * @typedef {import('./results.mjs').Test} Test
 * @typedef {{ id: string, area: string, text: string }} Rule
 * @typedef {Rule & { tests: Test[], covered: boolean }} Coverage
 */

/**
 * @param {string} tsv docs/rules.tsv: a heading, then lines of id, area, rule
 * @returns {Rule[]}
 */
export function parseRules(tsv) {
  const lines = tsv.split(/\r?\n/).slice(1).filter(Boolean)
  return lines.map((line) => {
    const [id = '', area = '', text = ''] = line.split('\t')
    return { id, area, text }
  })
}

/**
 * The rules that a test claims to prove: the ids in the brackets that end its title.
 * @param {string} title such as "answers a ping [RT-6 RT-7]"
 * @returns {string[]} empty when the title ends otherwise
 */
export function claimedRules(title) {
  const ids = /\[([^[\]]+)\]$/.exec(title)?.[1]?.split(/[\s,]+/) ?? []
  return ids.some((id) => /^[A-Z]+-\d+$/.test(id)) ? ids : []
}

/**
 * Which rules the tests cover: those that at least one test claims, all of them passing.
 * @param {Rule[]} rules
 * @param {Test[]} tests
 * @returns {Coverage[]} one for each rule, in the same order
 */
export function coverage(rules, tests) {
  /** @type {Map<string, Test[]>} */
  const claims = new Map()
  for (const test of tests) {
    for (const id of claimedRules(test.title)) claims.set(id, [...(claims.get(id) ?? []), test])
  }
  return rules.map((rule) => {
    const claiming = claims.get(rule.id) ?? []
    const passing = claiming.filter((test) => test.status === 'passed')
    const failing = claiming.filter((test) => test.status === 'failed')
    return { ...rule, tests: claiming, covered: passing.length > 0 && failing.length === 0 }
  })
}

/**
 * The claims of rules that do not exist.
 * @param {Rule[]} rules
 * @param {Test[]} tests
 * @returns {{ id: string, test: Test }[]}
 */
export function unknownClaims(rules, tests) {
  const known = new Set(rules.map((rule) => rule.id))
  return tests.flatMap((test) =>
    claimedRules(test.title)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, test })),
  )
}

/**
 * Tests with rules in brackets elsewhere than at the end of the title, as by a tag of a group: they
 * would claim nothing.
 * @param {Rule[]} rules
 * @param {Test[]} tests
 * @returns {Test[]}
 */
export function misplacedClaims(rules, tests) {
  const known = new Set(rules.map((rule) => rule.id))
  return tests.filter(({ title }) =>
    [...title.matchAll(/\[([^[\]]+)\](?!$)/g)].some(([, ids = '']) =>
      ids.split(/[\s,]+/).some((id) => known.has(id)),
    ),
  )
}

/**
 * The rules that a list of areas and ids names.
 * @template {Rule} T
 * @param {T[]} rules
 * @param {string[]} names such as ["RT", "NET-1"]
 * @returns {{ chosen: T[], unknown: string[] }} unknown: the names that fit no rule
 */
export function choose(rules, names) {
  const fits = (/** @type {Rule} */ rule, /** @type {string} */ name) =>
    rule.area === name || rule.id === name
  return {
    chosen: rules.filter((rule) => names.some((name) => fits(rule, name))),
    unknown: names.filter((name) => !rules.some((rule) => fits(rule, name))),
  }
}

/**
 * @param {Coverage[]} rules
 * @returns {{ area: string, rules: number, covered: number, open: number }[]} in alphabetical order
 */
export function byArea(rules) {
  const areas = [...new Set(rules.map((rule) => rule.area))].sort()
  return areas.map((area) => {
    const own = rules.filter((rule) => rule.area === area)
    const covered = own.filter((rule) => rule.covered).length
    return { area, rules: own.length, covered, open: own.length - covered }
  })
}
