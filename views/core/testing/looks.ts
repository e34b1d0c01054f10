import { settle } from './page.ts'

/** What of an element's style is noted wherever it is so. */
const kept: Readonly<Record<string, RegExp>> = {
  display: /^none$/,
  visibility: /^hidden$/,
  position: /^(fixed|sticky)$/,
  'pointer-events': /^none$/,
  'clip-path': /^(?!none$)/,
}

const sides = ['top', 'right', 'bottom', 'left']

/** What is noted where it is otherwise in a narrow window than in a wide one. */
const compared = [
  ...Object.keys(kept),
  ...[
    'align-items',
    'align-self',
    'justify-content',
    'justify-items',
    'justify-self',
    'text-align',
  ],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-basis', 'order', 'row-gap', 'column-gap'],
  ...['grid-template-columns', 'grid-template-rows', 'grid-template-areas', 'grid-auto-flow'],
  ...['grid-column-start', 'grid-column-end', 'grid-row-start', 'grid-row-end'],
  ...['width', 'height', 'min-width', 'min-height', 'max-width', 'max-height', 'aspect-ratio'],
  ...['overflow-x', 'overflow-y', 'white-space', 'font-size', 'z-index', 'border-top-left-radius'],
  '--columns',
  ...sides,
  ...sides.flatMap((side) => [`padding-${side}`, `margin-${side}`, `border-${side}-width`]),
]

/** The style of the first element of each class, by the class as `path/of/Sheet.module.css .class`. */
export type Styles = ReadonlyMap<string, ReadonlyMap<string, string>>

/** The styles, as they are computed and not as they come out, of all that is in the document. */
export function stylesNow(): Styles {
  settle()
  const sheets = [...document.querySelectorAll<HTMLElement>('style[data-vite-dev-id]')]
  const named = sheets.flatMap((sheet) => classesOf(sheet))
  const styles = new Map<string, ReadonlyMap<string, string>>()
  for (const [name, scoped] of named) {
    const element = document.getElementsByClassName(scoped)[0]
    if (!element) continue
    styles.set(name, styleOf(element as HTMLElement))
  }
  return styles
}

function styleOf(element: HTMLElement): ReadonlyMap<string, string> {
  const all = element.computedStyleMap()
  const around = element.parentElement && getComputedStyle(element.parentElement)
  const value = (key: string) => {
    const said = String(all.get(key) ?? '')
    if (key.startsWith('--')) return said === around?.getPropertyValue(key) ? '' : said
    // How high the bars are that it stands beside depends on their words
    return sides.includes(key) && said !== 'auto' ? 'set' : said
  }
  // What a script measured is no style sheet's
  const own = compared.filter((key) => element.style.getPropertyValue(key) === '')
  return new Map(own.map((key) => [key, value(key)]))
}

function classesOf({ dataset, textContent }: HTMLElement): [name: string, scoped: string][] {
  const path = /\/((?:views|src)\/.*\.module\.css)$/.exec(dataset.viteDevId ?? '')?.[1]
  if (path === undefined) return []
  const scoped = new Set(textContent?.match(/(?<=\.)[A-Za-z][A-Za-z0-9]*_[\w-]+/g))
  return [...scoped].map((one) => [`${path} .${one.slice(0, one.indexOf('_'))}`, one])
}

/**
 * What a class owes to somebody: that something is hidden, stays in its place or lets presses through, and what
 * becomes otherwise as the window becomes wide.
 * @returns the empty text when it is none of that
 */
export function lookOf(name: string, narrow: Styles, wide: Styles): string {
  const [before, after] = [narrow.get(name), wide.get(name)]
  const said = compared.flatMap((key) => {
    const [first, then] = [before?.get(key), after?.get(key)]
    if (first !== undefined && then !== undefined && first !== then)
      return [`${key} ${first} → ${then}`]
    const value = first ?? then ?? ''
    return kept[key]?.test(value) ? [`${key} ${value}`] : []
  })
  return said.length > 0 ? `${name}: ${said.join(', ')}` : ''
}
