// Runs before anything is drawn, as a script of its own: it imports nothing.

{
  const early: NonNullable<Window['early']> = new Map()
  window.early = early

  const root = document.documentElement
  const has = (cookie: string) => `; ${document.cookie}`.includes(`; limelight-${cookie}=`)
  const forGuest = document.currentScript?.dataset.forGuest?.split(' ') ?? []
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
    await askForSession(answer.clone()).catch(() => {})
    return answer
  })
  early.set('/config.json', configWithSession)
  // Whoever takes it hears of the failure
  configWithSession.then(loadAhead, loadAhead)

  async function askForSession(answer: Response): Promise<void> {
    const { restUrl, ver } = await answer.json()
    if (!language) return
    const url = new URL('session', restUrl)
    url.search = String(new URLSearchParams({ language, ver, access_token: '' }))
    const headers = { accept: 'application/json, text/plain' }
    const session = fetch(url, { headers, credentials: 'include', priority: 'high' })
    session.catch(() => {})
    early.set(url.href, session)
  }

  function loadAhead(): void {
    for (const href of has('welcome-seen') ? forGuest : []) {
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
