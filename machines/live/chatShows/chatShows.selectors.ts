import type { SnapshotFrom } from 'xstate'
import type { Language } from '../../core/language.ts'
import type { ListRef } from '../../core/list/list.selectors.ts'
import type { ChatShow, Localised } from './chatShows.events.ts'
import type { chatShowsMachine } from './chatShows.machine.ts'
import type { Order } from './chatShows.order.ts'

type ChatShowsSnapshot = SnapshotFrom<typeof chatShowsMachine>

/** The list of the shows that come, the next one first [CSH-12]. */
export function selectShowsList({ children }: ChatShowsSnapshot): ListRef {
  return children.list as ListRef
}

/** Whose tickets were wanted last; null before anybody's were. */
export function selectTicketsActorId({ context }: ChatShowsSnapshot): string | null {
  return context.actorId
}

/** The shows of that performer, the next one first; empty until they came [CSH-1 CSH-9]. */
export function selectTickets({ context }: ChatShowsSnapshot): readonly ChatShow[] {
  return context.tickets
}

/** How far those are; what came once stays while it is loaded again. */
export function selectTicketsProgress(snapshot: ChatShowsSnapshot): 'waiting' | 'there' | 'failed' {
  if (snapshot.context.tickets.length > 0 || snapshot.matches({ ofActor: 'known' })) return 'there'
  return snapshot.matches({ ofActor: 'failed' }) ? 'failed' : 'waiting'
}

/** What the guest is about to buy or to give back; null when nothing is. */
export function selectOrder({ context }: ChatShowsSnapshot): Order | null {
  return context.order
}

/** Whether that is about the show with that id. */
export const selectIsOrdered =
  (showId: string) =>
  ({ context }: ChatShowsSnapshot): boolean =>
    context.order?.showId === showId

/**
 * How far that is: `finding` how things stand, `notFound` when that could not be found out, `asked` whether
 * the guest wants it at that price, `ordering`, `unsure` when the answer was lost, `done`.
 */
export function selectOrderProgress(
  snapshot: ChatShowsSnapshot,
): 'none' | 'finding' | 'notFound' | 'asked' | 'ordering' | 'unsure' | 'done' {
  const { order } = snapshot.value
  if (typeof order === 'object') return 'unsure'
  if (order === 'buying' || order === 'returning') return 'ordering'
  return order === 'bought' ? 'done' : order
}

/** To which show a performer invites the guest; null when nobody does [CHT-9]. */
export function selectInvitation({ context }: ChatShowsSnapshot): ChatShow | null {
  return context.invitation
}

/** A text in the guest's language, else in English, else in whichever there is [CSH-4]. */
export function textIn(texts: Localised, language: Language): string {
  const inLanguage = (code: string) => texts.find((text) => text.language === code)
  return (inLanguage(language) ?? inLanguage('en') ?? texts[0])?.value ?? ''
}

/** Those that are not over at a time, in ms since the epoch. */
export function notOver<T extends { end: number }>(all: readonly T[], now: number): readonly T[] {
  return all.filter(({ end }) => end > now)
}

/** Whether a show has started at a time, also when the platform said so before it did [CSH-6]. */
export function hasStarted({ hasStarted: asTold, start }: ChatShow, now: number): boolean {
  return asTold || start <= now
}
