import { answerAction, hear, tell } from './peer.js'

/**
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} kind
 */
function element(id, kind) {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`the page lacks #${id}`)
  return found
}

const form = element('login-form', HTMLFormElement)
const email = element('email', HTMLInputElement)
const password = element('password', HTMLInputElement)
const problem = element('problem', HTMLElement)
const submit = element('submit', HTMLButtonElement)
const { flow = 'login', title = '' } = document.documentElement.dataset

/** @type {string | null} */
let token = null

/** @param {string} route */
function show(route) {
  const isLogin = route === 'login'
  element('login', HTMLElement).hidden = !isLogin
  element('other', HTMLElement).hidden = isLogin
  const heading = route === flow ? title : route
  element('other-heading', HTMLElement).textContent = `${heading}: coming later`
  if (isLogin) email.focus()
  tell('view-ready')
}

/**
 * @param {string} message
 * @param {HTMLInputElement} [field]
 */
function complain(message, field) {
  problem.textContent = message
  for (const input of [email, password]) {
    input.setAttribute('aria-invalid', String(input === field))
  }
  field?.focus()
}

/** @param {boolean} isBusy */
function setBusy(isBusy) {
  submit.disabled = isBusy
  submit.textContent = isBusy ? 'Logging in …' : 'Log in'
}

async function logIn() {
  complain('')
  if (email.value.trim() === '') return complain('Please enter your e-mail address.', email)
  if (password.value === '') return complain('Please enter your password.', password)
  setBusy(true)
  try {
    const response = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: email.value, password: password.value }),
    })
    const answer = await response.json()
    if (!response.ok) return complain(answer.error.message, password)
    tell('success', { flow: 'login', redirectTo: null, hostId: null, uhash: answer.uhash })
  } catch {
    complain('The login could not be reached. Please check your connection and try again.')
  } finally {
    setBusy(false)
  }
}

/** @param {unknown} options */
function prefill(options) {
  if (typeof options !== 'object' || options === null) return
  if ('signupEmail' in options && typeof options.signupEmail === 'string') {
    email.value = options.signupEmail
  }
  if ('hideClose' in options) {
    element('close', HTMLElement).hidden = String(options.hideClose) === 'true'
  }
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  void logIn()
})
for (const id of ['close', 'leave']) {
  element(id, HTMLButtonElement).addEventListener('click', () => tell('close'))
}

window.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('close')
})

hear(async (message) => {
  if (message.type === 'init-session') {
    token = typeof message.token === 'string' ? message.token : null
    show(flow)
  } else if (message.type === 'change-route' && typeof message.route === 'string') {
    show(message.route)
  } else if (message.type === 'update-params') {
    prefill(message.options)
  } else if (message.type.startsWith('action-')) {
    const { isTokenCleared } = await answerAction(message, token)
    if (isTokenCleared) token = null
  }
})

prefill(Object.fromEntries(new URLSearchParams(location.search)))
tell('iframe-ready')
tell('content-loaded')
