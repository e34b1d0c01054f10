import { Suspense, useEffect, useEffectEvent, useRef } from 'react'
import { selectIsSearching } from '../../../machines/messenger/conversation/conversation.selectors.ts'
import type { Layout } from '../../../machines/messenger/messenger/messenger.events.ts'
import {
  selectAreDetailsShown,
  selectConversation,
  selectHasSelectionFailed,
  selectIsSelectionAwaited,
  selectPane,
  selectSelectedChannel,
} from '../../../machines/messenger/messenger/messenger.selectors.ts'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { useText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { ChannelMenu } from '../channelOrders/ChannelMenu.tsx'
import { Conversation } from '../conversation/Conversation.tsx'
import { ActorFace } from './ActorFace.tsx'
import style from './ConversationPane.module.css'
import { Nobody } from './Nobody.tsx'

/** The current conversation below its head, or the ways to one [MSG-9]. */
export function ConversationPane({ layout }: { layout: Layout }) {
  const text = useText()
  const channel = useActorState('messenger', selectSelectedChannel)
  const isAwaited = useActorState('messenger', selectIsSelectionAwaited)
  const hasFailed = useActorState('messenger', selectHasSelectionFailed)
  const isNarrow = layout === 'narrow'
  if (hasFailed) return <Unavailable isNarrow={isNarrow} />
  if (isAwaited) return <Opening isNarrow={isNarrow} />
  if (!channel) return isNarrow ? null : <Nobody />
  return (
    <section
      className={style.pane}
      aria-label={text('messenger.conversation.with', { name: channel.actorName })}
    >
      <Head channel={channel} isNarrow={isNarrow} />
      <Body key={channel.id} />
    </section>
  )
}

function Body() {
  const conversation = useActorState('messenger', selectConversation)
  return (
    <div className={style.body}>
      <FailureBoundary fallback={(retry) => <Failed onRetry={retry} />}>
        <Suspense fallback={<Bubbles />}>
          {conversation ? <Conversation conversation={conversation} /> : <Bubbles />}
        </Suspense>
      </FailureBoundary>
    </div>
  )
}

/** The place of messages whose texts and code are on their way. */
function Bubbles() {
  return (
    <div className={style.bubbles} aria-hidden="true">
      <Skeleton width="55%" height="3rem" />
      <Skeleton width="38%" height="3rem" />
      <Skeleton width="46%" height="4.5rem" />
    </div>
  )
}

function Back() {
  const text = useText()
  const messenger = useAddress('messenger')
  return (
    <IconButton
      icon="chevronLeft"
      label={text('messenger.back')}
      onPress={() => messenger.send({ type: 'messenger.channelUnselected' })}
    />
  )
}

function Head({ channel, isNarrow }: { channel: Channel; isNarrow: boolean }) {
  const text = useText()
  const messenger = useAddress('messenger')
  const areDetailsShown = useActorState('messenger', selectAreDetailsShown)
  const { actorId, actorName, previewPictureUrl, isActorOnline } = channel
  const heading = useRef<HTMLHeadingElement>(null)
  usePaneFocus(heading, isNarrow)
  return (
    <header className={style.head}>
      {isNarrow && <Back />}
      <ActorFace
        actorId={actorId}
        name={actorName}
        pictureUrl={previewPictureUrl}
        isOnline={isActorOnline}
        size="small"
      />
      <div className={style.who}>
        <h2 ref={heading} className={style.name} tabIndex={-1}>
          {actorName}
        </h2>
        <p className={style.facts}>
          <span className={isActorOnline ? style.online : undefined}>
            {text(isActorOnline ? 'messenger.online' : 'messenger.offline')}
          </span>
          <span>
            <Price channel={channel} />
          </span>
        </p>
      </div>
      {channel.freeChat && <Badge tone="live">{text('messenger.freeShow')}</Badge>}
      <div className={style.tools}>
        <SearchButton />
        <ChannelMenu channel={channel} />
        <IconButton
          icon="info"
          label={text('messenger.details.show')}
          aria-expanded={areDetailsShown}
          onPress={() =>
            messenger.send({
              type: areDetailsShown ? 'messenger.detailsClosed' : 'messenger.detailsRequested',
            })
          }
        />
      </div>
    </header>
  )
}

/** Opens the search within the conversation, and closes it. */
function SearchButton() {
  const text = useText()
  const conversation = useActorState('messenger', selectConversation)
  const isSearching = useSelector(conversation, selectIsSearching)
  return (
    <IconButton
      icon="search"
      label={text('messenger.conversation.search')}
      aria-expanded={isSearching}
      aria-keyshortcuts="Control+F Meta+F"
      onPress={() =>
        conversation?.send({
          type: isSearching ? 'conversation.searchClosed' : 'conversation.searchRequested',
        })
      }
    />
  )
}

/** What a message costs here. */
function Price({
  channel: { isMessagingFree, freeMessagesAmount, messagePrice },
}: {
  channel: Channel
}) {
  const text = useText()
  if (isMessagingFree) return text('messenger.price.free')
  if (freeMessagesAmount > 0)
    return text('messenger.freeMessages.words', { count: freeMessagesAmount })
  return text('messenger.price', { coins: messagePrice })
}

/** In a narrow window the focus goes with the pane: to the conversation, and back to its row. */
function usePaneFocus(heading: { current: HTMLElement | null }, isNarrow: boolean): void {
  const pane = useActorState('messenger', selectPane)
  const enter = useEffectEvent(() => {
    if (isNarrow && pane === 'conversation') heading.current?.focus({ preventScroll: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another pane is seen
  useEffect(() => enter(), [pane, isNarrow])
  useEffect(() => {
    if (!isNarrow) return
    return () => {
      const rows = document.querySelectorAll<HTMLElement>('[data-channel]')
      requestAnimationFrame(() => [...rows].find((row) => row.tabIndex === 0)?.focus())
    }
  }, [isNarrow])
}

function Opening({ isNarrow }: { isNarrow: boolean }) {
  const text = useText()
  return (
    <section className={style.pane} aria-label={text('messenger.conversation')}>
      <div className={style.head}>
        {isNarrow && <Back />}
        <span className={style.round}>
          <Skeleton width="2.5rem" height="2.5rem" />
        </span>
        <Skeleton width="9rem" height="1.1rem" />
        <span role="status">
          <VisuallyHidden>{text('messenger.conversation.opening')}</VisuallyHidden>
        </span>
      </div>
      <Bubbles />
    </section>
  )
}

function Unavailable({ isNarrow }: { isNarrow: boolean }) {
  const text = useText()
  const messenger = useAddress('messenger')
  return (
    <section className={style.pane} aria-label={text('messenger.conversation')}>
      {isNarrow && (
        <div className={style.head}>
          <Back />
        </div>
      )}
      <Failed onRetry={() => messenger.send({ type: 'messenger.retryRequested' })} />
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div className={style.failed}>
      <ErrorState
        title={text('messenger.conversation.failed.title')}
        action={
          <Button icon="reload" onPress={onRetry}>
            {text('messenger.retry')}
          </Button>
        }
      >
        <WhyFailed text="messenger.conversation.failed" />
      </ErrorState>
    </div>
  )
}
