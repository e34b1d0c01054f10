import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { appWalk } from '../../fixtures/core/app.fixtures.ts'
import type { Outside } from '../../fixtures/core/spokenSlots.fixtures.ts'
import { login, perform, story } from '../../fixtures/core/story.fixtures.ts'
import { chatMessage, gift } from '../../fixtures/messenger/messenger.fixtures.ts'
import { channel, push } from '../../fixtures/shell/pushes.fixtures.ts'
import type { Address } from '../../machines/core/address.ts'
import { setFold } from '../../machines/core/clock.ts'
import type {
  MessageData,
  OutgoingMessage,
} from '../../machines/messenger/conversation/chatMessage.ts'
import { type AppMachine, createApp } from '../../machines/shell/app/app.machine.ts'
import { selectActors } from '../../machines/shell/app/app.selectors.ts'
import { bareParts, completeApp } from '../areas/all.ts'
import { EventLog, type Recording, record, replay } from '../engine/index.ts'
import { hashRules } from './hashRules.ts'
import { redact } from './redact.ts'

/** An app whose log is redacted. */
function startRedacted(outside: Outside) {
  const recordings: Recording<AppMachine>[] = []
  const app = appWalk(
    setFold,
    { createApp, bareParts },
    {
      ...outside,
      create(machine, options) {
        const recording = record(machine, { ...options, ...hashRules, onFold: setFold, redact })
        recordings.push(recording)
        return recording.actor
      },
    },
  )
  return {
    app,
    text: () => recordings[0]?.log.toNDJSON() ?? '',
    checkpoint: () => recordings[0]?.checkpoint() ?? '',
  }
}

function divergenceOf(text: string) {
  const log = EventLog.parse(text)
  const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
  replayed.run()
  return replayed.divergence
}

/** The words of texts that are long enough to be told from names of ours. */
function words(texts: Readonly<Record<string, string>>): string[] {
  return Object.values(texts).flatMap((typed) => typed.match(/\p{L}{5,}/gu) ?? [])
}

test('a log whose searches and postcode are redacted replays without divergence', async () => {
  const { app, text, checkpoint } = startRedacted({
    items: {
      cookieBanner: '1:f1a0',
      searchHistory: '["Rosa Müller"]',
      onLoginAction: '{"type":"openPath","params":{"targetUrl":"/nl/search/videos/violin/"}}',
    },
  })
  for (const step of login) await perform(app, step)
  const { camFilter, search } = selectActors(app.actor.getSnapshot())
  for (const typed of ['Müller & ночь 夜', 'velvet', 'copper', 'velvet']) {
    search?.send({ type: 'search.textChanged', text: typed })
    search?.send({ type: 'search.submitted' })
  }
  camFilter?.send({ type: 'camFilter.zipCodeChanged', zipCode: '10115' })
  camFilter?.send({ type: 'camFilter.placeRequested' })
  camFilter?.send({ type: 'camFilter.applied' })

  expect(text()).toContain('/nl/search/videos/xxxxxx/')
  const all = ['Müller', 'Rosa', 'ночь', 'velvet', 'copper', '10115', '%BC', 'violin']
  for (const written of [text(), checkpoint()])
    expect(all.filter((typed) => written.includes(typed))).toEqual([])
  expect(divergenceOf(text())).toBeUndefined()
})

test('a checkpoint holds no search and no stored action that another tab left before the areas run', async () => {
  const { app, checkpoint } = startRedacted({ hasAreas: false })
  await perform(app, { does: 'resolve', as: 'nobody' })
  const held = () => app.actor.getSnapshot().context.held.map(({ event }) => event.type)
  const change = (item: 'searchHistory' | 'onLoginAction', value: string) =>
    app.browserStorage.last().report({ type: 'storage.itemChanged', item, value })
  change('searchHistory', '["velvet"]')
  change('onLoginAction', '{"type":"openPath","params":{"targetUrl":"/nl/search/videos/violin/"}}')
  expect(held()).toEqual(expect.arrayContaining(['search.historyStored', 'login.actionStored']))
  const written = checkpoint()
  expect(['velvet', 'violin'].filter((typed) => written.includes(typed))).toEqual([])
})

