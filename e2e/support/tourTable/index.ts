import type { Tour } from '../tours.ts'
import { account } from './account.ts'
import { library } from './library.ts'
import { live } from './live.ts'
import { messenger } from './messenger.ts'
import { shell } from './shell.ts'

/** The charts whose tours are walked through the app, by the ids of their actors. */
export const tours: Readonly<Record<string, Tour>> = {
  ...account,
  ...library,
  ...live,
  ...messenger,
  ...shell,
}
