import { isEmail } from '../checks.js'
import { button, make } from '../dom.js'
import { form, textField } from '../form.js'
import { transact } from '../transact.js'

/** @typedef {import('../client.js').Client} Client */

/**
 * Login, lost password and new password.
 * @param {Client} client
 */
export function login(client) {
  if (client.flow() === 'pwdlost') return lostPassword(client)
  if (client.flow() === 'pwdreset') return newPassword(client)
  const fields = [
    textField(client, {
      name: 'login',
      label: client.text('emailOrName'),
      start: knownAddress(client),
      attributes: { autocomplete: 'username', autocapitalize: 'none', spellcheck: false },
    }),
    textField(client, {
      name: 'password',
      label: client.text('password'),
      attributes: { type: 'password', autocomplete: 'current-password' },
    }),
  ]
  return {
    title: client.text('title.login'),
    lead: client.text(client.nextFlow() ? 'lead.loginFirst' : 'lead.login'),
    parts: [
      form(client, {
        id: 'login-form',
        fields: () => fields,
        label: client.text('logIn'),
        send: ({ login, password }) => transact(client, 'login', { login, password }),
      }),
      otherWays(client, 'signup'),
      make('p', { class: 'hint' }, client.text('adultsOnly')),
    ],
  }
}

/**
 * The other way in, and the account of a partner.
 * @param {Client} client
 * @param {'login' | 'signup'} other
 */
export function otherWays(client, other) {
  const { display, externalToken } = client.options()
  const isOffered = other === 'signup' || display.login
  return make(
    'div',
    { class: 'actions' },
    display.showOAuth &&
      externalToken !== null &&
      form(client, {
        fields: () => [],
        label: client.text('partnerAccount'),
        className: 'quiet',
        send: () => transact(client, 'externalLogin', { externalToken }),
      }),
    isOffered && button(client.text(`to.${other}`), () => client.go(other)),
    other === 'signup' && button(client.text('to.pwdlost'), () => client.go('pwdlost'), 'plain'),
  )
}

/**
 * The guest's e-mail address: as typed in the view they come from, else as the page knows it.
 * @param {Client} client
 */
export function knownAddress(client) {
  const from = client.previousFlow()
  const typed = client.drafts.readOf(from, from === 'login' ? 'login' : 'email') ?? ''
  return isEmail(typed) ? typed : client.options().prefill.email
}

/** @param {Client} client */
function lostPassword(client) {
  const email = textField(client, {
    name: 'email',
    label: client.text('email'),
    start: knownAddress(client),
    attributes: { type: 'email', autocomplete: 'email', spellcheck: false },
    findProblem: (value) => !isEmail(value) && client.text('problem.email'),
  })
  const place = make('p', { class: 'notice', role: 'status', hidden: true })
  return {
    title: client.text('title.pwdlost'),
    lead: client.text('lead.pwdlost'),
    parts: [
      form(client, {
        fields: () => [email],
        label: client.text('sendMail'),
        async send(values) {
          await client.ask('password/lost', values)
          place.hidden = false
          place.textContent = client.text('mailSent')
        },
      }),
      place,
      make(
        'div',
        { class: 'actions' },
        button(client.text('to.login'), () => client.go('login')),
      ),
    ],
  }
}

/** @param {Client} client */
function newPassword(client) {
  const { reset } = client.options()
  const title = client.text('title.pwdreset')
  if (!reset) {
    const ask = button(client.text('title.pwdlost'), () => client.go('pwdlost'), 'primary')
    return { title, lead: client.text('resetFromMail'), parts: [ask] }
  }
  const password = newPasswordField(client)
  return {
    title,
    lead: client.text('lead.pwdreset'),
    parts: [
      form(client, {
        fields: () => [password],
        label: client.text('savePassword'),
        send: (values) =>
          transact(client, 'password/reset', {
            ...values,
            userId: reset.userId,
            resetKey: reset.key,
          }),
      }),
    ],
  }
}

/** @param {Client} client */
export function newPasswordField(client) {
  return textField(client, {
    name: 'password',
    label: client.text('newPassword'),
    hint: client.text('passwordHint'),
    attributes: { type: 'password', autocomplete: 'new-password' },
    findProblem: (value) => value.length < 8 && client.text('problem.password'),
  })
}
