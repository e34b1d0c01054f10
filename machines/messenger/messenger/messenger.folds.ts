import type { GuestState } from '../../account/guest/guest.state.ts'
import { ofGuest } from '../../account/guest/ofGuest.ts'
import { ownIn } from '../../core/ownIn.ts'
import type { PageEvent, QueryEvent } from '../../shell/navigation/navigation.events.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { ChannelChoice } from '../channels/channels.events.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import type { DraftsByChannel } from '../delivery/delivery.events.ts'
import type { Layout } from './messenger.events.ts'
import { type MessengerContext, paneIn, selectedIdIn, withoutGuest } from './messenger.state.ts'

type Context = MessengerContext
type Id = { channelId: string }
type Whose = { actorId: string }

/** The server said who the guest is; nothing is kept of another one. */
export function identified(context: Context, { guest }: { guest: GuestState }): Context {
  return ofGuest(context, { ...context, ...withoutGuest }, guest)
}

function chosen(context: Context, choice: ChannelChoice, isSame: boolean): Context {
  const channel = isSame ? context.channel : null
  const next = { ...context, choice, channel, isMissing: false }
  return isSame ? next : { ...next, areDetailsOver: false, pictureKey: null }
}

/** The channel is the current one [MSG-9]. */
export function selected(context: Context, { channelId }: Id): Context {
  return chosen(context, { channelId, actorId: null }, selectedIdIn(context) === channelId)
}

/** No channel is the current one [MSG-9]. */
export function unselected(context: Context): Context {
  const over = { areDetailsOver: false, pictureKey: null }
  return { ...context, choice: null, channel: null, isMissing: false, ...over }
}

/** The channel of the actor is the current one, or will be once it is known [MSG-18]. */
export function actorSelected(context: Context, { actorId }: Whose): Context {
  return chosen(context, { channelId: null, actorId }, context.channel?.actorId === actorId)
}

/** The current channel is known, or changed; one that was archived or taken back is shown anew [MSG-12]. */
export function channelCame(context: Context, { channel }: { channel: Channel }): Context {
  const { choice } = context
  if (choice?.channelId !== channel.id && choice?.actorId !== channel.actorId) return context
  const isShownAnew =
    context.channel?.id === channel.id && context.channel.archived !== channel.archived
  return {
    ...context,
    channel,
    isMissing: false,
    openId: isShownAnew ? null : context.openId,
  }
}

/** The current channel could not be found. */
export function channelMissed(context: Context): Context {
  return { ...context, isMissing: context.choice !== null }
}

/** The current channel is looked for again. */
export function retried(context: Context): Context {
  const { choice } = context
  return choice ? { ...context, choice: { ...choice }, isMissing: false } : context
}

/** The page is entered, perhaps for a channel or an actor; or it was left. */
export function pageEntered(context: Context, { page, query }: PageEvent): Context {
  if (page !== 'messenger') {
    const over = { areDetailsOver: false, pictureKey: null, overlays: 0 }
    const left = { ...context, isPageShown: false, ...over }
    return context.layout === 'narrow' ? unselected(left) : left
  }
  const entered = { ...context, isPageShown: true, overlays: 0 }
  return named(entered, query) ?? restored(entered)
}

/** Back or forward led to another conversation, or to none. */
export function queryEntered(context: Context, { page, query }: QueryEvent): Context {
  if (page !== 'messenger') return context
  return named(context, query) ?? unselected(context)
}

/** The channel or actor that an address names is the current one; undefined when it names none. */
function named(context: Context, { channel, actor }: PageEvent['query']): Context | undefined {
  if (channel) return selected(context, { channelId: channel })
  return actor ? actorSelected(context, { actorId: actor }) : undefined
}

/** The channel that was looked at before is the current one again, unless another is. */
function restored(context: Context): Context {
  const { restoredId, choice } = context
  if (!context.isPageShown || restoredId === null) return context
  const next = { ...context, restoredId: null }
  if (choice !== null) return next
  return { ...selected(next, { channelId: restoredId }), notedId: restoredId }
}

/** What this browser held as the page began. */
export function heldRestored(
  context: Context,
  { drafts, channelId }: { drafts: DraftsByChannel; channelId: string | null },
): Context {
  return restored({ ...context, drafts, restoredId: channelId })
}

/** The back button took a picture or a pane away, or another page comes. */
export function overlayLeft(context: Context, { isPageLeft }: { isPageLeft: boolean }): Context {
  const overlays = Math.max(0, context.overlays - 1)
  if (isPageLeft) return { ...context, overlays: 0, isPageShown: false, pictureKey: null }
  if (context.pictureKey) return { ...context, overlays, pictureKey: null }
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

/** A picture of the conversation that is seen lies over the page, or none. */
export function pictureShown(context: Context, { key }: { key: string | null }): Context {
  return { ...context, pictureKey: context.openId === null ? null : key }
}

/** The tab is seen, or not. */
export function visibilityChanged(context: Context, { isVisible }: { isVisible: boolean }) {
  return { ...context, isVisible }
}

/** What a message on its way can become; the rest of it stays as it was written. */
function isSameOutgoing(one: OutgoingMessage, other: OutgoingMessage | undefined): boolean {
  return (
    one.clientMessageId === other?.clientMessageId &&
    one.status === other.status &&
    one.messageId === other.messageId &&
    one.reason === other.reason
  )
}

/** What is on its way, handed to the channels that it concerns; the same array for the others. */
export function outgoingChanged(
  context: Context,
  { messages }: { messages: readonly OutgoingMessage[] },
): Context {
  const byChannel = new Map<string, OutgoingMessage[]>()
  for (const message of messages)
    byChannel.set(message.channelId, [...(byChannel.get(message.channelId) ?? []), message])
  const entries = [...byChannel].map(([id, own]) => {
    const known = ownIn(context.outgoing, id) ?? []
    const isSame =
      known.length === own.length && known.every((one, at) => isSameOutgoing(one, own[at]))
    return [id, isSame ? known : own] as const
  })
  return { ...context, outgoing: Object.fromEntries(entries) }
}

/** Everything of the guest is forgotten. */
export function forgotten(context: Context): Context {
  return { ...context, ...withoutGuest }
}
