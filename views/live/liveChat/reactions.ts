import type { TextKey } from '../../core/text/text.tsx'

/** How performers react, each with its drawing and its words. */
export const reactions = {
  heart: { drawing: '❤️', words: 'liveChat.reaction.heart' },
  laugh: { drawing: '😄', words: 'liveChat.reaction.laugh' },
  kiss: { drawing: '💋', words: 'liveChat.reaction.kiss' },
  fire: { drawing: '🔥', words: 'liveChat.reaction.fire' },
  wow: { drawing: '✨', words: 'liveChat.reaction.wow' },
} as const satisfies Record<string, { drawing: string; words: TextKey }>

export type Reaction = keyof typeof reactions
