import { useEffect } from 'react'
import { selectGuestId } from '../../../machines/account/guest/guest.selectors.ts'
import type { Relation } from '../../../machines/account/relations/relations.events.ts'
import { selectHasRelation } from '../../../machines/account/relations/relations.selectors.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'

/**
 * Whether the guest is known not to have that relation, and a way to add it; the platform is asked once.
 * A visitor has none, and none is added for them [REL-2].
 * @param relation the same object at each call
 */
export function useUnseen(relation: Relation): { isUnseen: boolean; markSeen: () => void } {
  const relations = useAddress('relations')
  const guestId = useActorState('guest', selectGuestId)
  const has = useActorState('relations', selectHasRelation(relation))
  useEffect(() => {
    if (guestId !== null) relations.send({ type: 'relations.lookupRequested', relation })
  }, [relations, guestId, relation])
  return {
    isUnseen: has === false,
    markSeen: () => relations.send({ type: 'relations.addRequested', relation }),
  }
}
