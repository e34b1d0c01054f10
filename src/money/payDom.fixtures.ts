/** As much of an element as the payment client's views need. */
export class FakeElement {
  readonly tag: string
  readonly attributes = new Map<string, string>()
  readonly dataset: Record<string, string> = {}
  readonly classList = { add() {} }
  children: (FakeElement | string)[] = []
  hidden = false
  lang = ''
  value = ''
  checked = false
  readonly #listeners = new Map<string, ((event: object) => unknown)[]>()

  constructor(tag: string) {
    this.tag = tag
  }

  get id(): string {
    return this.attributes.get('id') ?? ''
  }
  get type(): string {
    return this.attributes.get('type') ?? ''
  }
  get textContent(): string {
    return this.children
      .map((child) => (typeof child === 'string' ? child : child.textContent))
      .join('')
  }
  set textContent(text: string) {
    this.children = [text]
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
    if (name === 'value') this.value = value
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name)
  }
  append(...children: (FakeElement | string)[]): void {
    this.children.push(...children)
  }
  replaceChildren(...children: (FakeElement | string)[]): void {
    this.children = children
  }
  addEventListener(type: string, react: (event: object) => unknown): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), react])
  }
  /** Lets an event happen here. */
  happen(type: string): void {
    for (const react of this.#listeners.get(type) ?? []) void react({ preventDefault() {} })
  }
  focus(): void {}
  scrollIntoView(): void {}
  getBoundingClientRect() {
    return { top: 0 }
  }
  /** This element and all within, in the document's order. */
  all(): FakeElement[] {
    const within = this.children.flatMap((child) => (typeof child === 'string' ? [] : child.all()))
    return [this, ...within]
  }
  querySelector(tag: string): FakeElement | null {
    return this.all().find((element) => element.tag === tag) ?? null
  }
}

/** The payment client's document, before its script runs. */
export function fakePayDocument(dataset: Record<string, string>) {
  const documentElement = new FakeElement('html')
  Object.assign(documentElement.dataset, dataset)
  for (const id of ['teaser-bar', 'header', 'teaser', 'view', 'footer']) {
    const part = new FakeElement('section')
    part.setAttribute('id', id)
    documentElement.append(part)
  }
  return {
    documentElement,
    body: new FakeElement('body'),
    title: '',
    activeElement: null,
    createElement: (tag: string) => new FakeElement(tag),
    getElementById: (id: string) => documentElement.all().find((element) => element.id === id),
  }
}
