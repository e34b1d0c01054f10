/**
 * The `params` of an action or guard that needs of the event what the event itself says.
 * @returns the event that is folded; it does not compile where an event lacks a field that the action
 * or guard asks for
 */
export function withEvent<TEvent>({ event }: { event: TEvent }): TEvent {
  return event
}
