/**
 * What an event is called where there is little room: those that XState makes by what they mean,
 * `after pingInterval`, `done loadGifts`, `starts`; others by their type.
 */
export function nameOfEvent(type: string): string {
  const [, made, rest = ''] =
    /^xstate\.(init|stop|after|done|error|snapshot)\.?(.*)$/.exec(type) ?? []
  switch (made) {
    case 'init':
      return 'starts'
    case 'stop':
      return 'stops'
    case 'after': {
      const delay = rest.split('.')[0] ?? rest
      return /^\d+$/.test(delay) ? `after ${delay} ms` : `after ${delay}`
    }
    case 'done':
    case 'error':
    case 'snapshot':
      return `${made} ${rest.replace(/^(actor|state)\./, '')}`.trim()
    default:
      return type
  }
}
