import { expect, test } from 'vitest'
import type { Relation } from '../../machines/account/relations/relations.events.ts'
import { plainRequests } from '../core/answers.fixtures.ts'
import { addRelation, hasRelation } from './relations.service.ts'

const relation: Relation = { predicate: 'has seen', object: 'teaser', objectId: 'teaser-7' }

test.each([
  ['POST relation/addRelation', addRelation, { success: true }],
  ['POST relation/hasRelation', hasRelation, { hasRelation: true }],
])('%s carries the relation of the guest [REL-1 REL-3]', async (call, submit, answer) => {
  const { request, calls, sent } = plainRequests(answer)
  expect(await submit(request, relation)).toBe(true)
  expect(calls()).toEqual([call])
  expect(sent()).toEqual([
    { subject: 'guest', predicate: 'has seen', object: 'teaser', objectId: 'teaser-7' },
  ])
})

test.each([
  ['the platform says so', { success: false, hasRelation: false }, 200],
  ['it refuses', {}, 401],
  ['it fails', {}, 500],
  ['its answer cannot be read', { success: 1, hasRelation: 1 }, 200],
])('a call is false, and no error, when %s [REL-4 CAL-1]', async (_, answer, status) => {
  const { request } = plainRequests(answer, status)
  expect(await addRelation(request, relation)).toBe(false)
  expect(await hasRelation(request, relation)).toBe(false)
})
