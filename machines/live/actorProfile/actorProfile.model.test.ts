import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import {
  actorInsights,
  actorProfile,
  actorState,
} from '../../../fixtures/live/actorProfile.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest, type GuestState } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type {
  ActorInsights,
  ActorNote,
  ActorProfile,
  ActorState,
  WantedProfile,
} from './actorProfile.events.ts'
import { actorProfileMachine } from './actorProfile.machine.ts'
import {
  selectActorProfile,
  selectChatButtons,
  selectFreeChatSeconds,
  selectHasNewNote,
  selectHaveButtonsFailed,
  selectHaveInsightsFailed,
  selectInsights,
  selectIsBanned,
  selectNote,
  selectNoteProgress,
  selectOpenInterviews,
  selectProfileProgress,
  selectRating,
} from './actorProfile.selectors.ts'

type OfActor = { actorId: string }

function start() {
  const slots = {
    loadActorProfile: answeredSlot<ActorProfile | null, WantedProfile>(),
    loadActorState: answeredSlot<ActorState, OfActor>(),
    loadActorInsights: answeredSlot<ActorInsights, OfActor>(),
    loadActorNote: answeredSlot<ActorNote, OfActor>(),
    storeActorNote: answeredSlot<ActorNote, ActorNote>(),
    loadFreeChatDuration: answeredSlot<number, OfActor>(),
  }
  const actors = Object.fromEntries(
    Object.entries(slots).map(([name, { logic }]) => [name, logic]),
  ) as unknown as { [S in keyof typeof slots]: (typeof slots)[S]['logic'] }
  const walked = walk(setFold, 'actorProfile', actorProfileMachine.provide({ actors }), undefined)
  const { actor } = walked
  return {
    ...walked,
    slots,
    see: <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
      select(actor.getSnapshot()),
    enter: (path: string, query: Record<string, string> = {}) =>
      actor.send({ type: 'navigation.pageEntered', page: 'actor', path, query }),
    identify: (state: GuestState) => actor.send({ type: 'guest.identified', guest: state }),
    type: (comment: string) => actor.send({ type: 'actorProfile.noteChanged', comment }),
    save: () => actor.send({ type: 'actorProfile.noteSaveRequested' }),
    retry: () => actor.send({ type: 'actorProfile.retryRequested' }),
  }
}

const page = '/en/amateur/juno-amber/'

/** The profile is shown to a guest, or to a visitor; nothing else has come yet. */
async function show(state: GuestState = guest(), profile: Partial<ActorProfile> = {}) {
  const walked = start()
  walked.identify(state)
  walked.enter(page)
  await walked.slots.loadActorProfile.calls[0]?.resolve(actorProfile(profile))
  return walked
}

