import type { PageEvent } from '../../shell/navigation/navigation.events.ts'
import type { DraftsByChannel } from '../delivery/delivery.events.ts'
import type { Layout } from './messenger.events.ts'
import { type MessengerContext, paneIn } from './messenger.state.ts'

type Context = MessengerContext
type Id = { channelId: string }
type Whose = { actorId: string }

/** The channel is the current one [MSG-9]; to choose it is to see its end. */
export function selected(context: Context, { channelId }: Id): Context {
  return {
    ...context,
    selectedId: channelId,
    wantedActorId: null,
    isEndSeen: true,
    areDetailsOver: context.selectedId === channelId && context.areDetailsOver,
    unavailable: context.unavailable.filter((id) => id !== channelId),
  }
}

/** No channel is the current one [MSG-9]. */
export function unselected(context: Context): Context {
  return { ...context, selectedId: null, wantedActorId: null, areDetailsOver: false }
}

/** The channel of the actor is the current one, or will be once it is known [MSG-18]. */
export function actorSelected(context: Context, { actorId }: Whose): Context {
  const known = context.channels.find((channel) => channel.actorId === actorId)
  return known
    ? selected(context, { channelId: known.id })
    : { ...unselected(context), wantedActorId: actorId }
}

/** The page is entered, perhaps for a channel or an actor; or it was left. */
export function pageEntered(context: Context, { page, query }: PageEvent): Context {
  if (page !== 'messenger') {
    const left = { ...context, isPageShown: false, areDetailsOver: false, overlays: 0 }
    return context.layout === 'narrow' ? unselected(left) : left
  }
  const entered = { ...context, isPageShown: true, isWanted: true, overlays: 0 }
  if (query.channel) return selected(entered, { channelId: query.channel })
  if (query.actor) return actorSelected(entered, { actorId: query.actor })
  return restored(entered)
}

/** The channel that was looked at before is the current one again, unless another is. */
function restored(context: Context): Context {
  const { restoredId, selectedId, wantedActorId } = context
  if (!context.isPageShown || restoredId === null) return context
  const next = { ...context, restoredId: null }
  if (selectedId !== null || wantedActorId !== null) return next
  return { ...selected(next, { channelId: restoredId }), notedId: restoredId }
}

/** What this browser held as the page began. */
export function heldRestored(
  context: Context,
  { drafts, channelId }: { drafts: DraftsByChannel; channelId: string | null },
): Context {
  return restored({ ...context, drafts, restoredId: channelId })
}

/** The back button took a pane away, or another page comes. */
export function overlayLeft(context: Context, { isPageLeft }: { isPageLeft: boolean }): Context {
  const overlays = Math.max(0, context.overlays - 1)
  if (isPageLeft) return { ...context, overlays: 0, isPageShown: false }
  const isDetailsPane = paneIn(context) === 'details'
  return isDetailsPane
    ? { ...context, overlays, areDetailsOver: false }
    : { ...unselected(context), overlays }
}

/** The page is drawn in another layout: what lay over another pane may stand beside it now. */
export function laidOut(context: Context, { layout }: { layout: Layout }): Context {
  return { ...context, layout, areDetailsOver: layout !== 'wide' && context.areDetailsOver }
}

/** The details are asked for, or are to go. */
export function detailsShown(context: Context, { isShown }: { isShown: boolean }): Context {
  return context.layout === 'wide'
    ? { ...context, areDetailsFolded: !isShown }
    : { ...context, areDetailsOver: isShown }
}

/** The end of the current conversation was before the guest. */
export function endSeen(context: Context, { channelId }: Id): Context {
  return channelId === context.selectedId ? { ...context, isEndSeen: true } : context
}
