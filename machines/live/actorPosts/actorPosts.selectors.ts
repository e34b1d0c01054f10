import type { SnapshotFrom } from 'xstate'
import type { ListRef } from '../../core/list/list.selectors.ts'
import type { ActorPost } from './actorPosts.events.ts'
import type { actorPostsMachine } from './actorPosts.machine.ts'

type ActorPostsSnapshot = SnapshotFrom<typeof actorPostsMachine>

/** The posts of that performer, the newest first; null until they are wanted. */
export function selectPostsOf(actorId: string) {
  return ({ context, children }: ActorPostsSnapshot): ListRef | null =>
    context.actorId === actorId ? (children.list as ListRef) : null
}

/** Whether the guest may see what is in a post, as far as that is about buying it [FEED-24]. */
export function selectIsPaidFor({ paidContent, bought }: ActorPost): boolean {
  return !paidContent || bought
}

/** Whether something in a post is for guests alone whose age is confirmed [FEED-25]. */
export function selectIsOfAge({ clip, photos }: ActorPost): boolean {
  return clip?.avsRequired === true || photos.some(({ avsRequired }) => avsRequired)
}