describe('the profile', () => {
  test('is asked for by the name of the address once it is known who is here [ACT-26]', async () => {
    const { enter, identify, see, slots } = start()
    enter(page)
    expect(slots.loadActorProfile.calls).toHaveLength(0)
    identify(anonymousGuest)
    expect(slots.loadActorProfile.calls[0]?.input).toEqual({
      actorName: 'juno-amber',
      qmDay: null,
    })
    expect(see(selectProfileProgress)).toBe('loading')
    await slots.loadActorProfile.calls[0]?.resolve(actorProfile())
    expect(see(selectProfileProgress)).toBe('shown')
    expect(see(selectActorProfile)?.id).toBe('actor-7')
  })

  test('is asked for with the day that the address names [ACT-26]', () => {
    const { enter, identify, slots } = start()
    identify(guest())
    enter(page, { qmday: '2026-02-14' })
    expect(slots.loadActorProfile.calls[0]?.input.qmDay).toBe('2026-02-14')
  })

  test('stays while its sections are visited, and is another performer’s on their page [ACT-1]', async () => {
    const { enter, see, slots } = await show()
    for (const section of ['about-me/', 'videos/', 'videos/tag/dance', 'live-show/', 'top-cams/']) {
      enter(`${page}${section}`)
    }
    expect(see(selectProfileProgress)).toBe('shown')
    expect(slots.loadActorProfile.calls).toHaveLength(1)
    enter('/en/amateur/ada-velvet/')
    expect(see(selectActorProfile)).toBeNull()
    expect(slots.loadActorProfile.calls[1]?.input.actorName).toBe('ada-velvet')
  })

  test('of a page that was left is not waited for', async () => {
    const { enter, identify, see, slots } = start()
    identify(guest())
    enter(page)
    enter('/en/cams/')
    await slots.loadActorProfile.calls[0]?.resolve(actorProfile())
    expect(see(selectActorProfile)).toBeNull()
  })

  test('of nobody is an answer', async () => {
    const { enter, identify, see, slots } = start()
    identify(guest())
    enter('/en/amateur/nobody/')
    await slots.loadActorProfile.calls[0]?.resolve(null)
    expect(see(selectProfileProgress)).toBe('unknown')
  })

  test('that did not come is asked for again, by itself and by the guest', async () => {
    const { actor, enter, identify, retry, see, slots, told } = start()
    identify(guest())
    enter(page)
    await slots.loadActorProfile.calls[0]?.reject(new Error('offline'))
    expect(see(selectProfileProgress)).toBe('failed')
    expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
    retry()
    await slots.loadActorProfile.calls[1]?.reject(new Error('offline'))
    actor.send({ type: 'recovery.retryDue' })
    await slots.loadActorProfile.calls[2]?.resolve(actorProfile())
    expect(see(selectProfileProgress)).toBe('shown')
  })

  test('is loaded anew for another guest, and not when the same is identified again', async () => {
    const { identify, slots } = await show()
    identify(guest())
    expect(slots.loadActorProfile.calls).toHaveLength(1)
    identify(anonymousGuest)
    expect(slots.loadActorProfile.calls).toHaveLength(2)
  })

  test('follows the pushes about its performer and no other’s [ACT-20]', async () => {
    const { actor, see, slots } = await show()
    const online = () => see(selectActorProfile)?.isOnline
    actor.send({ ...push('actorOffline', { actorId: 'actor-8' }), type: 'push.actorOffline' })
    expect(online()).toBe(true)
    actor.send({ ...push('actorOffline', { actorId: 'actor-7' }), type: 'push.actorOffline' })
    expect(online()).toBe(false)
    await slots.loadActorState.calls.at(-1)?.resolve(actorState({ isOnline: false }))
    actor.send({ ...push('actorOnline', { actorId: 'actor-7' }), type: 'push.actorOnline' })
    expect(online()).toBe(true)
    expect(see(selectChatButtons)?.isActorOnline).toBe(true)
  })

  test('says who is a favourite as the platform does, and as it says later [ACT-9 RT-19]', async () => {
    const { actor, see } = await show()
    const isFavorite = () => see(selectActorProfile)?.modelGuestRelation.isFavorite
    const named = { kind: 'actor', id: 'actor-7' } as const
    expect(isFavorite()).toBe(false)
    actor.send({ ...push('favouritePinned', named), type: 'push.favouritePinned' })
    expect(isFavorite()).toBe(true)
    const album = { kind: 'album', id: 'actor-7' } as const
    actor.send({ ...push('favouriteUnpinned', album), type: 'push.favouriteUnpinned' })
    expect(isFavorite()).toBe(true)
    actor.send({ ...push('favouriteUnpinned', named), type: 'push.favouriteUnpinned' })
    expect(isFavorite()).toBe(false)
    const all = { actors: ['actor-7'] }
    actor.send({ ...push('favouriteActors', all), type: 'push.favouriteActors' })
    expect(isFavorite()).toBe(true)
  })

  test('is of somebody banned where the guest is, and nowhere else [ACT-22]', async () => {
    const from = async (countryCode: string) => {
      const geoLocation = { countryCode, region: null, city: null }
      return (await show(guest({ geoLocation }))).see(selectIsBanned)
    }
    expect([await from('AT'), await from('NL')]).toEqual([true, false])
    const { see } = await show(guest({ geoLocation: null }))
    expect(see(selectIsBanned)).toBe(false)
    const unknown = start()
    expect(unknown.see(selectIsBanned)).toBe(false)
    unknown.identify(guest())
    expect(unknown.see(selectIsBanned)).toBe(false)
  })
})

