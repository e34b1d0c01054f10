import type { KeyboardEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { conversationMachine } from '../../../machines/messenger/conversation/conversation.machine.ts'
import {
  selectChannel,
  selectComposer,
  selectIsKnown,
  selectIsSearching,
  selectNewestProgress,
  selectTimeline,
} from '../../../machines/messenger/conversation/conversation.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { Composer } from '../composer/Composer.tsx'
import { Announcer } from './Announcer.tsx'
import style from './Conversation.module.css'
import type english from './conversation.en.json'
import { SearchBar } from './SearchBar.tsx'
import { Timeline } from './Timeline.tsx'

interface Props {
  conversation: ActorRefFrom<typeof conversationMachine>
}

/** What was written in a channel, and where the guest writes. */
export function Conversation({ conversation }: Props) {
  const composer = useSelector(conversation, selectComposer)
  const isSearching = useSelector(conversation, selectIsSearching)
  const onKeyDown = (event: KeyboardEvent) => {
    // of the messages only those in view are drawn: the browser's own search finds no others
    if (isSearching || !isFindKey(event)) return
    event.preventDefault()
    conversation.send({ type: 'conversation.searchRequested' })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys pressed anywhere in the conversation
    <div role="presentation" className={style.conversation} onKeyDown={onKeyDown}>
      {isSearching && <SearchBar conversation={conversation} />}
      <Messages conversation={conversation} />
      <Announcer conversation={conversation} />
      <div className={style.composer}>
        <Composer composer={composer} />
      </div>
    </div>
  )
}

/** Ctrl+F, or ⌘F. */
function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'f' && ctrlKey !== metaKey && !altKey && !shiftKey
}

function Messages({ conversation }: Props) {
  const text = useAreaText('messenger')
  const newest = useSelector(conversation, selectNewestProgress)
  const isKnown = useSelector(conversation, selectIsKnown)
  const isEmpty = useSelector(conversation, (snapshot) => selectTimeline(snapshot).length === 0)
  const { actorName: name } = useSelector(conversation, selectChannel)
  const retry = (
    <Button
      icon="reload"
      size={isKnown ? 'small' : undefined}
      onPress={() => conversation.send({ type: 'conversation.retryRequested' })}
    >
      {text('conversation.retry')}
    </Button>
  )

  if (!isEmpty) {
    return (
      <>
        <Timeline key={conversation.sessionId} conversation={conversation} />
        {newest === 'failed' && (
          <div className={style.notice}>
            <Notice tone="bad" role="alert" action={retry}>
              <strong>{text('conversation.failed.title')}</strong>{' '}
              <WhyFailed text="conversation.failed" />
            </Notice>
          </div>
        )}
      </>
    )
  }
  if (newest === 'failed') {
    return (
      <div className={style.state}>
        <ErrorState title={text('conversation.failed.title')} action={retry}>
          <WhyFailed text="conversation.failed" />
        </ErrorState>
      </div>
    )
  }
  if (!isKnown) return <Loading />
  return (
    <div className={style.state}>
      <EmptyState icon="chat" title={text('conversation.empty.title')}>
        {text('conversation.empty', { name })}
      </EmptyState>
    </div>
  )
}

const places = ['42%', '66%', '30%', '54%', '48%', '24%']

function Loading() {
  const text = useAreaText('messenger')
  return (
    <div className={style.loading} role="status">
      <VisuallyHidden>{text('conversation.loading')}</VisuallyHidden>
      {places.map((width, index) => (
        <div key={width} className={index % 3 === 1 ? style.ownPlace : undefined}>
          <Skeleton width={width} height="2.75rem" />
        </div>
      ))}
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    conversation: typeof english
  }
}
