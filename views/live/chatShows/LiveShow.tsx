import { useEffect } from 'react'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import {
  notOver,
  selectTickets,
  selectTicketsActorId,
  selectTicketsProgress,
} from '../../../machines/live/chatShows/chatShows.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { ShowList, ShowsAwaited } from './ShowList.tsx'

/** The shows of one performer, each with the way to a ticket [CSH-1]. */
export function LiveShow({ actor: { id: actorId, name } }: { actor: ActorProfile }) {
  const text = useAreaText('live')
  const chatShows = useAddress('chatShows')
  const isTheirs = useActorState('chatShows', selectTicketsActorId) === actorId
  const progress = useActorState('chatShows', selectTicketsProgress)
  const now = useMinute()
  const shows = notOver(useActorState('chatShows', selectTickets), now)
  useEffect(
    () => chatShows.send({ type: 'chatShows.ofActorWanted', actorId }),
    [chatShows, actorId],
  )
  if (!isTheirs || progress === 'waiting') return <ShowsAwaited />
  if (progress === 'failed') {
    const retry = (
      <Button icon="reload" onPress={() => chatShows.send({ type: 'chatShows.retryRequested' })}>
        {text('chatShows.retry')}
      </Button>
    )
    return (
      <ErrorState title={text('chatShows.failed.title')} action={retry}>
        {text('chatShows.failed')}
      </ErrorState>
    )
  }
  if (shows.length === 0) {
    return (
      <EmptyState icon="ticket" title={text('chatShows.empty.title')}>
        {text('chatShows.empty.ofActor', { name })}
      </EmptyState>
    )
  }
  return <ShowList label={text('chatShows.title')} shows={shows} now={now} isOwnPage />
}
