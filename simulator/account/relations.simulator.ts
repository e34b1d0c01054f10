import * as v from 'valibot'
import { id } from '../core/entities.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'

export const relationPredicates = ['has seen', 'has subscribed'] as const
export const relationObjects = [
  'story',
  'teaser',
  'newsletter',
  'mobile navigation',
  'modalbox',
  'benefits popup',
] as const

const relation = v.strictObject({
  subject: v.literal('guest', 'must be guest'),
  predicate: v.picklist(relationPredicates, `must be ${relationPredicates.join(' or ')}`),
  object: v.picklist(relationObjects, `must be ${relationObjects.join(', ')}`),
  objectId: v.pipe(id, v.maxLength(200, 'is too long')),
})

const keyOf = ({ predicate, object, objectId }: v.InferOutput<typeof relation>) =>
  `${predicate}/${object}/${objectId}`

/** What guests have done with what (REL-1 to REL-3). */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'relation/addRelation',
    isForGuests: true,
    body: relation,
    answer({ account, body }) {
      account.relations.add(keyOf(body))
      return { success: true }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'relation/hasRelation',
    isForGuests: true,
    body: relation,
    answer: ({ account, body }) => ({ hasRelation: account.relations.has(keyOf(body)) }),
  }),
]
