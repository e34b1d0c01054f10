import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { conversationLaws, type Happening, same } from './messenger.conversations.laws.ts'
import type { messengerMachine } from './messenger.machine.ts'
import { paneLaws } from './messenger.panes.laws.ts'
import { type MessengerContext, selectedIdIn, withoutGuest } from './messenger.state.ts'

/** Whether somebody else is here from now on, or nobody. */
function isOver({ on, before, after }: Happening): boolean {
  const last = before?.context.guestId ?? null
  return (
    on('realtime.sessionEnded') !== undefined || (last !== null && last !== after.context.guestId)
  )
}

/** Whom the guest, or the address, chose at this step; null for nobody, undefined where nothing is chosen. */
function chosenIn({
  on,
}: Pick<Happening, 'on'>): { channelId?: string; actorId?: string } | null | undefined {
  if (on('messenger.channelUnselected')) return null
  const chosen = on('messenger.channelSelected') ?? on('messenger.actorSelected')
  if (chosen) return chosen
  const entered = on('navigation.queryEntered') ?? on('navigation.pageEntered')
  if (entered?.page !== 'messenger') return undefined
  const { channel, actor } = entered.query
  if (channel) return { channelId: channel }
  if (actor) return { actorId: actor }
  return on('navigation.queryEntered') ? null : undefined
}

/** The channel that was looked at before, where the page shows it and nothing else is chosen. */
function restoredIn({ on, before, after }: Happening): string | undefined {
  const restored = on('delivery.restored')
  const id = restored ? restored.channelId : before?.context.restoredId
  const isDue = restored ?? on('navigation.pageEntered')
  const isFree = before?.context.choice === null && !chosenIn({ on })
  return isDue && isFree && after.context.isPageShown ? (id ?? undefined) : undefined
}

function stateOf({ choice, channel, isMissing }: MessengerContext) {
  if (choice === null) return 'unselected'
  if (channel !== null) return 'known'
  return isMissing ? 'missing' : 'awaited'
}

const selectionLaws: Laws<typeof messengerMachine> = {
  'of what is chosen it is known, is awaited, or could not be found': ({ after }) =>
    after.value === stateOf(after.context),
  'the current channel is the one that was selected last, until it is unselected [MSG-9 MSG-18]': (
    step,
  ) => {
    const { choice, channel, isMissing } = step.after.context
    const chosen = chosenIn(step)
    if (chosen === undefined) return true
    if (chosen === null) return choice === null && channel === null
    const { channelId = null, actorId = null } = chosen
    return choice?.channelId === channelId && choice.actorId === actorId && !isMissing
  },
  'the channels follow what is chosen, each time, and hear no more of that [MSG-9]': (step) => {
    const { before, after, told } = step
    const followed = told('channels').filter(({ type }) => type === 'channels.followed')
    const isOther = before && before.context.choice !== after.context.choice
    const isAsked = chosenIn(step) ?? step.on('messenger.retryRequested')
    return (
      followed.length === Number(Boolean(isOther)) &&
      followed.every(({ choice }) => choice === after.context.choice) &&
      (!isAsked || after.context.choice === null || followed.length === 1)
    )
  },
  'a channel that came is the current one where it was chosen; one that did not is missing until it is asked for again [MSG-17]':
    ({ on, before, after }) => {
      const { choice, channel, isMissing } = after.context
      const came = on('channels.followedChanged')?.channel
      if (on('channels.followedMissing')) return isMissing === (choice !== null)
      if (on('messenger.retryRequested')) return !isMissing
      if (!came || !before) return true
      const isChosen = choice?.channelId === came.id || choice?.actorId === came.actorId
      return isChosen ? channel === came && !isMissing : channel === before.context.channel
    },
  'the channels know whether the guest looks at the current one: its page and the tab are seen [MSG-10]':
    ({ before, after, told }) => {
      const { isWatched, isVisible, openId } = after.context
      const known = told('channels').reduce((watched, event) => {
        if (event.type === 'channels.followed') return false
        return event.type === 'channels.watchChanged' ? event.isWatched : watched
      }, before?.context.isWatched ?? false)
      return isWatched === (isVisible && openId !== null) && known === isWatched
    },
  'which channel is looked at is kept over a reload, as soon as it is known for whom': (step) => {
    const { before, after, told } = step
    const { choice, guestId, notedId } = after.context
    const selectedId = selectedIdIn(after.context)
    const isToBeFound = choice !== null && selectedId === null
    const kept = told('delivery').reduce(
      (known, event) => (event.type === 'delivery.channelNoted' ? event.channelId : known),
      isOver(step) ? null : (restoredIn(step) ?? before?.context.notedId ?? null),
    )
    if (guestId === null) return notedId === kept && told('delivery').length === 0
    return kept === notedId && (isToBeFound || notedId === selectedId)
  },
  'the one that was looked at before comes back with the page, unless another is chosen': (
    step,
  ) => {
    const { choice, restoredId } = step.after.context
    const id = restoredIn(step)
    return id === undefined || (choice?.channelId === id && restoredId === null)
  },
}

const guestLaws: Laws<typeof messengerMachine> = {
  'knows who is here': ({ on, before, after }) => {
    const guest = on('guest.identified')?.guest
    const { guestId } = after.context
    if (on('realtime.sessionEnded')) return guestId === null
    return guestId === (guest ? guestIdOf(guest) : (before?.context.guestId ?? null))
  },
  'nothing is kept of another guest, and their conversations end': (step) => {
    const { context } = step.after
    const { guestId: _, ...blank } = withoutGuest
    const isBlank = Object.entries(blank).every(([key, value]) =>
      same(context[key as keyof MessengerContext], value),
    )
    return !isOver(step) || (isBlank && !step.runs('conversation'))
  },
}

export const laws: Laws<typeof messengerMachine> = {
  ...selectionLaws,
  ...guestLaws,
  ...paneLaws,
  ...conversationLaws,
}
