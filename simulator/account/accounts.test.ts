import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import { ask } from '../core/client.fixtures.ts'

const business = testBusiness()
const accounts = () => business.platform.accounts
const mails = () => business.platform.mailbox.mails()

const newcomer = { screenName: 'Nightjar', email: 'nightjar@example.org', password: 'moon and sea' }

test('signs somebody up, who has nothing yet and gets a mail', () => {
  const account = accounts().signUp(newcomer)
  expect(account.guest).toMatchObject({
    name: 'Nightjar',
    email: 'nightjar@example.org',
    balance: 0,
    balanceFormatted: '0',
    isLoggedIn: true,
    isEmailVerified: false,
    hasAvs: false,
  })
  expect(mails()).toMatchObject([{ guestId: account.id, to: 'nightjar@example.org' }])
  expect(accounts().logIn('NIGHTJAR', newcomer.password)).toBe(account)
  expect(accounts().logIn('nightjar@example.org', newcomer.password)).toBe(account)
})

test.each([
  ['screenName', { screenName: 'ab' }],
  ['screenName', { screenName: 'guest1@example.com' }],
  ['email', { email: 'nobody' }],
  ['password', { password: 'short' }],
])('names the field %s of a signup that is wrong', (field, wrong) => {
  expect(() => accounts().signUp({ ...newcomer, ...wrong })).toThrow(
    expect.objectContaining({ status: 422, field }),
  )
})

test('gives no name and no address twice', () => {
  const { name, email } = business.account('guest9000').guest
  expect(() => accounts().signUp({ ...newcomer, screenName: name?.toUpperCase() ?? '' })).toThrow(
    expect.objectContaining({ status: 409, field: 'screenName' }),
  )
  expect(() => accounts().signUp({ ...newcomer, email: email ?? '' })).toThrow(
    expect.objectContaining({ status: 409, field: 'email' }),
  )
})

test('pauses a login after five wrong passwords, known or not, for 15 minutes', () => {
  for (const login of ['guest2@example.com', 'nobody@example.com']) {
    for (let attempt = 0; attempt < 5; attempt++) {
      expect(() => accounts().logIn(login, 'wrong')).toThrow(
        expect.objectContaining({ status: 401 }),
      )
    }
    expect(() => accounts().logIn(login, 'limelight')).toThrow(
      expect.objectContaining({ status: 429 }),
    )
  }
  const { name } = business.account('guest2').guest
  expect(() => accounts().logIn(name ?? '', 'limelight')).toThrow('15 min')
  business.platform.calendar.step(15 * 60_000)
  expect(accounts().logIn('guest2@example.com', 'limelight').id).toBe('guest2')
})

test('starts counting anew after a right password', () => {
  for (let round = 0; round < 3; round++) {
    for (let attempt = 0; attempt < 4; attempt++) {
      expect(() => accounts().logIn('guest2', 'wrong')).toThrow()
      expect(() => accounts().logIn('guest2@example.com', 'wrong')).toThrow('belong together')
    }
    expect(accounts().logIn('guest2@example.com', 'limelight').id).toBe('guest2')
  }
})

function keyInMail(): string {
  const link = new URLSearchParams(mails()[0]?.link?.split('?')[1])
  expect(link.get('vxpAutoFlow')).toBe('openpwdreset')
  expect(link.get('uid')).toBe('guest2')
  return link.get('ukey') ?? ''
}

test('sets a lost password anew, once, and ends every login', async () => {
  const { cookie, accessToken } = business.simulator.signIn('guest2')
  accounts().requestPasswordReset('guest2@example.com')
  const form = { userId: 'guest2', key: keyInMail(), password: 'a new beginning' }
  expect(() => accounts().resetPassword({ ...form, userId: 'guest3' })).toThrow('key')
  expect(accounts().resetPassword(form).id).toBe('guest2')
  expect(() => accounts().resetPassword(form)).toThrow(
    expect.objectContaining({ status: 422, field: 'key' }),
  )
  expect(accounts().logIn('guest2@example.com', 'a new beginning').id).toBe('guest2')
  expect(() => accounts().logIn('guest2@example.com', 'limelight')).toThrow()
  const { guest } = await (await ask(business.simulator, 'session', { cookie })).json()
  expect(guest.isLoggedIn).toBe(false)
  expect((await ask(business.simulator, 'profile', { token: accessToken })).status).toBe(401)
  const again = business.simulator.signIn('guest2')
  const session = await ask(business.simulator, 'session', { cookie: again.cookie })
  expect((await session.json()).guest.id).toBe('guest2')
})

test('takes only the last key, for 30 minutes, and mails nobody who does not exist', () => {
  accounts().requestPasswordReset('guest2@example.com')
  const first = keyInMail()
  accounts().requestPasswordReset('guest2@example.com')
  const form = { userId: 'guest2', key: keyInMail(), password: 'a new beginning' }
  expect(() => accounts().resetPassword({ ...form, key: first })).toThrow('key')
  business.platform.calendar.step(30 * 60_000)
  expect(() => accounts().resetPassword(form)).toThrow('key')
  accounts().requestPasswordReset('nobody@example.com')
  accounts().requestPasswordReset('guest13@example.com')
  expect(mails()).toHaveLength(2)
})

test('changes a password for who knows it', () => {
  const account = business.account('guest2')
  expect(() => accounts().changePassword(account, { current: 'no', next: 'longer now' })).toThrow(
    expect.objectContaining({ status: 422, field: 'current' }),
  )
  accounts().changePassword(account, { current: 'limelight', next: 'longer now' })
  expect(accounts().logIn('guest2@example.com', 'longer now')).toBe(account)
  expect(mails()).toMatchObject([{ subject: 'Your password was changed' }])
})

test('verifies an address by its mail and tells the guest', async () => {
  const client = await business.connect('guest4')
  expect(() => accounts().verifyEmail('guest4')).toThrow('no verification mail')
  client.send({ type: 'sendSignupEmail', email: 'other@example.org' })
  client.send({ type: 'sendSignupEmail', email: 'guest5@example.com' })
  await client.arrived()
  accounts().verifyEmail('guest4')
  expect(await client.next()).toMatchObject({ type: 'guestEmailVerified' })
  expect(business.account('guest4').guest).toMatchObject({
    email: 'other@example.org',
    isEmailVerified: true,
  })
  expect(() => accounts().logIn('guest4@example.com', 'limelight')).toThrow('belong together')
  expect(accounts().logIn('other@example.org', 'limelight').id).toBe('guest4')
})

test('locks for good: no login, no session, no mail with a key', async () => {
  const { cookie } = business.simulator.signIn('guest2')
  accounts().lock('guest2')
  expect(() => accounts().logIn('guest2@example.com', 'limelight')).toThrow('locked')
  const session = await (await ask(business.simulator, 'session', { cookie })).json()
  expect(session).toMatchObject({ accessToken: null, guest: { isLoggedIn: false } })
})
