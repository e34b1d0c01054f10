import { expect, test } from 'vitest'
import { redact } from './redaction.ts'

test('replaces personal text and secrets by their shape, at any depth', () => {
  const session = {
    type: 'xstate.promise.resolve',
    data: {
      guest: { id: 'g7', name: 'Anna', email: 'anna@example.com', balance: 7 },
      expiresIn: 9,
    },
  }
  expect(redact(session)).toEqual({
    type: 'xstate.promise.resolve',
    data: {
      guest: { id: 'g7', name: 'Xxxx', email: 'xxxx@xxxxxxx.xxx', balance: 7 },
      expiresIn: 9,
    },
  })
})

test('replaces whatever texts a message holds', () => {
  const event = {
    type: 'push.messengerContentChanged',
    message: { parts: ['Hi 5', { note: 'Yo' }] },
  }
  expect(redact(event)).toEqual({
    type: 'push.messengerContentChanged',
    message: { parts: ['Xx 0', { note: 'Xx' }] },
  })
})

test('keeps what says which message it is', () => {
  const message = { type: 'sendMessage', channelId: 'c7', messageType: 'text', data: { say: 'Hi' } }
  expect(redact({ type: 'realtime.messageSubmitted', message })).toEqual({
    type: 'realtime.messageSubmitted',
    message: { type: 'sendMessage', channelId: 'c7', messageType: 'text', data: { say: 'Xx' } },
  })
})

test('finds e-mail addresses under any name, and every kind of token', () => {
  const event = {
    type: 't',
    hint: 'write to a.b@c.example now, or to a@[10.2.3.4] or a@c.Köln',
    accessToken: 'aB3',
    queryToken: 'x',
  }
  expect(redact(event)).toEqual({
    type: 't',
    hint: 'write to x.x@x.xxxxxxx now, or to x@[00.0.0.0] or x@x.Xxxx',
    accessToken: 'xX0',
    queryToken: 'x',
  })
})

test('keeps the event itself and values that are no text', () => {
  const event = { type: 't', name: 'Bo', at: new Date(3), list: [1, null] }
  expect(redact(event)).toEqual({ type: 't', name: 'Xx', at: new Date(3), list: [1, null] })
  expect(event.name).toBe('Bo')
})

test('replaces what the guest searched for, wherever the events of a search hold it', () => {
  const typed = 'Rote Müller 7'
  const path = '/de/suche/videos/Rote%20M%C3%BCller%207/'
  const event = 'storage.itemChanged'
  const events = [
    { type: 'search.textChanged', text: typed },
    { type: 'search.historyEntryChosen', text: typed },
    { type: event, item: 'searchHistory', value: `["${typed}","x"]` },
    { type: 'storage.itemsRead', items: { searchHistory: `["${typed}"]`, language: 'de' } },
    { type: 'navigation.pathRequested', path: `${path}?page=2#list` },
    { type: 'router.locationChanged', location: { path, query: { page: '2' }, key: 'k3' } },
    {
      type: 'navigation.routeRequested',
      route: { name: 'searchVideos', params: { searchPattern: typed } },
    },
  ]
  const redacted = JSON.stringify(events.map((next) => redact(next)))
  for (const word of ['Rote', 'ller', '%BC']) expect(redacted).not.toContain(word)
  expect(redact(events[2] ?? { type: event })).toMatchObject({ value: '["Xxxx Xxxxxx 0","x"]' })
  expect(redact(events[4] ?? { type: event })).toEqual({
    type: 'navigation.pathRequested',
    path: '/de/suche/videos/Xxxx%20X%C3%AAxxxx%200/?page=2#list',
  })
})

test('replaces the postcode and the place that it names', () => {
  expect(redact({ type: 'camFilter.zipCodeChanged', zipCode: '10115 AB' })).toEqual({
    type: 'camFilter.zipCodeChanged',
    zipCode: '00000 XX',
  })
  expect(redact({ type: 't', data: { city: 'Ulm', countryCode: 'DE' } })).toEqual({
    type: 't',
    data: { city: 'Xxx', countryCode: 'DE' },
  })
  expect(redact({ type: 't', location: { query: { near: 'DE-Ulm', sort: 'name' } } })).toEqual({
    type: 't',
    location: { query: { near: 'XX-Xxx', sort: 'name' } },
  })
})

test('replaces phone numbers, codes and PINs, and keeps their length', () => {
  const events = [
    { type: 'pinCall.numberChanged', number: '+49 171-2345678' },
    { type: 'pinCall.pinChanged', pin: '473920' },
    {
      type: 'xstate.done.actor.verifyPin',
      output: { isOk: true, value: { id: 'p1', preCode: '171', number: '23', e123: '+49 171 23' } },
    },
    {
      type: 'xstate.done.actor.startAnonymousCall',
      output: { resultCode: 2000, phoneNumber: '+49 30 77', pin: '4711', voicecallIdHash: 'h' },
    },
  ]
  expect(events.map((event) => redact(event))).toEqual([
    { type: 'pinCall.numberChanged', number: '+00 000-0000000' },
    { type: 'pinCall.pinChanged', pin: '000000' },
    {
      type: 'xstate.done.actor.verifyPin',
      output: { isOk: true, value: { id: 'p1', preCode: '000', number: '00', e123: '+00 000 00' } },
    },
    {
      type: 'xstate.done.actor.startAnonymousCall',
      output: { resultCode: 2000, phoneNumber: '+00 00 00', pin: '0000', voicecallIdHash: 'h' },
    },
  ])
})

