import { expect, test } from 'vitest'
import { redact as redactFor } from './redact.ts'

const redact = (event: { type: string; [field: string]: unknown }) => redactFor(event, '')

/** What a log tells whole: ids, words of ours, numbers and flags, each by its name. */
const plain: Record<string, { type: string; [field: string]: unknown }[]> = {
  'an action that waits for a login': [
    {
      type: 'gate.actionRequested',
      action: {
        type: 'rateAlbum',
        params: {
          targetId: 'album-7',
          targetUrl: '/en/cams/',
          value: 5,
          options: {
            albumId: 'album-7',
            at: 12,
            actorId: 'actor-7',
            format: 'liveChat',
            isLiked: true,
            isPrivate: true,
            kind: 'picture',
            sview: 'payment',
          },
          qmDate: '2026-11-25',
          shouldOpen: true,
          storeAutoOpenSetting: true,
        },
      },
    },
  ],
  'the parameters that pages read': [
    {
      type: 'navigation.queryEntered',
      page: 'cams',
      query: {
        actor: 'actor7',
        age: '20-29',
        ages: '30-39',
        channel: 'channel-7',
        forced: 'signup',
        free: '1',
        gender: 'F',
        isFreeChat: 'true',
        isOnline: '1',
        list: 'bought',
        noscroll: '1',
        of: 'actor7',
        online: '1',
        page: '12',
        qmday: '2026-11-25',
        show: 'classic',
        showModalbox: '1',
        site: 'silver screen',
        sort: 'newest',
        speaks: 'de',
        split: 'archive',
        tags: 'outdoor,red-hair',
        testSatisfaction: '1',
        vxpAutoFlow: 'open',
        vxpFlow: 'vipabo',
        who: 'mixed',
      },
    },
  ],
  'what the browser keeps': [
    { item: 'cookieBanner', value: '1:f1a0' },
    { item: 'forcedAgeCheck', value: '1' },
    { item: 'welcomeBannerSeen', value: '1' },
    { item: 'statusBarFlags', value: 'noavs:hidden.error:shown' },
    { item: 'exitIntentShown', value: '1' },
    { item: 'language', value: 'de' },
    { item: 'theme', value: 'dark' },
    { item: 'homescreenDismissed', value: '1767225600007' },
    { item: 'removedNotifications', value: '["notification-7"]' },
    { item: 'tileGrids', value: '{"contests":"list"}' },
    { item: 'testDevice', value: '1' },
    { item: 'playerVolume', value: '0.75' },
    { item: 'onLoginAction', value: '{"type":"likeAlbum","params":{"targetId":"album-7"}}' },
  ].flatMap((item) => [
    { type: 'storage.itemChanged', ...item },
    { type: 'storage.itemsRead', items: { [item.item]: item.value } },
  ]),
  'what a list is narrowed to': [
    {
      type: 'list.wanted',
      query: {
        filter: {
          ...{ actingGroup: 'mixed', actorId: 'actor-7', albumId: 'album-7', albumType: 'vip' },
          ...{ ages: '30-39', category: 'red-hair', categorySlug: 'out-door', guestId: 'guest-7' },
          ...{ collectionId: 'collection-7', gender: 'F', isFreeChat: true, isOnline: true },
          ...{ mediaType: 'PHOTO', modelId: 'actor-7', of: 'actor-7', online: true },
          ...{
            releasedFrom: '2026-11-25',
            speaks: 'de',
            split: 'archive',
            tags: 'outdoor,red-hair',
          },
          ...{ type: 'top100', videoType: 'classic' },
        },
        order: 'newest',
      },
    },
  ],
  'what goes out on the channel': [
    { type: 'requestSession', language: 'de', lastSeq: 7 },
    { type: 'requestNavbarNotifications', newest: 5 },
    { type: 'requestFloatingNotifications', newest: 5 },
    { type: 'chargeOneClick', amount: 100, channelId: 'channel-7' },
    { type: 'markNotificationRead', notificationId: 'notification-7' },
    { type: 'markNotificationSeen', notificationId: 'notification-7' },
    { type: 'pinFavourite', kind: 'sedcards', id: 'actor-7' },
    { type: 'unpinFavourite', kind: 'album', id: 'album-7' },
    { type: 'setActorEmailNotification', actorId: 'actor-7', enabled: true },
    { type: 'setActorSmsNotification', actorId: 'actor-7', enabled: true },
    { type: 'loadChannels', offset: 500, limit: 100 },
    { type: 'loadOnlineChannels', online: true },
    { type: 'filterChannels', filterType: 'archived' },
    { type: 'archiveChannel', channelId: 'channel-7', status: true },
    { type: 'removeStatusBar', statusBarType: 'noavs' },
  ].map((message) => ({ type: 'realtime.messageSubmitted', message })),
}

test.each(Object.entries(plain))('tells %s whole, by every name', (_what, events) => {
  for (const event of events) expect(redact(event)).toEqual(event)
})

test('of a waiting action tells neither who is meant by name nor a comment', () => {
  const action = (actorName: string, host: string, value: string) => ({
    type: 'gate.actionRequested',
    action: { type: 'comment', params: { value, options: { actorName, host } } },
  })
  expect(redact(action('Juno', 'Amber', 'So nice'))).toEqual(action('Xxxx', 'Xxxxx', 'Xx xxxx'))
})

test('of what was typed into an address tells the name alone, of an e-mail address its form', () => {
  const query = (name: string, near: string) => ({
    type: 'navigation.queryEntered',
    page: 'cams',
    query: { name, near },
  })
  expect(redact(query('Juno', 'Kassel'))).toEqual(query('Xxxx', 'Xxxxxx'))
  const signup = (email: string) => ({
    type: 'realtime.messageSubmitted',
    message: { type: 'sendSignupEmail', email },
  })
  expect(redact(signup('anna@example.com'))).toEqual(signup('xxxx@xxxxxxx.xxx'))
})

test('of what a payment is opened with tells the names of the parameters alone', () => {
  const opened = (voucher: string, returnUrl: string) => ({
    type: 'engine.state',
    context: { opening: { flow: 'moneycharge', params: { voucher, returnUrl } } },
  })
  expect(redactFor(opened('SPRING24', '/en/cams/'), 'payTour')).toEqual(
    opened('XXXXXX00', '/xx/xxxx/'),
  )
})
