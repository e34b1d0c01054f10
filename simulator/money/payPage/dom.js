/**
 * Makes an element; text stays text. An attribute that is false, null or undefined is left out.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, string | number | boolean | null | undefined>} attributes
 * @param {(Node | string | null | false | undefined)[]} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function make(tag, attributes, ...children) {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue
    made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(
    ...children.filter((child) => child !== null && child !== undefined && child !== false),
  )
  return made
}

/**
 * A button that is no form's submit button.
 * @param {string} label
 * @param {() => unknown} react
 * @param {string} [className]
 */
export function button(label, react, className = 'quiet') {
  const made = make('button', { type: 'button', class: className }, label)
  made.addEventListener('click', () => void react())
  return made
}

/**
 * The element with an id.
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 */
export function element(id, kind) {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page lacks #${id}`)
  return found
}
