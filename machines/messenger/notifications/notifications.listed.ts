import type { Notification } from '../../shell/realtime/realtime.events.ts'

/** Types that a narrow window does not list [NTF-2]. */
const hiddenOnMobile: ReadonlySet<number> = new Set([6, 7, 13, 14, 15, 22])

/** Tells which notifications are listed: none that was removed, and on mobile not all types [NTF-2 NTF-5]. */
export function listedBy(removed: readonly string[], isMobile: boolean) {
  return ({ id, type }: Notification): boolean =>
    !removed.includes(id) && !(isMobile && hiddenOnMobile.has(type))
}
