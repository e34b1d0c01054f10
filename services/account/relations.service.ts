import * as v from 'valibot'
import type { Relation } from '../../machines/account/relations/relations.events.ts'
import type { RequestService } from '../core/request.service.ts'

const addedSchema = v.pipe(
  v.object({ success: v.boolean() }),
  v.transform(({ success }) => success),
)
const foundSchema = v.pipe(
  v.object({ hasRelation: v.boolean() }),
  v.transform(({ hasRelation }) => hasRelation),
)

/**
 * The work of slot `addRelation`: POST relation/addRelation [REL-1 REL-3].
 * @returns whether it was added; false when the call fails [REL-4]
 */
export function addRelation(
  request: Pick<RequestService, 'ask'>,
  relation: Relation,
): Promise<boolean> {
  return submit(request, 'relation/addRelation', relation, addedSchema)
}

/**
 * The work of slot `hasRelation`: POST relation/hasRelation [REL-1 REL-3].
 * @returns whether the guest has it; false when the call fails [REL-4]
 */
export function hasRelation(
  request: Pick<RequestService, 'ask'>,
  relation: Relation,
): Promise<boolean> {
  return submit(request, 'relation/hasRelation', relation, foundSchema)
}

async function submit(
  request: Pick<RequestService, 'ask'>,
  path: string,
  { predicate, object, objectId }: Relation,
  schema: v.GenericSchema<unknown, boolean>,
): Promise<boolean> {
  try {
    const data = { subject: 'guest', predicate, object, objectId }
    return await request.ask({ path, method: 'POST', data }, schema)
  } catch {
    return false
  }
}
