// Runs before anything is drawn, as a script of its own: it imports nothing.

{
  const early: NonNullable<Window['early']> = new Map()
  window.early = early

  const root = document.documentElement
  const has = (cookie: string) => `; ${document.cookie}`.includes(`; limelight-${cookie}=`)
  const { app = '', forAll, forGuest, record } = document.currentScript?.dataset ?? {}
  // What stands for visitors is not for who was a guest here, nor the question for who has answered it
  if (has('welcome-seen')) root.dataset.wasGuest = ''
  if (has('cookie-banner')) root.dataset.decided = ''
  try {
    const theme = localStorage.getItem('limelight-theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  } catch {
    // The browser keeps nothing: the device's theme shows
  }

  const language = /^\/(de|en|es|nl)\//.exec(location.pathname)?.[1]
  const config = fetch('/config.json', { cache: 'no-cache', priority: 'high' })
  // The app gets it once the session is asked for: it would ask for that again
  const configWithSession = config.then(async (answer) => {
    await askAhead(answer.clone()).catch(() => {})
    return answer
  })
  early.set('/config.json', configWithSession)
  // Whoever takes it hears of the failure
  configWithSession.catch(() => {})

  // Before, they would share the line with the app's own file; after, they come while that is run
  new PerformanceObserver((list, watching) => {
    if (!list.getEntries().some(({ name }) => new URL(name).pathname === app)) return
    watching.disconnect()
    loadAhead()
  }).observe({ type: 'resource', buffered: true })

  async function askAhead(answer: Response): Promise<void> {
    const { restUrl, ver } = await answer.json()
    if (!language) return
    const ask = (path: string, credentials: RequestCredentials) => {
      const url = new URL(path, restUrl)
      url.search = String(new URLSearchParams({ language, ver, access_token: '' }))
      const headers = { accept: 'application/json, text/plain' }
      const asked = fetch(url, { headers, credentials, priority: 'high' })
      asked.catch(() => {})
      early.set(url.href, asked)
      return asked
    }
    void ask('session', 'include')
    // Who may be a guest gets it in their own name, once that is known
    const name = location.pathname.split('/').at(-2) ?? ''
    if (!record || has('welcome-seen') || location.search) return
    const path = `${record}/${encodeURIComponent(decodeURIComponent(name).toLowerCase())}`
    void ask(path, 'omit')
      .then(showRecord)
      .catch(() => {})
  }

  /** In place of the outlines: what the build drew of a record, with what this one says. */
  async function showRecord(answer: Response): Promise<void> {
    const { actor } = await answer.clone().json()
    const view = document.querySelector<HTMLElement>('[data-first-view="frame"]')
    const drawn = view?.querySelector('template')?.content
    if (!view || !drawn) return
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, field) => told(actor[field]))
    for (const element of drawn.querySelectorAll('*')) {
      for (const attribute of element.attributes) attribute.value = filled(attribute.value)
      for (const node of element.childNodes) if (node instanceof Text) node.data = filled(node.data)
    }
    view.querySelector('main')?.lastElementChild?.replaceWith(drawn)
    view.dataset.firstView = 'record'
  }

  /** The app says what is wrong with a record that lacks something. */
  function told(value: unknown): string {
    if (typeof value !== 'string') throw new TypeError('the record lacks what is drawn of it')
    return value
  }

  function loadAhead(): void {
    const files = [forAll, has('welcome-seen') && forGuest].filter(Boolean).join(' ')
    for (const href of files.split(' ').filter(Boolean)) {
      const link = document.createElement('link')
      const kind = href.endsWith('.css')
        ? { rel: 'preload', as: 'style' }
        : { rel: 'modulepreload' }
      document.head.append(
        Object.assign(link, kind, { crossOrigin: '', fetchPriority: 'low', href }),
      )
    }
  }

  document.addEventListener('click', ({ target }) => {
    const pressed =
      target instanceof Element && target.closest<HTMLElement>('[data-first-view] button')
    if (!pressed) return
    document.querySelector('[data-first-view] [aria-busy]')?.removeAttribute('aria-busy')
    pressed.setAttribute('aria-busy', 'true')
  })
}
