import type { Laws, Step } from '../../../src/testing/laws.ts'
import { answerTimeout, type notificationsMachine, undoTime } from './notifications.machine.ts'

type Happening = Step<typeof notificationsMachine>

const sentOf = ({ told }: Happening, type: string) =>
  told('realtime').filter(({ message }) => (message as { type: string }).type === type)

/** Whether a notification bears a mark in one of the lists. */
const isMarked = (
  snapshot: Happening['after'] | undefined,
  id: string,
  mark: 'unread' | 'unseen',
): boolean =>
  [snapshot?.context.navbar, snapshot?.context.floating].some((list) =>
    list?.notifications.some((one) => one.id === id && one[mark]),
  )

const listLaws: Laws<typeof notificationsMachine> = {
  'asks for both lists in a new session, when a lost one is back, and again as the guest wishes [NTF-7]':
    (step) => {
      const { on, before } = step
      const session = on('realtime.sessionEstablished')
      const isBack = session && before?.matches({ lists: 'awaitingSession' })
      const isAgain = on('notifications.retryRequested') && before?.matches({ lists: 'unanswered' })
      const expected = session?.resumed === false || isBack || isAgain ? 1 : 0
      if (expected && !step.after.matches({ lists: 'awaitingLists' })) return false
      return (['requestNavbarNotifications', 'requestFloatingNotifications'] as const).every(
        (type) => sentOf(step, type).length === expected,
      )
    },
  'waits ten seconds for them': ({ before, after, delays }) => {
    const isAsked = after.matches({ lists: 'awaitingLists' })
    return !isAsked || before?.matches({ lists: 'awaitingLists' }) || delays.includes(answerTimeout)
  },
  'lists are known as they come [NTF-10]': ({ on, after }) => {
    const [navbar, floating] = [on('push.navbarNotifications'), on('push.floatingNotifications')]
    const all = (navbar ?? floating)?.notifications ?? []
    const list = navbar ? after.context.navbar : after.context.floating
    if (navbar && !after.matches({ lists: 'known' })) return false
    return all.every(({ id }) => list.notifications.some((one) => one.id === id))
  },
  'a lost connection is waited for where lists did not come yet': ({ on, before, after }) => {
    const isAwaiting =
      before?.matches({ lists: 'awaitingLists' }) || before?.matches({ lists: 'unanswered' })
    const isLost = on('realtime.connectionLost') && isAwaiting
    return !isLost || after.matches({ lists: 'awaitingSession' })
  },
  'nothing is known of nobody, and lists are old in a new session': ({ on, after }) => {
    const { navbar, floating, floats } = after.context
    if (on('realtime.sessionEstablished')?.resumed === false)
      return navbar.isOutdated && floating.isOutdated
    if (!on('realtime.sessionEnded')) return true
    return (
      after.matches({ lists: 'unknown' }) &&
      floats.length === 0 &&
      floating.notifications.length === 0
    )
  },
  'one that is read is so in both lists, and the platform is told [NTF-3 NTF-8]': (step) => {
    const id = step.on('notifications.readRequested')?.notificationId
    if (id === undefined) return true
    return !isMarked(step.after, id, 'unread') && sentOf(step, 'markNotificationRead').length === 1
  },
  'all of the list are read at once': (step) => {
    if (!step.on('notifications.allReadRequested')) return true
    const unread = step.before?.context.navbar.notifications.filter((one) => one.unread) ?? []
    const isRead = step.after.context.navbar.notifications.every((one) => !one.unread)
    return isRead && sentOf(step, 'markNotificationRead').length === unread.length
  },
  'one that is seen, floats, is dismissed or removed is seen, and the platform is told once [NTF-4 NTF-8]':
    (step) => {
      const { on, before, after } = step
      const id = (
        on('notifications.seenRequested') ??
        on('notifications.floatShown') ??
        on('notifications.floatDismissed') ??
        on('notifications.removeRequested')
      )?.notificationId
      const sent = sentOf(step, 'markNotificationSeen').length
      if (id === undefined) return sent === 0
      return !isMarked(after, id, 'unseen') && sent === Number(isMarked(before, id, 'unseen'))
    },
}

const floatLaws: Laws<typeof notificationsMachine> = {
  'what is shown floats, until it is dismissed or removed': ({ on, after }) => {
    const floats = (id: string) => after.context.floats.some((one) => one.notificationId === id)
    const shown = on('notifications.floatShown')
    if (shown) return floats(shown.notificationId)
    const gone = on('notifications.floatDismissed') ?? on('notifications.removeRequested')
    return !gone || !floats(gone.notificationId)
  },
  'time stands still while nobody looks, and while it is held': ({ on, before, after }) => {
    if (on('browser.hidden')) return after.matches({ floating: 'unwatched' })
    const isHeld = on('notifications.floatsHeld') && before?.matches({ floating: 'running' })
    if (isHeld && after.context.floats.length > 0) return after.matches({ floating: 'held' })
    const wasHeld = before?.matches({ floating: 'held' }) && on('notifications.floatsReleased')
    const wasHidden = before?.matches({ floating: 'unwatched' }) && on('browser.shown')
    return !(wasHeld || wasHidden) || after.matches({ floating: 'running' })
  },
  'nothing is held where nothing floats': ({ after }) =>
    !after.matches({ floating: 'held' }) || after.context.floats.length > 0,
  'floats have as much time left as they had when it stood still': ({ before, after, now }) => {
    const since = before?.context.heldSince ?? null
    if (since === null || after.context.heldSince !== null) return true
    const known = before?.context.floats ?? []
    return after.context.floats.every(({ notificationId: id, leavesAt }) =>
      known.some((one) => one.notificationId === id && leavesAt === one.leavesAt + now - since),
    )
  },
}

const removalLaws: Laws<typeof notificationsMachine> = {
  'what is removed is kept so, is read, and can be brought back for eight seconds [NTF-5]': (
    step,
  ) => {
    const { on, after, told, delays } = step
    const id = on('notifications.removeRequested')?.notificationId
    if (id === undefined) return true
    const isKept = after.context.removed.includes(id) && told('storage').length === 1
    return (
      isKept &&
      !isMarked(after, id, 'unread') &&
      delays.includes(undoTime) &&
      after.matches({ removal: 'undoable' })
    )
  },
  'the one removed last comes back as the guest wishes': ({ on, before, after, told, changed }) => {
    if (!on('notifications.removalUndone')) return true
    if (!before?.matches({ removal: 'undoable' })) return changed.length === 0
    const isBack = !after.context.removed.includes(before.context.removed[0] ?? '')
    return isBack && told('storage').length === 1 && after.matches({ removal: 'settled' })
  },
  'what another tab removed is removed here': ({ on, after }) => {
    const stored = on('notifications.removedStored')
    if (!stored) return true
    return (
      JSON.stringify(after.context.removed) === (stored.value ?? '[]') &&
      after.matches({ removal: 'settled' })
    )
  },
}

export const laws: Laws<typeof notificationsMachine> = { ...listLaws, ...floatLaws, ...removalLaws }
