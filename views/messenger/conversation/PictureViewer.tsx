import { useEffect, useMemo } from 'react'
import {
  selectChannel,
  selectTimeline,
} from '../../../machines/messenger/conversation/conversation.selectors.ts'
import {
  type ConversationRef,
  selectConversation,
  selectPictureKey,
} from '../../../machines/messenger/messenger/messenger.selectors.ts'
import type { Contained } from '../../core/areaViews.ts'
import { Viewer } from '../../core/design/library/Viewer.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { picturesIn } from './pictures.ts'

/** The pictures of the current conversation, as far as it is here, one at a time over the page. */
export function Dialog({ container }: Contained) {
  const conversation = useActorState('messenger', selectConversation)
  return conversation ? <Pictures conversation={conversation} container={container} /> : null
}

function Pictures({ conversation, container }: Contained & { conversation: ConversationRef }) {
  const text = useAreaText('messenger')
  const messenger = useAddress('messenger')
  const key = useActorState('messenger', selectPictureKey)
  const timeline = useSelector(conversation, selectTimeline)
  const { actorName: name } = useSelector(conversation, selectChannel)
  const pictures = useMemo(() => picturesIn(timeline), [timeline])
  const at = pictures.findIndex((picture) => picture.key === key)
  const isGone = at < 0
  useEffect(() => {
    if (isGone) messenger.send({ type: 'messenger.pictureClosed' })
  }, [messenger, isGone])
  if (isGone) return null
  const viewed = pictures.map(({ key: id, url: picture, ratio, isActors }) => ({
    id,
    picture,
    ratio,
    isWhole: true,
    words: isActors ? text('conversation.picture', { name }) : text('conversation.picture.own'),
  }))
  return (
    <Viewer
      title={text('conversation.pictures', { name })}
      container={container}
      pictures={viewed}
      at={at}
      onMove={(other) => {
        const shown = pictures[other]
        if (shown) messenger.send({ type: 'messenger.pictureRequested', key: shown.key })
      }}
      onClose={() => messenger.send({ type: 'messenger.pictureClosed' })}
      words={{
        close: text('conversation.pictures.close'),
        previous: text('conversation.pictures.previous'),
        next: text('conversation.pictures.next'),
        zoomIn: text('conversation.pictures.larger'),
        zoomOut: text('conversation.pictures.smaller'),
        place: text('conversation.pictures.place', { at: at + 1, count: pictures.length }),
      }}
    />
  )
}