/** What is said in the messenger: with it, spaces around, letters of two bytes and of two units. */
const typed = {
  text: '\n Küss mich um 8, Ярослава 🌹 ',
  draft: 'Nur für Dich, Grażyna',
  history: 'Damals im Palmengarten',
  reply: 'Dann komm, Weltenbummler 77',
  caption: 'Hinter der Garderobe',
  subject: 'Zuletzt: Lampionfest',
  search: 'Bernsteinzimmer',
}

test('a log of all that is said in the messenger holds none of it and replays without divergence', async () => {
  const { app, text, checkpoint } = startRedacted({ items: { cookieBanner: '1:f1a0' } })
  const say = (name: Address, event: AnyEventObject, child?: readonly string[]) =>
    perform(app, { does: 'say', name, event, ...(child && { child }) })
  const conversation = ['conversation-channel-1']
  const composer = [...conversation, 'composer']
  const outgoing: OutgoingMessage = {
    clientMessageId: 'client-message-1',
    channelId: 'channel-1',
    messageType: 'text',
    data: typed.draft,
    includedGifts: {},
    createdAt: 7,
    status: 'waiting',
    messageId: null,
    reason: null,
  }
  const picture = { url: '/p.svg', width: 4, height: 3, alt: typed.caption }
  const message = (position: number, data: MessageData) =>
    chatMessage({ id: `message-${position}`, position, data })

  for (const step of login) await perform(app, step)
  app.deliveryStore.last().report({
    type: 'deliveryStore.opened',
    messages: [outgoing],
    drafts: { 'channel-1': { text: typed.draft, gifts: [{ gift, quantity: 1 }] } },
    channelId: 'channel-1',
  })
  await say('messenger', { type: 'messenger.layoutChanged', layout: 'wide' })
  await say('navigation', {
    type: 'navigation.pathRequested',
    path: '/nl/messenger/?channel=channel-1',
  })
  for (let times = 0; times < 3; times++) {
    for (const { resolve } of app.loadContent.splice(0))
      await resolve({ messages: [message(1, typed.history), message(2, picture)], hasOlder: false })
    await perform(app, { does: 'resolve', as: 'guest' })
  }
  const second = channel({ id: 'channel-2', subject: typed.subject })
  app.socket.push(push('channels', { channels: [second] }))
  app.socket.push(push('messengerContentChanged', { message: message(3, typed.reply) }))
  await say('messenger', { type: 'composer.textChanged', text: typed.text }, composer)
  app.clock.step(1000)
  await say('messenger', { type: 'composer.submitted' }, composer)
  await say('messenger', { type: 'conversation.scrolled', anchor: null }, conversation)
  await say('channels', { type: 'channels.searchChanged', searchPattern: typed.search })
  app.deliveryStore.last().report({ type: 'deliveryStore.leadershipGained' })
  app.deliveryStore.last().report({
    type: 'deliveryStore.changed',
    messages: [outgoing, { ...outgoing, clientMessageId: 'client-message-2', data: typed.text }],
  })
  app.socket.push(push('messageAccepted'))

  const state = JSON.stringify(app.actor.getPersistedSnapshot())
  expect(words(typed).filter((word) => !state.includes(word))).toEqual([])
  for (const written of [text(), checkpoint()])
    expect(words(typed).filter((word) => written.includes(word))).toEqual([])
  expect(divergenceOf(text())).toBeUndefined()
})

test('the redacted log of any story replays without divergence', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ outside, steps }) => {
      const { app, text } = startRedacted(outside)
      for (const step of steps) await perform(app, step)
      expect(divergenceOf(text())).toBeUndefined()
    }),
    { numRuns: inject('isNight') ? 60 : 20 },
  )
})
