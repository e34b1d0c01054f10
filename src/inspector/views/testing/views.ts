import axe from 'axe-core'
import { userEvent } from 'vitest/browser'

/** What axe finds wrong with the page as it is, one line a finding. */
export async function faultsOf(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    // What passed is not described: that takes most of the time
    ...{ preload: false, resultTypes: ['violations'], selectors: false },
    // a part has no page around it
    rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** The next file that the page has the browser save, which is not saved. */
export function savedFile(): Promise<{ name: string; text: string }> {
  return new Promise((resolve, reject) => {
    const { click } = HTMLAnchorElement.prototype
    HTMLAnchorElement.prototype.click = function take(this: HTMLAnchorElement) {
      HTMLAnchorElement.prototype.click = click
      const name = this.download
      fetch(this.href)
        .then((answer) => answer.text())
        .then((text) => resolve({ name, text }), reject)
    }
  })
}

/** Whether a line runs around what has the focus, around a part of it, or around what it stands in. */
function isSeen(focused: Element): boolean {
  const parts = [focused, ...focused.querySelectorAll('*')]
  for (let one = focused.parentElement; one; one = one.parentElement) parts.push(one)
  return parts.some((part) => getComputedStyle(part).outlineStyle === 'solid')
}

/** Where Tab comes to from the beginning of the page without that being seen, as HTML. */
export async function unseenOnTheWay(): Promise<string[]> {
  const unseen: string[] = []
  const met = new Set<Element>()
  // Tab goes on from where the focus was, also from what has lost it
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
  for (;;) {
    await userEvent.keyboard('{Tab}')
    const { activeElement: at } = document
    if (!at || at === document.body || met.has(at)) break
    met.add(at)
    if (!isSeen(at)) unseen.push(at.outerHTML.slice(0, 200))
  }
  if (met.size === 0) throw new Error('Tab comes to nothing')
  return unseen
}