describe('the chat buttons', () => {
  test('have performer, prices and flags, once the state came [ACT-17 ACT-18 ACT-19]', async () => {
    const { see, slots } = await show()
    expect(see(selectChatButtons)).toBeNull()
    expect(slots.loadActorState.calls[0]?.input).toEqual({ actorId: 'actor-7' })
    const state = actorState({ freeChat: true })
    await slots.loadActorState.calls[0]?.resolve(state)
    expect(see(selectChatButtons)).toEqual({
      actorId: 'actor-7',
      actorLink: 'juno amber',
      isActorOnline: true,
      freeChat: true,
      voucherChatMinutes: 5,
      prices: state.prices,
      multiChatPrice: 8,
      singleC2CChatPrice: 16,
      isVoyeurChat: true,
      isTicketShow: false,
      isVoiceCall: true,
      isBannedCountry: false,
    })
    expect(see(selectChatButtons)).toBe(see(selectChatButtons))
  })

  test.each([
    ['isVoyeurChatAvailable', 'isVoyeurChat'],
    ['isCurrentlyTicketShow', 'isTicketShow'],
    ['isOnlineMobileVideocall', 'isVoiceCall'],
  ] as const)('have the flag of %s as %s, whatever the others are [ACT-19]', async (told, flag) => {
    const none = {
      isOnline: false,
      isVoyeurChatAvailable: false,
      isCurrentlyTicketShow: false,
      isOnlineMobileVideocall: false,
    }
    const { see, slots } = await show()
    await slots.loadActorState.calls[0]?.resolve(actorState({ ...none, [told]: true }))
    const { isVoyeurChat, isTicketShow, isVoiceCall } =
      see(selectChatButtons) ?? expect.unreachable()
    const flags = { isVoyeurChat, isTicketShow, isVoiceCall }
    expect(Object.entries(flags).flatMap(([name, is]) => (is ? [name] : []))).toEqual([flag])
  })

  test('that did not come are asked for again', async () => {
    const { retry, see, slots } = await show()
    await slots.loadActorState.calls[0]?.reject(new Error('offline'))
    expect(see(selectHaveButtonsFailed)).toBe(true)
    retry()
    await slots.loadActorState.calls[1]?.resolve(actorState())
    expect(see(selectHaveButtonsFailed)).toBe(false)
  })

  test('are asked for again by a new session, not by a resumed one', async () => {
    const { actor, slots } = await show()
    await slots.loadActorState.calls[0]?.resolve(actorState())
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    expect(slots.loadActorState.calls).toHaveLength(1)
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    expect(slots.loadActorState.calls).toHaveLength(2)
  })
})

describe('what is told beside the profile', () => {
  test.each([
    [9, null],
    [10, 97],
  ])('with %i ratings the rate shown is %s [ACT-21 CHT-6]', async (count, rate) => {
    const { see, slots } = await show()
    await slots.loadActorInsights.calls[0]?.resolve(actorInsights(count))
    expect(see(selectRating)?.satisfactionRate ?? null).toBe(rate)
  })

  test('has the answers open that the guest opens', async () => {
    const { actor, see, slots } = await show()
    await slots.loadActorInsights.calls[0]?.resolve(actorInsights())
    expect(see(selectOpenInterviews)).toEqual([])
    actor.send({ type: 'actorProfile.interviewsOpened', ids: ['two'] })
    expect(see(selectOpenInterviews)).toEqual(['two'])
  })

  test('costs the profile nothing when it does not come, and is asked for again', async () => {
    const { retry, see, slots } = await show()
    await slots.loadActorInsights.calls[0]?.reject(new Error('offline'))
    expect([see(selectHaveInsightsFailed), see(selectProfileProgress)]).toEqual([true, 'shown'])
    retry()
    await slots.loadActorInsights.calls[1]?.resolve(actorInsights())
    expect(see(selectInsights)).toEqual(actorInsights())
  })
})

