import { type ActorPaths, addChild, type Place, type Placed, placeKey } from './paths.ts'
import { type AnyActor, parentOf } from './xstate.ts'

/** What a checkpoint says of an actor's place. */
interface PlaceRecord {
  name: string
  isOlder?: true
  hasEnded?: true
  anonymous?: number
  draws?: number
}

/** Lets an actor stand at the place that a checkpoint says. */
export function restorePlace(
  paths: ActorPaths,
  actor: AnyActor,
  { name, isOlder, hasEnded, anonymous = 0, draws = 0 }: PlaceRecord,
): Place {
  const parent = parentOf(actor)
  const above = parent && paths.placeOf(parent)
  const [, segment = name, incarnation = '1'] = /([^/]*)@(\d+)$/.exec(name) ?? []
  const place = paths.make(actor, above, segment, Number(incarnation))
  Object.assign(place, { isNewest: !isOlder, anonymous, draws })
  const known = above?.children.get(segment)?.incarnation ?? 0
  const isLatest = place.incarnation > known && !segment.startsWith('#')
  if (above && isLatest) addChild(above, segment, place)
  if (hasEnded && parent) paths.keepEnded(actor, place)
  else paths.stand(actor, place)
  return place
}

/** Counts the children of an id up to one that is gone. */
export function countChildren(above: Place, segment: string, incarnation: number): void {
  const identity = `${above.stem}/${segment}@${incarnation}`
  addChild(above, segment, { ...above, identity, incarnation, isNewest: true })
}

/** Names an actor that does not stand in the system any more. */
export function rememberPlace(owner: ActorPaths, actor: Placed, identity: string): void {
  actor[placeKey] = {
    owner,
    path: identity,
    stem: identity,
    identity,
    incarnation: 1,
    isNewest: false,
    isStanding: false,
    anonymous: 0,
    children: new Map(),
    named: 0,
    draws: 0,
    hasEffects: false,
    noticedIn: 0,
    notices: 0,
  }
}
