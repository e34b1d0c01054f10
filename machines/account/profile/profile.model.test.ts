import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import {
  openProfileWalk,
  profile,
  profileWalk,
} from '../../../fixtures/account/profileWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { anonymousGuest } from '../guest/guest.state.ts'
import { profileMachine } from './profile.machine.ts'
import {
  selectHasProfileFailed,
  selectHasProfileSaveFailed,
  selectIsProfileEdited,
  selectIsProfileSaved,
  selectIsProfileSaving,
  selectProfileFields,
  selectProfilePreview,
  selectProfilePreviewProgress,
  selectProfileProblems,
} from './profile.selectors.ts'

const offline = new Error('offline')
const sessionOutdated = { type: 'guest.sessionOutdated' }

const start = (as = guest()) => profileWalk(setFold, profileMachine, as)
const open = () => openProfileWalk(setFold, profileMachine)

describe('the profile', () => {
  test('is loaded once, when it is seen [REQ-1]', async () => {
    const { loads, now, tell } = start()
    expect(loads).toHaveLength(0)
    tell('open')
    expect(selectProfileFields(now())).toBeNull()
    await loads[0]?.resolve(profile())
    expect(selectProfileFields(now())).toEqual(profile())
    tell('open')
    expect(loads).toHaveLength(1)
  })

  test('that is seen before somebody is logged in is loaded then', () => {
    const { identify, loads, tell } = start(anonymousGuest)
    tell('open')
    expect(loads).toHaveLength(0)
    identify(guest())
    expect(loads).toHaveLength(1)
  })

  test.each(['open', 'retry'] as const)('that did not come is loaded again by %s', async (way) => {
    const { loads, now, tell } = start()
    tell('open')
    await loads[0]?.reject(offline)
    expect(selectHasProfileFailed(now())).toBe(true)
    tell(way)
    await loads[1]?.resolve(profile())
    expect(selectProfileFields(now())).toEqual(profile())
  })

  test('of another guest is another one', async () => {
    const { edit, identify, loads, now } = await open()
    edit('city', 'Bern')
    identify(guest({ id: 'guest-2' }))
    expect([selectProfileFields(now()), selectIsProfileEdited(now())]).toEqual([null, false])
    expect(loads).toHaveLength(2)
  })
})

describe('what was edited', () => {
  test('stays when the profile is left and seen again, until it is discarded', async () => {
    const { edit, identify, loads, now, tell } = await open()
    expect(selectIsProfileEdited(now())).toBe(false)
    edit('city', 'Bern')
    identify(guest())
    tell('open')
    expect(loads).toHaveLength(1)
    expect(selectProfileFields(now())).toEqual(profile({ city: 'Bern' }))
    expect(selectIsProfileEdited(now())).toBe(true)
    tell('discard')
    expect(selectProfileFields(now())).toEqual(profile())
    expect(selectIsProfileEdited(now())).toBe(false)
  })

  test('is saved, and stands then as the platform has it [REQ-1]', async () => {
    const { edit, now, saves, tell, told } = await open()
    edit('city', ' Bern ')
    tell('save')
    expect(saves.map(({ input }) => input)).toEqual([profile({ city: 'Bern' })])
    expect([selectIsProfileSaving(now()), selectIsProfileEdited(now())]).toEqual([true, true])
    await saves[0]?.resolve(profile({ city: 'Bern BE' }))
    expect(selectProfileFields(now())).toEqual(profile({ city: 'Bern BE' }))
    expect([selectIsProfileSaved(now()), selectIsProfileEdited(now())]).toEqual([true, false])
    expect(told('guest')).not.toContainEqual(sessionOutdated)
    edit('text', '')
    expect(selectIsProfileSaved(now())).toBe(false)
  })

  test('is not sent when it is nothing', async () => {
    const { saves, tell } = await open()
    tell('save')
    expect(saves).toHaveLength(0)
  })

  test('is asked of the server again when the screen name is another', async () => {
    const { edit, saves, tell, told } = await open()
    edit('screenName', 'Robin Hood')
    tell('save')
    expect(told('guest')).not.toContainEqual(sessionOutdated)
    await saves[0]?.resolve(profile({ screenName: 'Robin Hood' }))
    expect(told('guest').at(-1)).toEqual(sessionOutdated)
  })

  test('while it is being saved is kept, and saved next [REQ-1]', async () => {
    const { edit, now, saves, tell } = await open()
    edit('city', 'Bern')
    tell('save')
    edit('text', 'Newer.')
    tell('save')
    tell('discard')
    await saves[0]?.resolve(profile({ city: 'Bern' }))
    expect(selectProfileFields(now())).toEqual(profile({ city: 'Bern', text: 'Newer.' }))
    expect([selectIsProfileSaved(now()), selectIsProfileEdited(now())]).toEqual([false, true])
    tell('save')
    expect(saves[1]?.input).toEqual(profile({ city: 'Bern', text: 'Newer.' }))
    tell('discard')
    await saves[1]?.resolve(profile({ city: 'Bern', text: 'Newer.' }))
    expect(selectIsProfileEdited(now())).toBe(false)
  })

  test.each(['retry', 'save'] as const)(
    'is not lost when saving fails, and saved by %s [REQ-1]',
    async (way) => {
      const { edit, now, saves, tell } = await open()
      edit('city', 'Bern')
      tell('save')
      edit('text', 'Newer.')
      await saves[0]?.reject(offline)
      expect(selectHasProfileSaveFailed(now())).toBe(true)
      expect(selectProfileFields(now())).toEqual(profile({ city: 'Bern', text: 'Newer.' }))
      tell(way)
      expect(saves[1]?.input).toEqual(profile({ city: 'Bern', text: 'Newer.' }))
      await saves[1]?.resolve(profile({ city: 'Bern', text: 'Newer.' }))
      expect(selectIsProfileEdited(now())).toBe(false)
    },
  )

  test('can be discarded after saving failed', async () => {
    const { edit, now, saves, tell } = await open()
    edit('city', 'Bern')
    tell('save')
    await saves[0]?.reject(offline)
    tell('discard')
    expect(selectProfileFields(now())).toEqual(profile())
    expect([selectHasProfileSaveFailed(now()), selectIsProfileEdited(now())]).toEqual([
      false,
      false,
    ])
  })
})

