import axe from 'axe-core'

/** What axe finds wrong with the page as it is, one line a finding. */
export async function faultsOf(): Promise<string[]> {
  const { violations } = await axe.run(document, {
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
