import type { HashRules } from '../engine/format.ts'

/** How the app's states count in digests, so that a redacted log digests like the live one. */
export const hashRules = {
  texts: 'shape',
  keys: 'shape',
  untold: ['preferences'],
} as const satisfies HashRules
