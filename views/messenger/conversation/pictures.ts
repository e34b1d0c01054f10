import type { Timeline } from '../../../machines/messenger/conversation/conversation.timeline.ts'
import { chatPicture } from './chatPicture.ts'

/** A picture of a conversation. */
export interface ConversationPicture {
  /** Of the row of its message. */
  key: string
  url: string
  /** Width by height. */
  ratio: number
  isActors: boolean
}

/** The pictures of a conversation that can be shown, oldest first. */
export function picturesIn(timeline: Timeline): ConversationPicture[] {
  const pictures: ConversationPicture[] = []
  for (let index = 0; index < timeline.length; index++) {
    const content = timeline.contentAt(index)
    const picture = content.messageType === 'picture' && chatPicture(content.data)
    if (!picture) continue
    const { url, width, height } = picture
    const isActors = 'id' in content && content.senderType === 'actor'
    pictures.push({ key: timeline.keyAt(index), url, ratio: width / height, isActors })
  }
  return pictures
}
