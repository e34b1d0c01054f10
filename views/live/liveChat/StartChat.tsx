import type { ChatWanted } from '../../../machines/live/liveChat/liveChat.events.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import type { Meaning } from '../../account/gate/SharedMeaning.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { chatAction } from './chatAction.ts'

const words: Readonly<Record<ChatWanted['format'], TextKey>> = {
  liveChat: 'liveChat.start.liveChat',
  voyeurChat: 'liveChat.start.voyeurChat',
  freeChat: 'liveChat.start.freeChat',
  livePreview: 'liveChat.start.livePreview',
  videoCall: 'liveChat.start.videoCall',
  ticketShow: 'liveChat.start.show',
  liveShow: 'liveChat.start.show',
}

/** The button with which a chat begins, in one of its formats [CHT-1]. */
export function StartChat({
  wanted,
  shared,
}: {
  wanted: ChatWanted
  shared?: Meaning | undefined
}) {
  const text = useAreaText('live')
  const { format, isPrivate } = wanted
  const isAlone = format === 'liveChat' && isPrivate
  return (
    <GatedButton size="small" action={chatAction(wanted)} shared={shared}>
      {text(isAlone ? 'liveChat.start.private' : words[format])}
    </GatedButton>
  )
}
