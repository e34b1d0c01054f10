import type { HashRules } from '../engine/format.ts'

/** How the app's states count in digests, so that a redacted log digests like the live one. */
export const hashRules = {
  texts: 'shape',
  keys: 'shape',
  untold: ['preferences'],
  // one in 1,296 changes of a part is not told apart: few bytes for what a page writes of each input
  digits: 2,
} as const satisfies HashRules
