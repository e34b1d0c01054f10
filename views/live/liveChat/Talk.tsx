import { useLayoutEffect, useRef } from 'react'
import type { ChatLine, LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import {
  selectDraft,
  selectLines,
  selectPrivacy,
} from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { longestLine } from '../../../machines/live/liveChat/liveChat.talk.ts'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { GivenLine } from '../liveGifts/GivenLine.tsx'
import style from './Talk.module.css'
import { TopUp } from './TopUp.tsx'

/** From so few px above its end on, a list of lines follows what is new. */
const nearEnd = 48

/** What is said, over the picture's lower edge, and what else can be wanted of the chat. */
export function Talk({ chat }: { chat: LiveChat }) {
  const canWrite = chat.channelId !== ''
  return (
    <div className={style.foot}>
      <Wishes chat={chat} />
      {canWrite && (
        <div className={style.talk}>
          <Lines name={chat.actorName} />
          <Field name={chat.actorName} />
        </div>
      )}
    </div>
  )
}

/** In a preview nobody speaks to the performer. */
const canGiveIn = ({ channelId, chatType }: LiveChat) =>
  channelId !== '' && chatType !== 'LIVE_PREVIEW'

function Wishes({ chat }: { chat: LiveChat }) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const liveGifts = useAddress('liveGifts')
  const privacy = useActorState('liveChat', selectPrivacy)
  const isWatching = chat.chatType === 'VOYEUR_CHAT'
  return (
    <div className={style.wishes}>
      <p className={style.refused} role="status">
        {privacy === 'refused' &&
          isWatching &&
          text('liveChat.private.refused', { name: chat.actorName })}
      </p>
      {isWatching && (
        <Button
          size="small"
          icon="lock"
          isPending={privacy === 'asking'}
          onPress={() => liveChat.send({ type: 'liveChat.privateRequested' })}
        >
          {text('liveChat.private')}
        </Button>
      )}
      {canGiveIn(chat) && (
        <Button
          size="small"
          icon="gift"
          onPress={() => liveGifts.send({ type: 'liveGifts.openRequested', chatId: chat.chatId })}
        >
          {text('liveGifts.open')}
        </Button>
      )}
      {chat.channelId !== '' && (chat.price > 0 || chat.priceAfter > 0) && <TopUp chat={chat} />}
    </div>
  )
}

function Lines({ name }: { name: string }) {
  const text = useAreaText('live')
  const lines = useActorState('liveChat', selectLines)
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    if (isAtEnd.current && lines.length > 0)
      list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [lines])
  return (
    <div
      ref={list}
      className={style.lines}
      role="log"
      aria-label={text('liveChat.lines')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      onScroll={({ currentTarget: { clientHeight, scrollHeight, scrollTop } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
      }}
    >
      {lines.map((line) => (
        <Line key={line.id} line={line} name={name} />
      ))}
    </div>
  )
}

function Line({
  line: { from, given, id, state, text: words },
  name,
}: {
  line: ChatLine
  name: string
}) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const isOwn = from === 'guest'
  return (
    <p className={style.line} data-state={state}>
      <strong className={style.from} data-from={from}>
        {isOwn ? text('liveChat.you') : name}
      </strong>{' '}
      <span className={style.words}>{words}</span> {given && <GivenLine given={given} />}
      {state === 'failed' && (
        <span className={style.unsaid}>
          {text(given ? 'liveGifts.unsaid' : 'liveChat.unsaid')}
          <button
            type="button"
            className={style.again}
            onClick={() => liveChat.send({ type: 'liveChat.repeatRequested', id })}
          >
            {text('liveChat.repeat')}
          </button>
        </span>
      )}
    </p>
  )
}

function Field({ name }: { name: string }) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const draft = useActorState('liveChat', selectDraft)
  return (
    <form
      className={style.field}
      onSubmit={(event) => {
        event.preventDefault()
        liveChat.send({ type: 'liveChat.sayRequested' })
      }}
    >
      <label className={style.box}>
        <VisuallyHidden>{text('liveChat.write', { name })}</VisuallyHidden>
        <input
          className={style.input}
          value={draft}
          placeholder={text('liveChat.write', { name })}
          maxLength={longestLine}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) =>
            liveChat.send({ type: 'liveChat.textChanged', text: target.value })
          }
        />
      </label>
      <IconButton
        type="submit"
        icon="send"
        label={text('liveChat.say')}
        isDisabled={draft.trim() === ''}
      />
    </form>
  )
}
