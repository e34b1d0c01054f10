import { describe, expect, test } from 'vitest'
import {
  conversationWalk,
  messagesAt,
  outgoingMessage,
} from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { conversationMachine } from './conversation.machine.ts'
import { hitsIn } from './conversation.search.ts'
import {
  selectHits,
  selectIsSearching,
  selectSearch,
  selectStart,
} from './conversation.selectors.ts'
import { createTimeline } from './conversation.timeline.ts'

const hitRoom = 120

const said = (...texts: readonly string[]) =>
  texts.map((data, at) => chatMessage({ id: `said-${at}`, position: at + 1, data }))

const timelineOf = (...texts: readonly string[]) =>
  createTimeline({ pages: [said(...texts)], outgoing: [], firstUnread: null })

describe('a text is found', () => {
  test.each([
    ['cafe', 'Un Café, por favor'],
    ['CAFÉ', 'un cafe'],
    ['über', 'Uber uns'],
    ['uber', 'U\u0308ber uns'],
    ['  rosa ', 'rosas'],
  ])('%s in %s', (wanted, text) => {
    expect(hitsIn(timelineOf('nothing', text), wanted)).toEqual(['said-1'])
  })

  test('in what is on its way too, and not in what is no text', () => {
    const picture = chatMessage({ messageType: 'picture', data: { url: '/on its way.svg' } })
    const outgoing = [outgoingMessage({ data: 'On its way' })]
    const timeline = createTimeline({ pages: [[picture]], outgoing, firstUnread: null })
    expect(hitsIn(timeline, 'its way')).toEqual(['client-1'])
  })

  test('nowhere while nothing but blanks is searched for', () => {
    expect(hitsIn(timelineOf('a b'), ' ')).toEqual([])
  })
})

describe('a search', () => {
  async function start() {
    const walked = conversationWalk(setFold, conversationMachine)
    await walked.openWith(41, 60)
    walked.send({ type: 'conversation.searchRequested' })
    return {
      ...walked,
      type: (searchPattern: string) =>
        walked.send({ type: 'conversation.searchChanged', searchPattern }),
      seek: (key: string) => walked.send({ type: 'conversation.hitRequested', key }),
      hits: () => selectHits(walked.snapshot()),
      search: () => selectSearch(walked.snapshot()),
    }
  }

  test('lists the rows with the text, also those that came since', async () => {
    const { type, hits, come } = await start()
    expect(hits()).toEqual([])
    type('text 5')
    expect(hits()).toHaveLength(10)
    come(chatMessage({ id: 'message-61', position: 61, data: 'TEXT 5!' }))
    expect(hits().at(-1)).toBe('message-61')
  })

  test('finds in older messages once they are loaded', async () => {
    const { type, hits, send, answer } = await start()
    type('text 7')
    expect(hits()).toEqual([])
    send({ type: 'conversation.olderWanted' })
    await answer(messagesAt(1, 40))
    expect(hits()).toEqual(['message-7'])
  })

  test('shows a hit where it can be read, each time it is asked for', async () => {
    const { type, seek, search, snapshot } = await start()
    type('text')
    seek('message-45')
    expect(search()).toEqual({ searchPattern: 'text', hitKey: 'message-45' })
    const { anchor } = selectStart(snapshot())
    expect(anchor).toEqual({ key: 'message-45', offset: hitRoom })
    type('text 4')
    expect(search()?.hitKey).toBeNull()
  })

  test('shows no hit once it is closed, and ends with the visit', async () => {
    const { type, seek, send, leave, snapshot, open } = await start()
    type('text')
    const begun = selectStart(snapshot())
    send({ type: 'conversation.searchClosed' })
    seek('message-45')
    expect(selectStart(snapshot())).toBe(begun)
    send({ type: 'conversation.searchRequested' })
    type('text')
    leave()
    open()
    expect(selectIsSearching(snapshot())).toBe(false)
  })

  test('is not begun where nobody looks', () => {
    const walked = conversationWalk(setFold, conversationMachine)
    walked.send({ type: 'conversation.searchRequested' })
    expect(selectIsSearching(walked.snapshot())).toBe(false)
  })
})
