import { useHref } from '../../shell/navigation/useHref.ts'

/** Makes the address at which the messenger shows the conversation with a performer. */
export function useMessengerHref(): (actorId: string) => string {
  const messenger = useHref()({ name: 'messenger', params: {} })
  return (actorId) => `${messenger}?actor=${encodeURIComponent(actorId)}`
}
