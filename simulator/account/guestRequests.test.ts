import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import { ask } from '../core/client.fixtures.ts'

const business = testBusiness()
const tokenOf = (guestId: string) => business.simulator.signIn(guestId).accessToken

async function post(path: string, body: unknown, guestId?: string) {
  const response = await ask(business.simulator, path, {
    method: 'POST',
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(guestId && { token: tokenOf(guestId) }),
  })
  return { status: response.status, ...(await response.json()) }
}

async function get(path: string, guestId?: string) {
  const token = guestId && tokenOf(guestId)
  const response = await ask(business.simulator, path, { ...(token && { token }) })
  return { status: response.status, ...(await response.json()) }
}

const profile = {
  screenName: 'Nightjar',
  firstName: 'Ada',
  lastName: 'Quill',
  city: 'Bristol',
  countryCode: 'GB',
  text: 'I like the sea.',
}

test('shows, previews and keeps a profile; a preview keeps nothing [REQ-1]', async () => {
  const before = await get('profile', 'guest1')
  expect(before.profile).toMatchObject({ screenName: business.account('guest1').guest.name })
  const { preview } = await post('profile/preview', { profile }, 'guest1')
  expect(preview).toEqual({ screenName: 'Nightjar', text: 'I like the sea.', initials: 'AQ' })
  expect(await get('profile', 'guest1')).toEqual(before)
  expect((await post('profile', { profile }, 'guest1')).profile).toEqual(profile)
  expect((await get('profile', 'guest1')).profile).toEqual(profile)
  const session = await (
    await ask(business.simulator, 'session', { cookie: business.simulator.signIn('guest1').cookie })
  ).json()
  expect(session.guest.name).toBe('Nightjar')
})

test('names the field of a profile that is wrong or taken [REQ-1]', async () => {
  const taken = { ...profile, screenName: business.account('guest2').guest.name }
  for (const path of ['profile', 'profile/preview']) {
    expect(await post(path, { profile: taken }, 'guest1')).toMatchObject({
      status: 422,
      error: { field: 'profile.screenName', message: expect.stringContaining('taken') },
    })
  }
  const wrong = { ...profile, countryCode: 'Germany' }
  expect(await post('profile', { profile: wrong }, 'guest1')).toMatchObject({
    error: { field: 'profile.countryCode' },
  })
  const other = { ...profile, isVip: true }
  expect(await post('profile', { profile: other }, 'guest1')).toMatchObject({
    error: { field: 'profile.isVip' },
  })
})

test('keeps settings of notifications that there are, and preferences [GST-25]', async () => {
  const { settings } = await get('getNotificationsSettings', 'guest1')
  expect(settings).toEqual({ email: true, sms: false, push: false })
  const changed = await post('notificationsSettings', { settings: { sms: true } }, 'guest1')
  expect(changed.settings).toEqual({ ...settings, sms: true })
  expect((await get('getNotificationsSettings', 'guest1')).settings.sms).toBe(true)
  const unknown = await post('notificationsSettings', { settings: { pigeon: true } }, 'guest1')
  expect(unknown).toMatchObject({ status: 422, error: { field: 'settings.pigeon' } })
  await post('savePreferences', { data: { sound: false } }, 'guest1')
  expect(business.account('guest1').guest.preferences).toEqual({ fsk: 16, sound: false })
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`p${n}`, n]))
  expect((await post('savePreferences', { data: many }, 'guest1')).status).toBe(422)
})

test('redeems a code for the guest of the token [VCH-19]', async () => {
  const redeemed = await post('redeemBonus', { code: 'WELCOME50' }, 'guest11')
  expect(redeemed).toMatchObject({ success: true, bonus: { kind: 'BonusCoins', id: 'welcome' } })
  expect(await post('redeemBonus', { code: 'WELCOME50' }, 'guest11')).toEqual({
    status: 200,
    success: false,
    bonus: null,
  })
  expect(await post('redeemBonus', { code: '' }, 'guest11')).toMatchObject({
    status: 422,
    error: { field: 'code' },
  })
  expect(business.account('guest11').guest.balance).toBe(50)
})

