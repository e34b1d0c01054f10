import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { ListPage, PageRequest } from '../../core/list/list.events.ts'
import { listMachine } from '../../core/list/list.machine.ts'
import type { CommentAnswer, CommentOrder } from './albumComments.events.ts'
import { albumCommentsMachine } from './albumComments.machine.ts'
import {
  selectCommentDraft,
  selectCommentProgress,
  selectCommentRefusal,
  selectCommentRoom,
  selectIsCommentsOf,
} from './albumComments.selectors.ts'

const taken: CommentAnswer = {
  refusal: null,
  told: { commentsTotal: 2, isGuestAllowedToCommentAlbum: false },
}

function start() {
  const loadListPage = answeredSlot<ListPage, PageRequest>()
  const postComment = answeredSlot<CommentAnswer, CommentOrder>()
  const machine = albumCommentsMachine.provide({
    actors: {
      list: listMachine.provide({ actors: { loadListPage: loadListPage.logic } }),
      postComment: postComment.logic,
    },
  })
  const { actor, told } = walk(setFold, 'albumComments', machine, undefined)
  actor.send({ type: 'guest.identified', guest: guest({ id: 'guest-1' }) })
  actor.send({ type: 'albumComments.wanted', albumId: 'album1' })
  const snapshot = () => actor.getSnapshot()
  return {
    actor,
    told,
    asked: loadListPage.calls,
    posted: postComment.calls,
    write: (text: string) => actor.send({ type: 'albumComments.draftChanged', text }),
    post: () => actor.send({ type: 'albumComments.postRequested' }),
    form: () => [
      selectCommentProgress(snapshot()),
      selectCommentRefusal(snapshot()),
      selectCommentDraft(snapshot()),
    ],
    room: () => selectCommentRoom(snapshot()),
  }
}

test('asks for what guests say of an album, and of another one when that is wanted [GAL-18]', () => {
  const { actor, asked } = start()
  expect(asked[0]?.input.filter).toEqual({ albumId: 'album1', guestId: 'guest-1' })
  actor.send({ type: 'albumComments.wanted', albumId: 'album2' })
  expect(asked[1]?.input.filter).toMatchObject({ albumId: 'album2' })
  const areOf = (albumId: string) => selectIsCommentsOf(albumId)(actor.getSnapshot())
  expect(['album1', 'album2'].map(areOf)).toEqual([false, true])
})

test('a comment that is taken leaves no draft, and the album knows that there is no other [GAL-9 GAL-19]', async () => {
  const { asked, form, post, posted, told, write } = start()
  await asked[0]?.resolve({ items: [], totals: { all: 0 }, next: null })
  write('  <b>Blue</b> ')
  post()
  expect(posted[0]?.input).toEqual({ albumId: 'album1', commentText: '<b>Blue</b>' })
  await posted[0]?.resolve(taken)
  expect(form()).toEqual(['writing', null, ''])
  expect(asked).toHaveLength(2)
  expect(told('album')).toEqual([{ type: 'album.commentsTold', albumId: 'album1', ...taken.told }])
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['a'.repeat(10_000), 'tooLong'],
] as const)('a comment of %s is not sent, and nothing of it is lost [GAL-19]', (text, refusal) => {
  const { form, post, posted, write } = start()
  write(text)
  post()
  expect(posted).toHaveLength(0)
  expect(form()).toEqual(['writing', refusal, text])
})

test('says how many characters more, or fewer, it may have', () => {
  const { room, write } = start()
  write('a'.repeat(1_990))
  expect(room()).toBe(10)
  write('a'.repeat(2_003))
  expect(room()).toBe(-3)
})

test.each(['blocked', 'alreadyCommented', 'gone', 'unknown'] as const)(
  'a comment that is refused as %s stays as it was written [GAL-9 GAL-13]',
  async (refusal) => {
    const { form, post, posted, write } = start()
    write('Blue')
    post()
    await posted[0]?.resolve({ refusal, told: null })
    expect(form()).toEqual(['writing', refusal, 'Blue'])
  },
)

test('a comment whose answer was lost is sent again with the same words', async () => {
  const { form, post, posted, write } = start()
  write('Blue')
  post()
  await posted[0]?.reject(new Error('offline'))
  expect(form()).toEqual(['failed', null, 'Blue'])
  post()
  expect(posted[1]?.input).toEqual(posted[0]?.input)
  await posted[1]?.resolve(taken)
  expect(form()).toEqual(['writing', null, ''])
})

test('a draft is of its album', () => {
  const { actor, form, write } = start()
  write('Blue')
  actor.send({ type: 'albumComments.wanted', albumId: 'album1' })
  expect(form()[2]).toBe('Blue')
  actor.send({ type: 'albumComments.wanted', albumId: 'album2' })
  expect(form()[2]).toBe('')
})

test('a draft is of its guest, also while it is on its way; a visitor who logs in keeps it [GAL-19]', async () => {
  const { actor, form, post, posted, write } = start()
  const identify = (one: GuestState) => actor.send({ type: 'guest.identified', guest: one })
  write('Blue')
  identify(guest({ id: 'guest-1' }))
  expect(form()).toEqual(['writing', null, 'Blue'])
  post()
  identify(anonymousGuest)
  await posted[0]?.resolve({ refusal: 'blocked', told: null })
  expect(form()).toEqual(['writing', null, ''])
  write('Red')
  identify(guest({ id: 'guest-2' }))
  expect(form()).toEqual(['writing', null, 'Red'])
})
