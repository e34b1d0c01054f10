import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { deliveryMachine } from './delivery.machine.ts'
import { sendingLaws } from './delivery.sending.laws.ts'
import { isUnanswered, messageOf } from './outgoing.ts'

type Happening = Step<typeof deliveryMachine>

const isHere = (snapshot: Happening['before']) => snapshot?.matches({ holding: 'present' }) ?? false

/** Whose messages these are from now on; null for nobody's. */
function ownerOf({ on, before }: Happening): string | null {
  const guest = on('guest.identified')?.guest
  if (guest) return guest.isLoggedIn ? guest.id : null
  return on('guest.leaving') ? null : (before?.context.guestId ?? null)
}

const isOther = (step: Happening) => ownerOf(step) !== (step.before?.context.guestId ?? null)

/** What the store says that it holds, while it is believed. */
function heldIn({ on, before }: Happening) {
  const opened = isHere(before) ? on('deliveryStore.opened') : undefined
  const changed = before?.context.isHeld && isHere(before) ? on('deliveryStore.changed') : undefined
  return (opened ?? changed)?.messages
}

const isLost = ({ on, before }: Happening) =>
  on('deliveryStore.failed') !== undefined && isHere(before) && before?.context.isHeld === true

/** Whose messages are held, and where. */
const holdingLaws: Laws<typeof deliveryMachine> = {
  'knows whose messages these are, and has no others': (step) => {
    const { guestId, messages, inFlight, placed, isHeld, isRestored } = step.after.context
    const isBlank = messages.length + inFlight.length + placed.length === 0
    return (
      guestId === ownerOf(step) &&
      isHere(step.after) === (guestId !== null) &&
      (!isOther(step) || (isBlank && isHeld && !isRestored))
    )
  },
  'another guest has a store of their own, the same guest the same': (step) => {
    const guestId = ownerOf(step)
    const expected = isOther(step) && guestId !== null ? [{ guestId }] : []
    return (
      JSON.stringify(step.began('deliveryStore')) === JSON.stringify(expected) &&
      step.runs('deliveryStore') === (guestId !== null)
    )
  },
  'whoever logs out is told how many messages were on their way': ({ on, before, told }) => {
    const count = before?.context.messages.filter(isUnanswered).length ?? 0
    const isDue = on('guest.leaving') && isHere(before) && count > 0
    const expected = isDue ? [{ type: 'outcomes.messagesUnsent', count }] : []
    return JSON.stringify(told('outcomes')) === JSON.stringify(expected)
  },
  'what the store holds is on its way, unless it is done with here': (step) => {
    const { before, after } = step
    const placed = before?.context.placed ?? []
    return (heldIn(step) ?? []).every(
      ({ clientMessageId: id }) => placed.includes(id) || messageOf(after.context.messages, id),
    )
  },
  'what it does not hold yet is still to be held; what waited and is gone was accepted': (step) => {
    const held = heldIn(step)
    if (!held) return true
    return step.after.context.messages.every(
      ({ clientMessageId, status }) =>
        messageOf(held, clientMessageId) || status === 'storing' || status === 'accepted',
    )
  },
  'a store that failed is believed no more': (step) => {
    const { on, before, after } = step
    const wasHeld = before?.context.isHeld ?? true
    if (isOther(step)) return true
    const isBelieved = before?.context.messages !== after.context.messages
    if (!wasHeld && on('deliveryStore.changed') && isBelieved) return false
    return after.context.isHeld === (wasHeld && !isLost(step))
  },
  'the tab that the browser names is the one that sends, and one that can hold nothing': (step) => {
    const { on, before, after } = step
    const isLeading = after.hasTag('leading')
    if (isOther(step) || !isHere(after)) return !isLeading
    if (!after.context.isHeld || on('deliveryStore.leadershipGained')) return isLeading
    return isLeading === (before?.hasTag('leading') && !on('deliveryStore.leadershipLost'))
  },
  'the messenger is told what was kept once the store is open, or fails': (step) => {
    const { on, before, told } = step
    const restored = told('messenger').filter(({ type }) => type === 'delivery.restored')
    const opened = isHere(before) ? on('deliveryStore.opened') : undefined
    const isFirst = isLost(step) && !before?.context.isRestored
    const kept = opened ?? (isFirst ? { drafts: {}, channelId: null } : undefined)
    if (!kept) return restored.length === 0
    const { drafts, channelId } = kept
    const expected = [{ type: 'delivery.restored', drafts, channelId }]
    return JSON.stringify(restored) === JSON.stringify(expected)
  },
  'the messenger is told of what is on its way whenever that changes': ({
    changed,
    before,
    after,
    told,
  }) => {
    const last = told('messenger').findLast(({ type }) => type === 'delivery.changed')
    return !before || !changed.includes('messages') || last?.messages === after.context.messages
  },
  'a store that fails, or cannot read what it holds, is reported': (step) => {
    const { on, before, told } = step
    const isSkipped = isHere(before) && on('deliveryStore.recordsSkipped')
    const reason = isLost(step) ? on('deliveryStore.failed')?.reason : undefined
    const expected = isSkipped ? 'recordUnreadable' : reason
    return (
      told('reporting')
        .map(({ problem }) => problem.what)
        .join() === (expected ?? '')
    )
  },
}

export const laws: Laws<typeof deliveryMachine> = { ...holdingLaws, ...sendingLaws }
