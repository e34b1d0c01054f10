import type {
  MessageData,
  PictureData,
} from '../../../machines/messenger/conversation/chatMessage.ts'

/** The room that a picture takes at most, in px. */
const [widest, highest] = [320, 360]

/**
 * Reads the picture of a message, with the size at which it is shown.
 * @returns null when it is none that can be shown
 */
export function chatPicture(data: MessageData): PictureData | null {
  if (typeof data === 'string') return null
  const { url, width, height } = data
  if (typeof url !== 'string' || !isAddress(url)) return null
  if (!isLength(width) || !isLength(height)) return null
  const scale = Math.min(1, widest / width, highest / height)
  return { url, width: Math.round(width * scale), height: Math.round(height * scale) }
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value)
}

function isAddress(url: string): boolean {
  return /^(https:\/\/|\/(?!\/))/.test(url)
}