test('keeps a cancelled membership when its offer is accepted, for oneself only [REQ-2]', async () => {
  const body = { guest_id: 'guest2', platform_text: 'Stay with us' }
  const none = await post('acceptCancellationOffer', body, 'guest2')
  expect(none).toMatchObject({ accepted_offer: false, accepted_offer_info: expect.any(String) })
  const { subscriptions } = business.platform
  const cancelled = subscriptions.cancel(business.account('guest2'), 'vipabo')
  expect((await post('acceptCancellationOffer', body, 'guest1')).status).toBe(403)
  expect(cancelled.isRenewed).toBe(false)
  const kept = await post('acceptCancellationOffer', body, 'guest2')
  expect(kept).toMatchObject({ accepted_offer: true, accepted_offer_info: expect.any(String) })
  expect(cancelled.isRenewed).toBe(true)
})

test('subscribes an address to a newsletter, one’s own only [NWS-2 NWS-4]', async () => {
  const { newsletters } = business.platform
  const visitor = { typeId: 512, userId: null, emailAddress: 'someone@example.org' }
  expect(await post('newsletter/subscribe', visitor)).toEqual({ status: 200, success: true })
  const own = { typeId: 1024, userId: 'guest1', emailAddress: 'guest1@example.com' }
  expect((await post('newsletter/subscribe', own, 'guest1')).success).toBe(true)
  expect([...newsletters]).toEqual(['512/someone@example.org', '1024/guest1@example.com'])
  for (const [order, guestId] of [
    [{ ...own, userId: null }, undefined],
    [own, 'guest2'],
    [{ ...own, userId: 'guest2' }, 'guest2'],
    [visitor, 'guest1'],
  ] as const) {
    expect((await post('newsletter/unsubscribe', order, guestId)).status).toBe(403)
  }
  expect(newsletters.size).toBe(2)
  expect((await post('newsletter/unsubscribe', own, 'guest1')).success).toBe(true)
  expect((await post('newsletter/unsubscribe', visitor)).success).toBe(true)
  expect(newsletters.size).toBe(0)
  const wrong = await post('newsletter/subscribe', { ...visitor, typeId: 7 })
  expect(wrong).toMatchObject({ status: 422, error: { field: 'typeId' } })
})

test('takes the answer to the question of data protection, and pushes it [LGL-5 LGL-6]', async () => {
  const client = await business.connect('guest9')
  await post('closeDataProtection', { accepted: false }, 'guest9')
  expect(await client.next()).toMatchObject({ type: 'dataProtection', show: true })
  await post('closeDataProtection', { accepted: true }, 'guest9')
  expect(await client.next()).toMatchObject({ type: 'dataProtection', show: false })
  expect(business.account('guest9').guest.showDataProtection).toBe(false)
  business.simulator.push('guest9', { type: 'dataProtection', show: true })
  await post('closeAgbAndDataProtection', undefined, 'guest9')
  expect(business.account('guest9').guest.showDataProtection).toBe(false)
})

test('mails a shared video in the guest’s name [REQ-3]', async () => {
  const body = { videoId: 'video7', emailAddress: 'friend@example.org', text: 'Look at this' }
  expect((await post('sendVideoShareEmail', body, 'guest1')).success).toBe(true)
  const [mail] = business.platform.mailbox.mails()
  expect(mail).toMatchObject({ to: 'friend@example.org', text: 'Look at this\n\nVideo video7' })
  expect(mail?.subject).toContain(business.account('guest1').guest.name)
  expect((await post('sendVideoShareEmail', { ...body, emailAddress: 'x' }, 'guest1')).status).toBe(
    422,
  )
})

test('lists the favourite actors of the guest [REQ-4]', async () => {
  const account = business.account('guest1')
  const { actors } = await get('favorite/actors', 'guest1')
  expect(actors).toHaveLength(3)
  for (const { id, name, isOnline, pictureUrl } of actors) {
    expect(account.favourites).toContain(`actor:${id}`)
    const performer = business.simulator.world.performers.get(id)
    expect({ name, isOnline, pictureUrl }).toEqual({
      name: performer?.name,
      isOnline: performer?.isOnline,
      pictureUrl: performer?.previewPictureUrl,
    })
  }
})