describe('the free-chat duration', () => {
  test('is asked for with a guest and a performer, and never without [ACT-23 CHT-5]', async () => {
    const visitor = await show(anonymousGuest)
    expect(visitor.slots.loadFreeChatDuration.calls).toHaveLength(0)
    const { identify, see, slots } = start()
    identify(guest())
    expect(slots.loadFreeChatDuration.calls).toHaveLength(0)
    const known = await show()
    expect(known.slots.loadFreeChatDuration.calls[0]?.input).toEqual({ actorId: 'actor-7' })
    await known.slots.loadFreeChatDuration.calls[0]?.resolve(120)
    expect([see(selectFreeChatSeconds), known.see(selectFreeChatSeconds)]).toEqual([null, 120])
  })

  test('changes when the platform says so of this performer [CHT-8]', async () => {
    const { actor, see, slots } = await show()
    const changed = (actorId: string, seconds: number) =>
      actor.send({
        ...push('freeChatDurationChanged', { actorId, seconds }),
        type: 'push.freeChatDurationChanged',
      })
    await slots.loadFreeChatDuration.calls[0]?.resolve(120)
    changed('actor-8', 5)
    expect(see(selectFreeChatSeconds)).toBe(120)
    changed('actor-7', 60)
    expect(see(selectFreeChatSeconds)).toBe(60)
  })
})