test('replaces what the guest types into the profile, a newsletter, a signup or an e-mail', () => {
  const events = [
    { type: 'profile.fieldChanged', field: 'screenName', value: 'Anna K' },
    { type: 'xstate.done.actor.previewProfile', output: { screenName: 'Anna K', initials: 'AK' } },
    { type: 'newsletter.emailChanged', email: 'anna@' },
    { type: 'videoShare.textChanged', text: 'Anna' },
    { type: 'payTour.openRequested', prefill: { signupName: 'Anna', signupEmail: 'anna@' } },
  ]
  expect(events.map((event) => redact(event))).toEqual([
    { type: 'profile.fieldChanged', field: 'screenName', value: 'Xxxx X' },
    { type: 'xstate.done.actor.previewProfile', output: { screenName: 'Xxxx X', initials: 'XX' } },
    { type: 'newsletter.emailChanged', email: 'xxxx@' },
    { type: 'videoShare.textChanged', text: 'Xxxx' },
    { type: 'payTour.openRequested', prefill: { signupName: 'Xxxx', signupEmail: 'xxxx@' } },
  ])
})

const stored = (targetUrl: string, name: string) =>
  JSON.stringify({ type: 'openPath', params: { targetUrl, options: { name, kind: 'actor' } } })

test('keeps what a stored action does and replaces what is personal in it', () => {
  const value = stored('/en/search/videos/Anna/?umail=a%40b.example&page=2', 'Anna')
  const expected = stored('/en/search/videos/Xxxx/?umail=x%40x.xxxxxxx&page=2', 'Xxxx')
  const changed = { type: 'storage.itemChanged', item: 'onLoginAction' }
  expect(redact({ ...changed, value })).toEqual({ ...changed, value: expected })
  expect(redact({ ...changed, value: null })).toEqual({ ...changed, value: null })
  expect(redact({ ...changed, value: '{Anna' })).toEqual({ ...changed, value: '{Xxxx' })
  expect(redact({ type: 'storage.itemsRead', items: { onLoginAction: value } })).toEqual({
    type: 'storage.itemsRead',
    items: { onLoginAction: expected },
  })
})

test('replaces secrets in the query of a path, url-encoded or not, and only those', () => {
  const path = '/de/?redirect_token=aB%3D3&page=2&umail=a%40b.de&tt=x#top'
  expect(redact({ type: 'navigation.pathRequested', path })).toEqual({
    type: 'navigation.pathRequested',
    path: '/de/?redirect_token=xX%3D0&page=2&umail=x%40x.xx&tt=x#top',
  })
  const location = { path: '/de/', query: { ukey: 'k3', sort: 'name' } }
  expect(redact({ type: 'router.locationChanged', location })).toEqual({
    type: 'router.locationChanged',
    location: { path: '/de/', query: { ukey: 'x0', sort: 'name' } },
  })
})

test.each([
  ['https://a.example/b?token=aB3&x=1#c', 'https://a.example/b?token=xX0&x=1#c'],
  [
    'https://a.example/b?access_token=aB3&uhash=f7',
    'https://a.example/b?access_token=xX0&uhash=x0',
  ],
  ['/en/?umail=anna%40b.example&uname=Anna', '/en/?umail=xxxx%40x.xxxxxxx&uname=Xxxx'],
  ['/en/cams/?page=2&sort=name', '/en/cams/?page=2&sort=name'],
])('replaces the secrets in the address %s', (url, expected) => {
  expect(redact({ type: 'payClient.redirectRequested', url })).toEqual({
    type: 'payClient.redirectRequested',
    url: expected,
  })
})

test.each([
  { type: 'bonusCode.codeChanged', code: 'VELVET-20' },
  { type: 'gate.actionRequested', action: { type: 'redeemCode', params: { value: 'VELVET' } } },
  { type: 'profile.preferenceChanged', name: 'autoplay', value: false },
  { type: 'payClient.hookReported', hook: 'flow-changed', from: 'login', to: 'vipabo' },
  { type: 'consent.categorySwitched', category: 'functional', isAllowed: true },
  { type: 'storage.itemChanged', item: 'cookieBanner', value: '1:f1a0' },
  { type: 'storage.itemsRead', items: { cookieBanner: '1:f1a0', theme: 'dark' } },
  { type: 'navigation.pathRequested', path: '/en/amateur/vera-noon/videos/?page=2' },
  { type: 'viewport.resized', width: 390 },
  { type: 'modals.openRequested', id: 'vip30', options: { raise: true } },
  { type: 'reporting.problemMet', problem: { where: 'cams', what: 'TypeError' } },
])('keeps what is not personal: $type', (event) => {
  expect(redact(event)).toEqual(event)
})