test('remembers what a guest did with what [REL-1 REL-3]', async () => {
  const relation = { subject: 'guest', predicate: 'has seen', object: 'story', objectId: '4' }
  const has = async (other: object, guestId = 'guest1') =>
    (await post('relation/hasRelation', { ...relation, ...other }, guestId)).hasRelation
  expect(await has({})).toBe(false)
  expect((await post('relation/addRelation', relation, 'guest1')).success).toBe(true)
  expect(await has({})).toBe(true)
  expect(await has({ objectId: '5' })).toBe(false)
  expect(await has({ predicate: 'has subscribed' })).toBe(false)
  expect(await has({}, 'guest2')).toBe(false)
  const wrong = await post('relation/addRelation', { ...relation, object: 'spoon' }, 'guest1')
  expect(wrong).toMatchObject({ status: 422, error: { field: 'object' } })
})

test('leads to a page by breadcrumbs, visitors too [REQ-5]', async () => {
  const [performer] = business.simulator.world.performers.values()
  const payload = { actorName: performer?.name.toUpperCase() }
  expect((await post('breadcrumb/actor', payload)).data.breadcrumb).toEqual([
    { title: 'Start page', path: '/en/' },
    { title: 'Live cams', path: '/en/cams/' },
    { title: performer?.name, path: null },
  ])
  const category = await post('breadcrumb/category', { categorySlug: 'night-owls' })
  expect(category.data.breadcrumb.at(-1)).toEqual({ title: 'Night owls', path: null })
  const personal = await post('breadcrumb/personal', { page: 'profile' })
  expect(personal.data.breadcrumb.at(-1)).toEqual({ title: 'Profile', path: null })
  expect(await post('breadcrumb/personal', { page: 'toString' })).toMatchObject({
    status: 422,
    error: { field: 'page' },
  })
  expect((await post('breadcrumb/actor', {})).error.field).toBe('actorName')
  expect((await post('breadcrumb/actor', { actorName: 'Nobody' })).status).toBe(404)
  expect((await post('breadcrumb/constructor', {})).status).toBe(404)
})

test('answers where a payment tab ends up [PAY-35]', async () => {
  const { balance } = business.account('guest1').guest
  expect(await get('vxpay/onsuccess', 'guest1')).toEqual({ status: 200, ok: true })
  expect(await get('vxpay/logout')).toEqual({ status: 200, ok: true })
  expect(business.account('guest1').guest.balance).toBe(balance)
})

const guestsOnly = [
  ['GET', 'profile'],
  ['POST', 'profile'],
  ['POST', 'profile/preview'],
  ['GET', 'getNotificationsSettings'],
  ['POST', 'notificationsSettings'],
  ['POST', 'savePreferences'],
  ['POST', 'redeemBonus'],
  ['POST', 'acceptCancellationOffer'],
  ['POST', 'autoRechargeTeaserState'],
  ['POST', 'closeDataProtection'],
  ['POST', 'closeAgbAndDataProtection'],
  ['POST', 'sendVideoShareEmail'],
  ['GET', 'favorite/actors'],
  ['POST', 'relation/addRelation'],
  ['POST', 'relation/hasRelation'],
] as const

test.each(guestsOnly)('answers %s %s to logged-in guests only', async (method, path) => {
  const token = (await (await ask(business.simulator, 'session')).json()).queryToken
  for (const given of [undefined, token]) {
    const init = { method, ...(given && { token: given }) }
    expect((await ask(business.simulator, path, init)).status).toBe(401)
  }
})

test('notes what became of the teaser of the automatic top-up [PAY-34]', async () => {
  expect((await post('autoRechargeTeaserState', { mode: 'dismissed' }, 'guest1')).status).toBe(200)
  expect(business.simulator.journal.since(0).at(-1)).toMatchObject({
    guestId: 'guest1',
    text: expect.stringContaining('dismissed'),
  })
  const { guest } = business.account('guest1')
  expect(guest.preferences).toEqual({ fsk: 16, autoRechargeTeaser: 'dismissed' })
  const wrong = await post('autoRechargeTeaserState', { mode: 'burnt' }, 'guest1')
  expect(wrong).toMatchObject({ status: 422, error: { field: 'mode' } })
  expect(guest.preferences.autoRechargeTeaser).toBe('dismissed')
})
