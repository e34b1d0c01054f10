import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import type { LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import {
  selectChoice,
  selectGivingIn,
} from '../../../machines/live/liveGifts/liveGifts.selectors.ts'
import { IconButton } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { GiftChoice } from './GiftChoice.tsx'
import { GiftQuestion } from './GiftQuestion.tsx'
import style from './GiftSheet.module.css'
import type english from './liveGifts.en.json'

interface Props {
  chat: LiveChat
}

/** What can be given in the chat that runs, over its picture, while the guest chooses [GFT-1 GFT-2]. */
export function GiftSheet({ chat }: Props) {
  const isOpen = useActorState('liveGifts', selectGivingIn) === chat.chatId
  return isOpen && <Sheet chat={chat} />
}

/** The keyboard stays within; Escape closes it. */
function Sheet({ chat }: Props) {
  const text = useAreaText('live')
  const liveGifts = useAddress('liveGifts')
  const gifts = useAddress('gifts')
  const choice = useActorState('liveGifts', selectChoice)
  useEffect(() => gifts.send({ type: 'gifts.wanted' }), [gifts])
  useFocusBack()

  const close = () => liveGifts.send({ type: 'liveGifts.closeRequested' })
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  const title = text('liveGifts.title', { name: chat.actorName })
  return (
    <FocusScope contain autoFocus>
      <div role="dialog" aria-label={title} className={style.sheet} onKeyDown={onKeyDown}>
        <div className={style.head}>
          <h3 className={style.title}>{title}</h3>
          <IconButton icon="close" size="small" label={text('liveGifts.close')} onPress={close} />
        </div>
        {choice ? <GiftQuestion choice={choice} chat={chat} /> : <GiftChoice chat={chat} />}
      </div>
    </FocusScope>
  )
}

/** Gives the focus back to what had it before, also where the room has taken it meanwhile. */
function useFocusBack(): void {
  const before = useRef<Element>(null)
  useLayoutEffect(() => {
    before.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      const { current } = before
      if (current instanceof HTMLElement && current.isConnected) current.focus()
    },
    [],
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    liveGifts: typeof english
  }
}
