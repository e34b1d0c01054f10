import { ownIn } from '../../../machines/core/ownIn.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { Text, TextKey } from '../../core/text/text.tsx'

interface Look {
  icon?: IconName
  words: string
}

const looks: Readonly<Record<string, { icon: IconName; words: TextKey }>> = {
  picture: { icon: 'photo', words: 'messenger.preview.picture' },
  gift: { icon: 'gift', words: 'messenger.preview.gift' },
  toyControl: { icon: 'bolt', words: 'messenger.preview.toyControl' },
  freeShow: { icon: 'cam', words: 'messenger.preview.freeShow' },
}

interface Last {
  /** Of the last text; a message of another type may have come since. */
  words: string
  messageType: string | undefined
  isAny: boolean
}

/** How a message is told of in one line: its words, or a drawing and what it is. */
export function previewOf({ words, messageType = 'text', isAny }: Last, text: Text): Look {
  const look = ownIn(looks, messageType)
  if (look) return { icon: look.icon, words: text(look.words) }
  if (words) return { words }
  return { words: text(isAny ? 'messenger.preview.unknown' : 'messenger.preview.none') }
}
