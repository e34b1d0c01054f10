import type { AnyActorRef } from 'xstate'
import { selectGuest } from '../machines/account/guest/guest.selectors.ts'
import { selectListedIds } from '../machines/messenger/channels/channels.selectors.ts'
import { selectUnreadTotal } from '../machines/messenger/channels/channels.total.ts'
import { selectLatestNotifications } from '../machines/messenger/notifications/notifications.selectors.ts'
import { stateOf } from './engine/index.ts'
import type { AppActor } from './wire.ts'

/**
 * The actor at an address of the app.
 * @throws Error when none runs there
 */
export function actorOf(app: AppActor, address: string): AnyActorRef {
  const actor = app.system.get(address as never) as AnyActorRef | undefined
  if (!actor) throw new Error(`no actor '${address}'`)
  return actor
}

/** What a page shows of its guest. */
function shownBy(app: AppActor): Readonly<Record<string, unknown>> {
  const channels = actorOf(app, 'channels').getSnapshot()
  const known: { id: string }[] = channels.context.channels
  const listed = new Set<string>(selectListedIds(channels))
  return {
    balance: selectGuest(actorOf(app, 'guest').getSnapshot()).balance,
    unreadTotal: selectUnreadTotal(channels),
    notifications: selectLatestNotifications(actorOf(app, 'notifications').getSnapshot()),
    listed: [...listed],
    ...Object.fromEntries(known.filter(({ id }) => listed.has(id)).map((one) => [one.id, one])),
  }
}

/** Whether a state of that name is anywhere in a state's value. */
export function isIn(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return value === name
  return Object.values(value).some((part) => isIn(part, name))
}

/** The actors of the app that are in a failed state. */
export const failedIn = (app: AppActor) =>
  Object.entries(stateOf(app)).flatMap(([actor, { value }]) =>
    isIn(value, 'failed') ? [actor] : [],
  )

/** Where one page's app shows another state of its guest than a fresh page's; empty when nowhere. */
export function differencesOf(page: AppActor, fresh: AppActor): string[] {
  const [shown, expected] = [shownBy(page), shownBy(fresh)]
  return [...new Set([...Object.keys(shown), ...Object.keys(expected)])].flatMap((key) => {
    const [one, other] = [JSON.stringify(shown[key]), JSON.stringify(expected[key])]
    return one === other ? [] : [`${key}: ${one}, but fresh ${other}`]
  })
}
