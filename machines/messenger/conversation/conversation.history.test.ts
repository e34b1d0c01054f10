import { describe, expect, test } from 'vitest'
import { messagesAt } from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import {
  emptyHistory,
  firstUnread,
  type History,
  newerThan,
  withMessage,
  withNewest,
  withOlder,
} from './conversation.history.ts'

const pageLength = 200

const page = (first: number, last: number, hasOlder = first > 1) => ({
  messages: messagesAt(first, last),
  hasOlder,
})

const from = (first: number, last: number): History => withNewest(emptyHistory, page(first, last))

const positions = ({ pages }: History) => pages.flat().map(({ position }) => position)
const span = (history: History) => [positions(history).at(0), positions(history).at(-1)]

describe('appending', () => {
  test('leaves every page but the last as it is, and begins a new one when that is full', () => {
    let history = from(1, 1)
    for (const message of messagesAt(2, 450)) history = withMessage(history, message) ?? history
    expect(history.pages.map(({ length }) => length)).toEqual([pageLength, pageLength, 50])
    const [next] = messagesAt(451, 451)
    const longer = next && withMessage(history, next)
    expect(longer?.pages[0]).toBe(history.pages[0])
    expect(longer?.pages[1]).toBe(history.pages[1])
    expect(longer && span(longer)).toEqual([1, 451])
  })

  test('takes a message that is here already in its place, and refuses one behind a gap', () => {
    const history = from(3, 6)
    const [known, far, old] = [...messagesAt(5, 5), ...messagesAt(8, 8), ...messagesAt(1, 1)]
    if (!known || !far || !old) throw new Error('three messages')
    expect(withMessage(history, { ...known, data: 'New words' })?.pages[0]?.[2]?.data).toBe(
      'New words',
    )
    expect(withMessage(history, { ...known, id: 'another' })).toBeNull()
    expect(withMessage(history, far)).toBeNull()
    expect(withMessage(history, old)).toBe(history)
  })
})

describe('the newest again', () => {
  test('joins what overlaps or touches, and drops what is behind a hole', () => {
    const history = from(1, 10)
    expect(span(withNewest(history, page(8, 14)))).toEqual([1, 14])
    expect(span(withNewest(history, page(11, 14)))).toEqual([1, 14])
    const alone = withNewest(history, page(12, 20))
    expect(span(alone)).toEqual([12, 20])
    expect(alone.hasOlder).toBe(true)
  })

  test('drops what contradicts it', () => {
    const other = page(8, 14)
    const renamed = {
      ...other,
      messages: other.messages.map((one) => ({ ...one, id: `b-${one.id}` })),
    }
    expect(span(withNewest(from(1, 10), renamed))).toEqual([8, 14])
  })
})

describe('older ones', () => {
  test('come before the others in pages of bounded length, none twice', () => {
    const history = withOlder(from(500, 549), page(250, 520))
    expect(positions(history)).toEqual(messagesAt(250, 549).map(({ position }) => position))
    expect(Math.max(...history.pages.map(({ length }) => length))).toBeLessThanOrEqual(pageLength)
  })

  test('end with an answer without messages, whatever it promises', () => {
    expect(withOlder(from(5, 9), { messages: [], hasOlder: true }).hasOlder).toBe(false)
  })
})

test('finds the first of the unread among those of the actor alone', () => {
  const messages = messagesAt(1, 6).map((message) =>
    message.position === 5 ? { ...message, senderType: 'guest' as const } : message,
  )
  const history = { pages: [messages.slice(0, 3), messages.slice(3)], hasOlder: false }
  expect(firstUnread(history, 2)).toBe(4)
  expect(firstUnread(history, 3)).toBe(3)
  expect(firstUnread(history, 99)).toBe(1)
  expect(firstUnread(history, 0)).toBeNull()
})

test('names what is newer than a position over the border of pages', () => {
  const history = { pages: [messagesAt(1, 3), messagesAt(4, 5)], hasOlder: false }
  expect(newerThan(history, 2).map(({ position }) => position)).toEqual([3, 4, 5])
  expect(newerThan(history, null)).toHaveLength(5)
})
