import type { ChannelFilter } from '../../../machines/messenger/channels/channels.events.ts'
import {
  selectFilter,
  selectIsOnlineOnly,
  selectSearchPattern,
} from '../../../machines/messenger/channels/channels.selectors.ts'
import { selectUnreadTotal } from '../../../machines/messenger/channels/channels.total.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { IconButton } from '../../core/design/Button.tsx'
import { Chip, ChipRow } from '../../core/design/Chip.tsx'
import { Switch } from '../../core/design/Choice.tsx'
import { SearchField } from '../../core/design/SearchField.tsx'
import { Tooltip } from '../../core/design/Tooltip.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import { ChannelNotices } from '../channelOrders/ChannelNotices.tsx'
import { LegalLine } from '../messenger/LegalLine.tsx'
import { ChannelList } from './ChannelList.tsx'
import style from './ChannelsPane.module.css'

const words = {
  newest: 'messenger.filter.newest',
  unread: 'messenger.filter.unread',
  archived: 'messenger.filter.archived',
  blocked: 'messenger.filter.blocked',
} as const satisfies Record<ChannelFilter, TextKey>

const order = ['newest', 'unread', 'archived', 'blocked'] as const satisfies ChannelFilter[]

/** The channels: which are listed, and the list [MSG-5 MSG-6]. */
export function ChannelsPane() {
  const text = useText()
  return (
    <section className={style.pane} aria-label={text('messenger.channels')}>
      <div className={style.head}>
        <Title />
        <div className={style.seek}>
          <Search />
          <OnlineOnly />
        </div>
        <Filters />
      </div>
      <ChannelList />
      <ChannelNotices />
      <LegalLine />
    </section>
  )
}

function Title() {
  const text = useText()
  const channels = useAddress('channels')
  const unread = useActorState('channels', selectUnreadTotal, 'steady')
  return (
    <div className={style.title}>
      <h2>{text('messenger.title')}</h2>
      {unread > 0 && (
        <>
          <span aria-hidden="true">
            <Badge>{unread > 999 ? '999+' : String(unread)}</Badge>
          </span>
          <VisuallyHidden>{text('messenger.unreadTotal', { count: unread })}</VisuallyHidden>
        </>
      )}
      <span className={style.aside}>
        <Tooltip words={text('messenger.markAllSeen')}>
          <IconButton
            icon="check"
            label={text('messenger.markAllSeen')}
            aria-disabled={unread === 0}
            onPress={() => {
              if (unread > 0) channels.send({ type: 'channels.allSeenRequested' })
            }}
          />
        </Tooltip>
      </span>
    </div>
  )
}

function Search() {
  const text = useText()
  const channels = useAddress('channels')
  const searchPattern = useActorState('channels', selectSearchPattern)
  return (
    <SearchField
      label={text('messenger.search')}
      placeholder={text('messenger.search')}
      clearLabel={text('messenger.search.clear')}
      value={searchPattern}
      onChange={(value) => channels.send({ type: 'channels.searchChanged', searchPattern: value })}
    />
  )
}

function OnlineOnly() {
  const text = useText()
  const channels = useAddress('channels')
  const isOnlineOnly = useActorState('channels', selectIsOnlineOnly)
  return (
    <Switch
      isSelected={isOnlineOnly}
      onChange={(isSelected) =>
        channels.send({ type: 'channels.onlineOnlyChosen', isOnlineOnly: isSelected })
      }
    >
      {text('messenger.onlineOnly')}
    </Switch>
  )
}

function Filters() {
  const text = useText()
  const channels = useAddress('channels')
  const filter = useActorState('channels', selectFilter)
  return (
    <ChipRow label={text('messenger.filter')}>
      {order.map((one) => (
        <Chip
          key={one}
          isSelected={one === filter}
          onPress={() => channels.send({ type: 'channels.filterChosen', filter: one })}
        >
          {text(words[one])}
        </Chip>
      ))}
    </ChipRow>
  )
}
