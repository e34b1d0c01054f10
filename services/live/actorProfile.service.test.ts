import { describe, expect, test } from 'vitest'
import {
  actorInsights,
  actorProfile,
  actorState,
} from '../../fixtures/live/actorProfile.fixtures.ts'
import { pathOf, resolve } from '../../machines/shell/navigation/routes.ts'
import { AnswerInvalid } from '../core/answer.ts'
import { graphqlQuestions, plainRequests, withoutEachField } from '../core/answers.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { loadActorInsights, loadFreeChatDuration } from './actorInsights.service.ts'
import {
  loadActorNote,
  loadActorProfile,
  loadActorState,
  storeActorNote,
} from './actorProfile.service.ts'

const platform = eachTestItsServices()

describe('a profile', () => {
  test('is found by the name that an address has of the performer, visitors too [ACT-26]', async () => {
    const { request } = await platform.begin()
    for (const { id, name } of [...platform.simulator.world.performers.values()].slice(0, 3)) {
      const route = resolve(pathOf({ name: 'actor', params: { actorName: name } }, 'en'))?.route
      const actorName = route?.name === 'actor' ? route.params.actorName : ''
      expect(actorName).not.toBe(id)
      const spellings = [actorName, actorName.replaceAll(' ', '-'), id]
      for (const spelling of spellings) {
        const found = await loadActorProfile(request, { actorName: spelling, qmDay: null })
        expect(found).toMatchObject({ id, name })
      }
    }
  })

  test.each(['nobody', '', '..'])('of %j is nobody’s', async (actorName) => {
    const { request } = await platform.begin()
    expect(await loadActorProfile(request, { actorName, qmDay: null })).toBeNull()
  })

  test('is asked for with the name as a part of the path, and with qmday only when there is one [ACT-26]', async () => {
    const { request, outside } = plainRequests({ actor: actorProfile() })
    await loadActorProfile(request, { actorName: 'juno/ämber', qmDay: null })
    await loadActorProfile(request, { actorName: 'juno', qmDay: '2026-02-14' })
    const [first, second] = outside.requests.map(({ url }) => url)
    expect(first?.pathname).toBe('/rest/v1/actor/getActorDataByIdOrName/juno%2F%C3%A4mber')
    expect(first?.searchParams.has('qmday')).toBe(false)
    expect(second?.searchParams.get('qmday')).toBe('2026-02-14')
  })

  const lacking = withoutEachField(actorProfile()).filter(([path]) => !/\.\d+$/.test(path))
  test.each(lacking)(
    'is refused without %s [ACT-3 ACT-4 ACT-5 ACT-6 ACT-7 ACT-8]',
    async (_, rest) => {
      const { request } = plainRequests({ actor: rest })
      const asked = loadActorProfile(request, { actorName: 'juno', qmDay: null })
      await expect(asked).rejects.toBeInstanceOf(AnswerInvalid)
    },
  )

  test.each([[{ gender: 'X' }], [{ type: 'MM' }]])(
    'takes no other gender or type: %j [ACT-10 ACT-11]',
    async (odd) => {
      const { request } = plainRequests({ actor: { ...actorProfile(), ...odd } })
      const asked = loadActorProfile(request, { actorName: 'juno', qmDay: null })
      await expect(asked).rejects.toBeInstanceOf(AnswerInvalid)
    },
  )

  test('fails when the platform does', async () => {
    const { request } = plainRequests({}, 503)
    const asked = loadActorProfile(request, { actorName: 'juno', qmDay: null })
    await expect(asked).rejects.toBeInstanceOf(RequestFailed)
  })
})

test('the state is asked for by id [ACT-27]', async () => {
  const { request, calls } = plainRequests({ state: actorState() })
  expect(await loadActorState(request, { actorId: 'actor-7' })).toEqual(actorState())
  expect(calls()).toEqual(['GET actor/getActorStateById/actor-7'])
})

test('a note is stored, and there when it is asked for again [ACT-13 ACT-28 ACT-29]', async () => {
  const { request } = await platform.begin({ guestId: 'guest1' })
  const note = { actorId: 'actor5', comment: 'Likes jazz' }
  expect(await loadActorNote(request, { actorId: 'actor5' })).toEqual({ ...note, comment: '' })
  expect(await storeActorNote(request, note)).toEqual(note)
  expect(await loadActorNote(request, { actorId: 'actor5' })).toEqual(note)
})

describe('the query service', () => {
  test('is asked for heat map, ratings and interviews, each by itself [ACT-14 ACT-15 ACT-39]', async () => {
    const { heatMap, rating, interviews } = actorInsights()
    const { service, sent } = graphqlQuestions({
      data: {
        actorHeatMap: heatMap,
        chatRatings: { lastNinetyDays: rating },
        actorInterviews: interviews,
      },
    })
    const asked = { actorId: 'actor-7', language: 'nl' }
    expect(await loadActorInsights(service, asked)).toEqual(actorInsights())
    expect(sent()).toEqual([asked, { actorId: 'actor-7' }, asked])
  })

  test('is asked how long a chat is free with a performer [ACT-23 CHT-5]', async () => {
    const { service, sent } = graphqlQuestions({ data: { freeChatDuration: 120 } })
    expect(await loadFreeChatDuration(service, { actorId: 'actor-7' })).toBe(120)
    expect(sent()).toEqual([{ actorId: 'actor-7' }])
  })
})
