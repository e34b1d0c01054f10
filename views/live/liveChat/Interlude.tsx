import type { ReactNode } from 'react'
import {
  selectChat,
  selectChatProgress,
} from '../../../machines/live/liveChat/liveChat.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Loader } from '../../core/design/Loader.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { LookLonger } from './LookLonger.tsx'
import style from './Room.module.css'
import { TopUp } from './TopUp.tsx'

interface Props {
  name: string
  isSmall: boolean
}

/** What the chat waits for: an answer of the platform's, or one of the guest's. */
export function Interlude({ name, isSmall }: Props) {
  const text = useAreaText('live')
  const liveChat = useAddress('liveChat')
  const progress = useActorState('liveChat', selectChatProgress)
  const chat = useActorState('liveChat', selectChat)

  if (progress === 'opening' || (progress === 'leaving' && !isSmall)) {
    const label =
      progress === 'opening' ? text('liveChat.opening', { name }) : text('liveChat.leaving')
    return (
      <div className={style.between}>
        <Loader label={label} />
        <p role="status">{label}</p>
      </div>
    )
  }
  if (progress === 'asking') {
    const price = chat?.priceAfter ?? 0
    return (
      <Question words={text('liveChat.asking', { name, price })} isSmall={isSmall}>
        <Button look="primary" onPress={() => liveChat.send({ type: 'liveChat.goOnRequested' })}>
          {text('liveChat.goOn', { price })}
        </Button>
        <LookLonger />
      </Question>
    )
  }
  if (progress === 'short') {
    return (
      <Question words={text('liveChat.short')} isSmall={isSmall}>
        <TopUp chat={chat} look="primary" />
      </Question>
    )
  }
  if (progress === 'unsure') {
    return (
      <Question words={text('liveChat.unsure')} isSmall={isSmall}>
        <Button icon="reload" onPress={() => liveChat.send({ type: 'liveChat.retryRequested' })}>
          {text('liveChat.retry')}
        </Button>
      </Question>
    )
  }
  if (progress === 'interrupted') {
    return (
      <Question
        words={text('liveChat.interrupted', { name, coins: chat?.coins ?? 0 })}
        isSmall={false}
      >
        <Button look="primary" onPress={() => liveChat.send({ type: 'liveChat.resumeRequested' })}>
          {text('liveChat.resume')}
        </Button>
      </Question>
    )
  }
  return null
}

interface QuestionProps {
  words: string
  /** In the corner there is room for the words alone. */
  isSmall: boolean
  /** What can be done; leaving is always possible, at the top. */
  children: ReactNode
}

function Question({ words, isSmall, children }: QuestionProps) {
  return (
    <div className={isSmall ? style.told : style.question}>
      <p role="alert">{words}</p>
      {!isSmall && <div className={style.choices}>{children}</div>}
    </div>
  )
}
