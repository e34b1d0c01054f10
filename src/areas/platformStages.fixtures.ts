import { account } from './platformStages/account.fixtures.ts'
import { content } from './platformStages/content.fixtures.ts'
import { library } from './platformStages/library.fixtures.ts'
import { live } from './platformStages/live.fixtures.ts'
import { messenger } from './platformStages/messenger.fixtures.ts'
import { money } from './platformStages/money.fixtures.ts'
import type { PlatformStages } from './platformStages/place.fixtures.ts'
import { shell } from './platformStages/shell.fixtures.ts'

/**
 * The charts whose services ask the simulated platform along the paths, by their ids, and how it is brought to answer. Of
 * those that are missing, the cases have answers that it gives in no state, or name what it does not have.
 */
export const platformStages: PlatformStages = {
  ...account,
  ...content,
  ...library,
  ...live,
  ...messenger,
  ...money,
  ...shell,
}
