import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import type { sedcardsRatingMachine } from './sedcardsRating.machine.ts'

export const laws: Laws<typeof sedcardsRatingMachine> = {
  'another guest has said nothing': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guestId')
    if (before?.context.guestId === guestIdOf(guest)) return changed.length === 0
    const { guestId, said, unstored, stored } = after.context
    const isBlank = said.length === 0 && unstored.length === 0 && Object.keys(stored).length === 0
    return guestId === guestIdOf(guest) && isBlank
  },
  'of what is said twice of a performer the last word counts [GAL-17]': ({ on, after }) => {
    const given = on('sedcardsRating.given')
    if (!given) return true
    const { said, unstored } = after.context
    const ofActor = said.filter(({ actorId }) => actorId === given.actorId)
    return (
      ofActor.at(-1)?.rating === given.rating &&
      !unstored.some(({ actorId }) => actorId === given.actorId)
    )
  },
  'sends one word after the other, until none is left': ({ after, began, runs }) => {
    const { said } = after.context
    return (
      runs('storeSedcardsRating') === said.length > 0 &&
      began('storeSedcardsRating').every((word) => word === said[0])
    )
  },
  'a word is sent once': ({ before, answered, failed, began }) => {
    const hasEnded = answered('storeSedcardsRating') ?? failed('storeSedcardsRating')
    const wasSending = (before?.context.said.length ?? 0) > 0
    return !wasSending || hasEnded !== undefined || began('storeSedcardsRating').length === 0
  },
  'shows what arrived as stored': ({ answered, before, after, changed }) => {
    if (!answered('storeSedcardsRating'))
      return !changed.includes('stored') || after.matches('settled')
    const [sent] = before?.context.said ?? []
    return sent !== undefined && after.context.stored[sent.actorId] === sent.rating
  },
  'tells what did not arrive, unless something else was said of it': ({
    failed,
    before,
    after,
  }) => {
    if (!failed('storeSedcardsRating')) return true
    const [sent, ...waiting] = before?.context.said ?? []
    const isTold = after.context.unstored.some((word) => word === sent)
    return isTold !== waiting.some(({ actorId }) => actorId === sent?.actorId)
  },
}
