import type { Relation } from '../../../machines/account/relations/relations.events.ts'
import { useUnseen } from '../../account/relations/useUnseen.ts'
import { Notice } from '../../core/design/Notice.tsx'
import { useAreaText } from '../../core/text/text.tsx'

const seen: Relation = {
  predicate: 'has seen',
  object: 'teaser',
  objectId: 'how-shows-work',
}

/** What a ticket is, for guests who have not put it away yet [REL-3]. */
export function HowShowsWork() {
  const text = useAreaText('live')
  const { isUnseen, markSeen } = useUnseen(seen)
  if (!isUnseen) return null
  function putAway() {
    markSeen()
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <Notice icon="ticket" close={{ words: text('chatShows.how.close'), onPress: putAway }}>
      {text('chatShows.how')}
    </Notice>
  )
}
