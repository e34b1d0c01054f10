const atHand = /^data:/

/**
 * Lets pictures of the network fail before they are asked for: the document's policy would refuse each of them, with
 * a complaint and twice. The views draw what they draw for a picture that did not come.
 */
export function refusePictures({ HTMLImageElement: { prototype } }: typeof globalThis): void {
  const { setAttribute } = prototype
  const refuse = (image: HTMLImageElement) => {
    if (image.dataset.missing !== undefined) return
    image.dataset.missing = ''
    setTimeout(() => image.dispatchEvent(new Event('error')))
  }
  prototype.setAttribute = function set(this: HTMLImageElement, name: string, value: string) {
    if (/^src(?:set)?$/i.test(name) && !atHand.test(value)) refuse(this)
    else setAttribute.call(this, name, value)
  }
  for (const name of ['src', 'srcset'] as const) {
    const own = Object.getOwnPropertyDescriptor(prototype, name)
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: HTMLImageElement, value: string) {
        this.setAttribute(name, value)
      },
    })
  }
}
