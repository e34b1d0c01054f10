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

/**
 * Makes an element; text stays text.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} properties
 * @param {(Node | string)[]} children
 */
export function make(tag, properties, ...children) {
  const made = Object.assign(document.createElement(tag), properties)
  made.append(...children)
  return made
}

/**
 * Fills a choice anew when there is something else to choose from; the choice stays.
 * @param {HTMLSelectElement} choice
 * @param {string[][]} options value and title of each
 * @param {string} emptyText
 */
export function offer(choice, options, emptyText) {
  const drawn = JSON.stringify(options)
  if (choice.dataset.drawn === drawn) return
  const { value: before } = choice
  choice.dataset.drawn = drawn
  choice.replaceChildren(
    ...options.map(([value, title = '']) => make('option', { value }, title)),
    ...(options.length > 0 ? [] : [make('option', { value: '' }, emptyText)]),
  )
  if (options.some(([value]) => value === before)) choice.value = before
}

/**
 * Says what came of an order, good or bad.
 * @param {HTMLElement} place
 * @param {() => Promise<string>} order
 */
export async function report(place, order) {
  try {
    place.textContent = await order()
    place.classList.remove('bad')
  } catch (error) {
    place.textContent = error instanceof Error ? error.message : String(error)
    place.classList.add('bad')
  }
}

/**
 * Reads JSON that somebody typed.
 * @param {string} text
 * @param {string} place what the field is called
 */
export function readJson(text, place) {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Error(`${place}: not JSON (${reason}). Correct it, or choose again for an example.`)
  }
}
