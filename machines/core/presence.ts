/** That a performer came or went. */
export interface Presence {
  actorId: string
  isOnline: boolean
  /** Undefined where it is not told. */
  freeChat?: boolean
}

/** The `params` of an action that needs who came or went. */
export function presence(isOnline: boolean) {
  return ({ event: { actorId } }: { event: { actorId: string } }): Presence => ({
    actorId,
    isOnline,
  })
}
