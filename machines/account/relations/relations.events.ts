import type { GuestIdentified } from '../guest/guest.events.ts'

/** What a guest did with something [REL-1]. */
export const relationPredicates = ['has seen', 'has subscribed'] as const
export type RelationPredicate = (typeof relationPredicates)[number]

/** What they did it with [REL-1]. */
export const relationObjects = [
  'story',
  'teaser',
  'newsletter',
  'mobile navigation',
  'modalbox',
  'benefits popup',
] as const
export type RelationObject = (typeof relationObjects)[number]

/** The subject is always the guest. */
export interface Relation {
  predicate: RelationPredicate
  object: RelationObject
  /** Which story, teaser … */
  objectId: string
}

/** Nothing is asked while nobody is logged in [REL-2]. */
export type RelationsEvent =
  | GuestIdentified
  | { type: 'relations.addRequested'; relation: Relation }
  | { type: 'relations.lookupRequested'; relation: Relation }

declare module '../../core/address.ts' {
  interface Addresses {
    relations: RelationsEvent
  }
}
