/** How many removed notifications are remembered. */
const keptCount = 100

/** The ids of removed notifications, the last one first. */
export type Removed = readonly string[]

/** With that notification removed as the last [NTF-5]. */
export function withRemoved(removed: Removed, notificationId: string): Removed {
  return [notificationId, ...withoutRemoved(removed, notificationId)].slice(0, keptCount)
}

/** With that notification back. */
export function withoutRemoved(removed: Removed, notificationId: string): Removed {
  return removed.filter((id) => id !== notificationId)
}

/** The text under which they are stored. */
export function storedFrom(removed: Removed): string {
  return JSON.stringify(removed)
}

/** Those in a stored text; none when nothing is stored or it is not a list of texts. */
export function removedIn(stored: string | null): Removed {
  if (stored === null) return []
  try {
    const found: unknown = JSON.parse(stored)
    if (!Array.isArray(found)) return []
    return found.filter((id): id is string => typeof id === 'string').slice(0, keptCount)
  } catch {
    return []
  }
}
