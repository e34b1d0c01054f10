import { useRef } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useModalOverlay } from 'react-aria/useModalOverlay'
import {
  type ChatProgress,
  selectChat,
  selectChatProgress,
  selectIsSmall,
  selectWanted,
} from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { useKeptFocus } from '../../core/design/useKeptFocus.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { GiftSheet } from '../liveGifts/GiftSheet.tsx'
import { chatName } from './chatWords.ts'
import { Ending } from './Ending.tsx'
import { Interlude } from './Interlude.tsx'
import type english from './liveChat.en.json'
import { Picture } from './Picture.tsx'
import style from './Room.module.css'
import { RoomHead } from './RoomHead.tsx'
import { Talk } from './Talk.tsx'
import { useRoomFocus } from './useRoomFocus.ts'

/** While these last the room can be small, and there is a picture to see. */
const shrinkable: readonly ChatProgress[] = ['running', 'asking', 'short', 'unsure', 'leaving']

/** The chart says whether the room is over the page: the library only asks for it to close. */
const heldOpen = { point: null, open() {}, setOpen() {}, setPoint() {}, toggle() {} }

/**
 * Where a live chat is: over the whole page as a dialog, or small in its corner while the guest goes on. It
 * is one element for both, so that the picture runs on.
 */
export function Room() {
  const text = useAreaText('live')
  const locale = useLocale()
  const liveChat = useAddress('liveChat')
  const progress = useActorState('liveChat', selectChatProgress)
  const chat = useActorState('liveChat', selectChat)
  const wanted = useActorState('liveChat', selectWanted)
  const name = (chat ?? wanted)?.actorName ?? ''
  const hasPicture = chat !== null && shrinkable.includes(progress)
  const isSmall = useActorState('liveChat', selectIsSmall) && hasPicture
  const isEnded = progress === 'ended'

  const room = useRef<HTMLElement>(null)
  const close = () =>
    liveChat.send({ type: hasPicture ? 'liveChat.shrinkRequested' : 'liveChat.closed' })
  const { modalProps } = useModalOverlay({}, { ...heldOpen, isOpen: !isSmall, close }, room)
  useKeptFocus(room)
  useRoomFocus(room, !isSmall)

  const label = chat
    ? text('liveChat.room', { format: text(chatName(chat)), name })
    : text('liveChat.opening', { name })
  const role = isSmall ? 'region' : 'dialog'
  return (
    <I18nProvider locale={locale}>
      <FocusScope contain={!isSmall}>
        <section
          {...modalProps}
          ref={room}
          role={role}
          aria-label={label}
          tabIndex={-1}
          className={isSmall ? style.small : style.room}
          data-theme="dark"
        >
          {hasPicture && <Picture key={chat.chatId} chat={chat} isSmall={isSmall} />}
          {!isEnded && <RoomHead name={name} isSmall={isSmall} hasPicture={hasPicture} />}
          {isEnded ? <Ending name={name} /> : <Interlude name={name} isSmall={isSmall} />}
          {hasPicture && !isSmall && <Talk chat={chat} />}
          {hasPicture && !isSmall && <GiftSheet chat={chat} />}
        </section>
      </FocusScope>
    </I18nProvider>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    liveChat: typeof english
  }
}