describe('a field that is wrong', () => {
  test('is named, and nothing is sent; editing it takes the problem away [REQ-1]', async () => {
    const { edit, now, previews, saves, tell } = await open()
    edit('screenName', 'R')
    edit('countryCode', 'D')
    expect(selectProfileProblems(now())).toEqual({})
    tell('save')
    const problems = { screenName: { code: 'tooShort' }, countryCode: { code: 'tooShort' } }
    expect(selectProfileProblems(now())).toEqual(problems)
    tell('preview')
    expect([saves, previews]).toEqual([[], []])
    edit('countryCode', 'CH')
    expect(selectProfileProblems(now())).toEqual({ screenName: problems.screenName })
    edit('screenName', 'Robin')
    tell('save')
    expect(saves).toHaveLength(1)
  })

  test('for the platform stays to be edited and is saved once it is right [REQ-1 NET-9]', async () => {
    const { edit, now, saves, tell } = await open()
    edit('screenName', 'Juno Amber')
    tell('save')
    await saves[0]?.reject(offline)
    expect(selectHasProfileSaveFailed(now())).toBe(true)
    expect(selectProfileFields(now())).toEqual(profile({ screenName: 'Juno Amber' }))
    expect([selectIsProfileSaving(now()), selectIsProfileEdited(now())]).toEqual([false, true])
    edit('screenName', 'Robin Amber')
    tell('save')
    expect(saves[1]?.input).toEqual(profile({ screenName: 'Robin Amber' }))
  })

  test('is no longer named when the edits are discarded', async () => {
    const { edit, now, tell } = await open()
    edit('screenName', '')
    tell('save')
    tell('discard')
    expect(selectProfileProblems(now())).toEqual({})
  })
})

describe('the preview', () => {
  const preview = { screenName: 'Robin Hood', text: 'Hi.', initials: 'RH' }

  test('shows how the edits would look, without keeping them [REQ-1]', async () => {
    const { edit, now, previews, saves, tell } = await open()
    edit('screenName', ' Robin Hood ')
    tell('preview')
    expect(previews.map(({ input }) => input)).toEqual([profile({ screenName: 'Robin Hood' })])
    expect(selectProfilePreviewProgress(now())).toBe('loading')
    await previews[0]?.resolve(preview)
    expect(selectProfilePreview(now())).toEqual(preview)
    expect([saves.length, selectIsProfileEdited(now())]).toEqual([0, true])
  })

  test.each(['edit', 'discard'] as const)('is gone with the next %s', async (next) => {
    const { edit, now, previews, tell } = await open()
    const change = () => (next === 'edit' ? edit('text', 'Newer.') : tell('discard'))
    tell('preview')
    await previews[0]?.resolve(preview)
    change()
    expect(selectProfilePreview(now())).toBeNull()
    tell('preview')
    change()
    await previews[1]?.resolve(preview)
    expect(selectProfilePreview(now())).toBeNull()
  })

  test('that did not come is asked for again', async () => {
    const { now, previews, tell } = await open()
    tell('preview')
    await previews[0]?.reject(offline)
    expect(selectProfilePreviewProgress(now())).toBe('failed')
    tell('retry')
    await previews[1]?.resolve(preview)
    expect(selectProfilePreview(now())).toEqual(preview)
  })

  test('is not asked for before the profile is loaded', () => {
    const { now, previews, tell } = start()
    tell('preview')
    expect([previews, now().status]).toEqual([[], 'active'])
  })
})
