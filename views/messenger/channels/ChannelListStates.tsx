import {
  selectFilter,
  selectIsOnlineOnly,
  selectSearchPattern,
} from '../../../machines/messenger/channels/channels.selectors.ts'
import { selectLayout } from '../../../machines/messenger/messenger/messenger.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import type { IconName } from '../../core/design/Icon.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { Recommendations } from '../recommendations/Recommendations.tsx'
import style from './ChannelList.module.css'

const empty = {
  newest: { icon: 'mail', title: 'messenger.empty.newest.title', words: 'messenger.empty.newest' },
  unread: { icon: 'check', title: 'messenger.empty.unread.title', words: 'messenger.empty.unread' },
  archived: {
    icon: 'download',
    title: 'messenger.empty.archived.title',
    words: 'messenger.empty.archived',
  },
  blocked: {
    icon: 'shield',
    title: 'messenger.empty.blocked.title',
    words: 'messenger.empty.blocked',
  },
  search: {
    icon: 'search',
    title: 'messenger.empty.search.title',
    words: 'messenger.empty.search',
  },
  online: { icon: 'moon', title: 'messenger.empty.online.title', words: 'messenger.empty.online' },
} as const satisfies Record<string, { icon: IconName; title: TextKey; words: TextKey }>

/** Why no channel is listed. */
export function EmptyList() {
  const text = useText()
  const filter = useActorState('channels', selectFilter)
  const isSearched = useActorState('channels', selectSearchPattern) !== ''
  const isOnlineOnly = useActorState('channels', selectIsOnlineOnly)
  const layout = useActorState('messenger', selectLayout)
  const why = isSearched ? 'search' : isOnlineOnly ? 'online' : filter
  const { icon, title, words } = empty[why]
  return (
    <div className={style.state}>
      <EmptyState icon={icon} title={text(title)}>
        {text(words)}
      </EmptyState>
      {why === 'newest' && layout === 'narrow' && (
        <Recommendations shape="grid" currentActorId={null} />
      )}
    </div>
  )
}

/** Seen when the list did not come. */
export function ListFailed() {
  const text = useText()
  const channels = useAddress('channels')
  return (
    <div className={style.state}>
      <ErrorState
        title={text('messenger.failed.title')}
        action={
          <Button onPress={() => channels.send({ type: 'channels.retryRequested' })}>
            {text('messenger.retry')}
          </Button>
        }
      >
        <WhyFailed text="messenger.failed" />
      </ErrorState>
    </div>
  )
}

const widths = ['46%', '62%', '38%', '55%', '48%', '66%', '42%', '58%']

/** The places of channels that are on their way. */
export function ListSkeleton() {
  const text = useText()
  return (
    <div className={style.loading}>
      <VisuallyHidden>{text('messenger.loading')}</VisuallyHidden>
      {widths.map((width) => (
        <div key={width} className={style.skeleton}>
          <Skeleton width="3.25rem" height="3.25rem" />
          <span>
            <Skeleton width={width} height="1rem" />
            <Skeleton width="80%" height="0.8125rem" />
          </span>
        </div>
      ))}
    </div>
  )
}
