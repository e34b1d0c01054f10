import { expect, test } from 'vitest'
import { pathOf, resolve } from '../../machines/shell/navigation/routes.ts'
import { AnswerInvalid } from '../core/answer.ts'
import { plainRequests } from '../core/answers.fixtures.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { RequestFailed } from '../core/request.service.ts'
import { findPerformer } from './performer.service.ts'

const platform = eachTestItsServices()

test('finds every performer by the name that an address has of them, visitors too [ACT-26]', async () => {
  const { request } = await platform.begin()
  const performers = [...platform.simulator.world.performers.values()].slice(0, 3)
  for (const { id, name } of performers) {
    const path = pathOf({ name: 'actor', params: { actorName: name } }, 'en')
    const route = resolve(path)?.route
    const actorName = route?.name === 'actor' ? route.params.actorName : ''
    expect(actorName).not.toBe(id)
    expect(await findPerformer(request, { actorName })).toEqual({ id })
    const hyphened = actorName.replaceAll(' ', '-')
    expect(await findPerformer(request, { actorName: hyphened })).toEqual({ id })
  }
})

test('finds a performer by the id as well [ACT-26]', async () => {
  const { request } = await platform.begin({ guestId: 'guest1' })
  expect(await findPerformer(request, { actorName: 'actor3' })).toEqual({ id: 'actor3' })
})

test.each(['nobody', '', '..'])('says that nobody is called %j', async (actorName) => {
  const { request } = await platform.begin()
  expect(await findPerformer(request, { actorName })).toBeNull()
})

test('asks with the name as a part of the path, and without qmday [ACT-26]', async () => {
  const { request, outside } = plainRequests({ actor: { id: 'actor-7', name: 'Juno' } })
  expect(await findPerformer(request, { actorName: 'juno/ämber' })).toEqual({ id: 'actor-7' })
  const url = outside.requests[0]?.url
  expect(url?.pathname).toBe('/rest/v1/actor/getActorDataByIdOrName/juno%2F%C3%A4mber')
  expect(url?.searchParams.has('qmday')).toBe(false)
})

test('fails when the platform does', async () => {
  const refused = plainRequests({}, 503)
  const asked = findPerformer(refused.request, { actorName: 'juno' })
  await expect(asked).rejects.toBeInstanceOf(RequestFailed)
  const broken = plainRequests({ actor: { id: '' } })
  const misread = findPerformer(broken.request, { actorName: 'juno' })
  await expect(misread).rejects.toBeInstanceOf(AnswerInvalid)
})
