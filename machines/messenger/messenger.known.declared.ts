import type { Declared } from '../core/declared.ts'
import type { MessageData } from './conversation/chatMessage.ts'

/** What somebody says is personal, whatever its form; a picture or a toy's control says nothing. */
export const messageDataShape = {
  either: ['personal', { url: 'picture', width: 'number', height: 'number', toyControlId: 'id' }],
} satisfies Declared<MessageData>
