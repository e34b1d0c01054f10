import { isEmail } from '../checks.js'
import { make } from '../dom.js'
import { checkField, form, textField } from '../form.js'
import { transact } from '../transact.js'
import { knownAddress, newPasswordField, otherWays } from './login.js'

/** @typedef {import('../client.js').Client} Client */

/**
 * A new account.
 * @param {Client} client
 */
export function signup(client) {
  const { prefill, display, externalToken } = client.options()
  const fields = [
    textField(client, {
      name: 'email',
      label: client.text('email'),
      start: knownAddress(client),
      attributes: { type: 'email', autocomplete: 'email', spellcheck: false },
      findProblem: (value) => !isEmail(value) && client.text('problem.email'),
    }),
    textField(client, {
      name: 'screenName',
      label: client.text('screenName'),
      start: prefill.screenName,
      hint: client.text('screenNameHint'),
      attributes: { autocomplete: 'nickname', spellcheck: false, maxlength: 20 },
      findProblem: (value) =>
        !/^[\p{L}\d_-]{3,20}$/u.test(value) && client.text('problem.screenName'),
    }),
    newPasswordField(client),
    checkField(client, {
      name: 'terms',
      label: termsLabel(client),
      mustSay: client.text('problem.terms'),
    }),
    ...(display.showNL
      ? [checkField(client, { name: 'newsletter', label: client.text('newsletter') })]
      : []),
  ]
  return {
    title: client.text('title.signup'),
    lead: client.text('lead.signup'),
    parts: [
      form(client, {
        fields: () => fields,
        label: client.text('signUp'),
        send: ({ email, screenName, password, terms, newsletter }) =>
          transact(client, 'signup', {
            email,
            screenName,
            password,
            terms: terms === 'yes',
            newsletter: newsletter === 'yes',
            ...(externalToken && { externalToken }),
          }),
      }),
      otherWays(client, 'login'),
    ],
  }
}

/** @param {Client} client */
function termsLabel(client) {
  const { terms } = client.options()
  const label = make('span', {}, client.text('acceptTerms'))
  if (terms) {
    const link = make('a', { href: terms, target: '_blank', rel: 'noopener' }, client.text('terms'))
    label.append(' (', link, ')')
  }
  return label
}