describe('the note', () => {
  async function withNote(comment = '') {
    const walked = await show()
    await walked.slots.loadActorNote.calls[0]?.resolve({ actorId: 'actor-7', comment })
    return walked
  }

  test('is for guests alone', async () => {
    const { see, slots } = await show(anonymousGuest)
    expect(see(selectNoteProgress)).toBe('forGuestsAlone')
    expect(slots.loadActorNote.calls).toHaveLength(0)
  })

  test('is loaded, edited and stored with performer and comment [ACT-13 ACT-28 ACT-29]', async () => {
    const { save, see, slots, type } = await withNote('Likes jazz')
    expect(see(selectNote)).toBe('Likes jazz')
    save()
    expect(slots.storeActorNote.calls).toHaveLength(0)
    type('Likes jazz and tea')
    expect(see(selectHasNewNote)).toBe(true)
    save()
    const note = { actorId: 'actor-7', comment: 'Likes jazz and tea' }
    expect(slots.storeActorNote.calls[0]?.input).toEqual(note)
    expect(see(selectNoteProgress)).toBe('saving')
    await slots.storeActorNote.calls[0]?.resolve(note)
    expect([see(selectNoteProgress), see(selectHasNewNote), see(selectNote)]).toEqual([
      'saved',
      false,
      'Likes jazz and tea',
    ])
  })

  test('is stored once at a time, and what is typed meanwhile stays', async () => {
    const { save, see, slots, type } = await withNote()
    type('one')
    save()
    type('one two')
    save()
    expect(slots.storeActorNote.calls).toHaveLength(1)
    await slots.storeActorNote.calls[0]?.resolve({ actorId: 'actor-7', comment: 'one' })
    expect([see(selectNote), see(selectHasNewNote)]).toEqual(['one two', true])
  })

  test('is stored whatever is told of the performer meanwhile, and of free chats', async () => {
    const { actor, save, see, slots, type } = await withNote()
    await slots.loadFreeChatDuration.calls[0]?.resolve(300)
    type('Likes jazz')
    save()
    for (const told of [
      push('actorOffline', { actorId: 'actor-7' }),
      push('actorOnline', { actorId: 'actor-7' }),
      push('freeChatDurationChanged', { actorId: 'actor-7', seconds: 200 }),
    ])
      actor.send({ ...told, type: `push.${told.type}` } as never)
    actor.send({ type: 'realtime.sessionEstablished', resumed: false } as never)
    await slots.storeActorNote.calls[0]?.resolve({ actorId: 'actor-7', comment: 'Likes jazz' })
    expect([see(selectNoteProgress), see(selectHasNewNote)]).toEqual(['saved', false])
    const asked = [slots.loadActorInsights, slots.loadActorNote].map(({ calls }) => calls.length)
    expect(asked).toEqual([1, 1])
    expect([slots.loadActorState.calls.length, slots.loadFreeChatDuration.calls.length]).toEqual([
      4, 2,
    ])
  })

  test('of a guest, and what they have with the performer, is not seen by the next one', async () => {
    const { identify, see, slots } = await withNote('Likes jazz')
    await slots.loadFreeChatDuration.calls[0]?.resolve(300)
    identify(anonymousGuest)
    expect([see(selectNote), see(selectFreeChatSeconds), see(selectActorProfile)]).toEqual([
      '',
      null,
      null,
    ])
  })

  test('that is not stored stays as it was typed, and can be stored again', async () => {
    const { save, see, slots, type } = await withNote()
    type('Likes jazz')
    save()
    await slots.storeActorNote.calls[0]?.reject(new Error('offline'))
    expect([see(selectNoteProgress), see(selectNote)]).toEqual(['notSaved', 'Likes jazz'])
    save()
    expect(slots.storeActorNote.calls).toHaveLength(2)
  })

  test('keeps what was typed while other pages are seen, and is nobody else’s', async () => {
    const { enter, identify, see, slots, type } = await withNote()
    type('Likes jazz')
    enter('/en/cams/')
    enter(page)
    await slots.loadActorProfile.calls[1]?.resolve(actorProfile())
    expect(see(selectNote)).toBe('Likes jazz')
    identify(guest({ id: 'guest-2' }))
    expect(see(selectNote)).toBe('')
  })

  test('does not go over to another performer, and is there again with its own', async () => {
    const { enter, identify, see, slots, type } = await withNote()
    type('Likes jazz')
    enter('/en/amateur/ada-velvet/')
    await slots.loadActorProfile.calls[1]?.resolve(actorProfile({ id: 'actor-8' }))
    expect(see(selectNote)).toBe('')
    await slots.loadActorNote.calls[1]?.resolve({ actorId: 'actor-8', comment: '' })
    type('Likes tea')
    enter(page)
    await slots.loadActorProfile.calls[2]?.resolve(actorProfile())
    expect([see(selectNote), see(selectHasNewNote)]).toEqual(['Likes jazz', true])
    enter('/en/amateur/ada-velvet/')
    await slots.loadActorProfile.calls[3]?.resolve(actorProfile({ id: 'actor-8' }))
    expect(see(selectNote)).toBe('Likes tea')
    identify(guest({ id: 'guest-2' }))
    enter(page)
    await slots.loadActorProfile.calls.at(-1)?.resolve(actorProfile())
    expect(see(selectNote)).toBe('')
  })

  test('on more than twenty others is forgotten, the oldest first', async () => {
    const { enter, see, slots, type } = await withNote()
    const visit = async (number: number) => {
      enter(`/en/amateur/performer-${number}/`)
      const id = `performer-${number}`
      await slots.loadActorProfile.calls.at(-1)?.resolve(actorProfile({ id }))
      await slots.loadActorNote.calls.at(-1)?.resolve({ actorId: id, comment: '' })
    }
    for (let number = 1; number <= 22; number++) {
      await visit(number)
      type(`On ${number}`)
    }
    await visit(2)
    expect(see(selectNote)).toBe('On 2')
    await visit(1)
    expect(see(selectNote)).toBe('')
  })

  test('that did not come is asked for again', async () => {
    const { retry, see, slots } = await show()
    await slots.loadActorNote.calls[0]?.reject(new Error('offline'))
    expect(see(selectNoteProgress)).toBe('failed')
    retry()
    await slots.loadActorNote.calls[1]?.resolve({ actorId: 'actor-7', comment: 'x' })
    expect([see(selectNoteProgress), see(selectNote)]).toEqual(['resting', 'x'])
  })
})
