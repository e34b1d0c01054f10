import type { Laws, Step } from '../../../src/testing/laws.ts'
import { type FavouriteKind, favouriteKinds } from '../../shell/realtime/realtime.events.ts'
import type { FavouriteActor } from './favourites.events.ts'
import type { favouritesMachine } from './favourites.machine.ts'

type FavouritesStep = Step<typeof favouritesMachine>

const pushed = ({ on }: FavouritesStep) =>
  on('push.favouritePinned') ?? on('push.favouriteUnpinned')
const isNewSession = ({ on }: FavouritesStep) =>
  on('realtime.sessionEstablished')?.resumed === false

/** What is pinned of a kind now. */
function pinnedNow(step: FavouritesStep, kind: FavouriteKind): readonly string[] {
  const { on, before } = step
  const known = before?.context.ids[kind] ?? []
  const all = on('push.favouriteActors')
  if (on('realtime.sessionEnded')) return []
  if (all && kind === 'actor') return all.actors
  const push = pushed(step)
  if (push?.kind !== kind) return known
  const others = known.filter((id) => id !== push.id)
  return on('push.favouritePinned') ? [...others, push.id] : others
}

export const laws: Laws<typeof favouritesMachine> = {
  'asks which performers are pinned in each new session [RT-17], and tells what is pinned and unpinned [RT-16]':
    (step) => {
      const { on, told } = step
      const pin = on('favourites.pinRequested')
      const unpin = on('favourites.unpinRequested')
      const one = pin ?? unpin
      const type = pin ? 'pinFavourite' : 'unpinFavourite'
      const asked = isNewSession(step) ? [{ type: 'requestFavouriteActors' }] : []
      const expected = one ? [{ type, kind: one.kind, id: one.id }] : asked
      return (
        JSON.stringify(told('realtime').map(({ message }) => message)) === JSON.stringify(expected)
      )
    },
  'what is pinned is what the platform says, of each kind, while the session lasts [RT-19 FAV-3]': (
    step,
  ) =>
    favouriteKinds.every(
      (kind) => step.after.context.ids[kind].join() === pinnedNow(step, kind).join(),
    ),
  'it is known from the answer of a session to its end': (step) => {
    const { on, before, after } = step
    if (!before || on('realtime.sessionEnded')) return after.matches({ ids: 'unknown' })
    if (isNewSession(step)) return after.matches({ ids: 'awaitingActors' })
    if (on('push.favouriteActors')) return after.matches({ ids: 'known' })
    return before.value.ids === after.value.ids
  },
  'loads the performers when they are wanted, after a failure, and when others are pinned [FAV-4]':
    (step) => {
      const { on, before, after, began } = step
      const was = (state: 'unknown' | 'loading' | 'loaded' | 'failed') =>
        before?.matches({ actors: state }) ?? false
      const isAgain = on('favourites.retryRequested') ?? on('recovery.retryDue')
      const isWanted = on('favourites.actorsWanted')
      const all = on('push.favouriteActors')?.actors
      const known = before?.context.actors.map(({ id }) => id) ?? []
      const isDue =
        (was('unknown') && isWanted) ||
        (was('failed') && (isWanted ?? isAgain)) ||
        ((was('loading') || was('loaded')) && pushed(step)?.kind === 'actor') ||
        (was('loaded') && all && all.toSorted().join() !== known.toSorted().join())
      return (
        began('loadFavouriteActors').length === (isDue ? 1 : 0) &&
        (!isDue || after.matches({ actors: 'loading' }))
      )
    },
  'nothing is under way where nothing is awaited': ({ after, runs }) =>
    runs('loadFavouriteActors') === after.matches({ actors: 'loading' }),
  'keeps them as answered, and forgets them with the session': (step) => {
    const { on, answered, after, changed } = step
    const answer = answered('loadFavouriteActors')
    const { actors } = after.context
    if (answer) return actors === answer.output && after.matches({ actors: 'loaded' })
    if (!step.before || on('realtime.sessionEnded')) {
      return actors.length === 0 && after.matches({ actors: 'unknown' })
    }
    return (
      !changed.includes('actors') ||
      (on('push.actorOnline') ?? on('push.actorOffline')) !== undefined
    )
  },
  'says of each whether they are online [FAV-1]': ({ on, before, after }) => {
    const told = on('push.actorOnline') ?? on('push.actorOffline')
    const isOnline = on('push.actorOnline') !== undefined
    const known = before?.context.actors ?? []
    const isRight = (one: FavouriteActor, place: number) =>
      one.id === told?.actorId ? one.isOnline === isOnline : one === known[place]
    return !told || after.context.actors.every(isRight)
  },
  'a failure is shown, and told those who try again': ({ failed, after, told }) =>
    failed('loadFavouriteActors')
      ? after.matches({ actors: 'failed' }) && told('recovery').length === 1
      : told('recovery').length === 0,
}
