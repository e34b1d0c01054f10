const names = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-chosen',
  'line',
  'line-strong',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-fill',
  'accent-on-fill',
  'accent-wash',
  'wrong',
  'wrong-wash',
  'effect',
  'timer',
] as const

/** Colours of drawings by the names of tokens.css. */
export type Colours = Readonly<Record<(typeof names)[number], string>>

const eachBy = (colour: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, colour(name)])) as Colours

/** The tokens themselves, for what is drawn on the page. */
export const tokenColours = eachBy((name) => `var(--${name})`)

/** What the tokens stand for where an element is, for drawings that leave the page. */
export function coloursAt(element: Element): Colours {
  const probe = document.createElement('i')
  element.append(probe)
  try {
    return eachBy((name) => {
      probe.style.color = `var(--${name})`
      return getComputedStyle(probe).color
    })
  } finally {
    probe.remove()
  }
}
