import { account } from './platformStages/account.fixtures.ts'
import { content } from './platformStages/content.fixtures.ts'
import { library } from './platformStages/library.fixtures.ts'
import { live } from './platformStages/live.fixtures.ts'
import { messenger } from './platformStages/messenger.fixtures.ts'
import { money } from './platformStages/money.fixtures.ts'
import type { PlatformStages } from './platformStages/place.fixtures.ts'
import { shell } from './platformStages/shell.fixtures.ts'

/**
 * The charts whose services ask the simulated platform along the paths, by their ids, and how it is brought to answer.
 *
 * Missing are charts of which no service asks the platform and is answered once:
 * - `app`, `modals` and `navigation` load code and configuration; `report`, `reportUpload` and `unsentReports` keep reports
 *   on the device; `eventLog` saves a file; `login` asks a hidden frame of the payment client;
 * - channels, streams and callbacks say something again and again: what plays, watches, stores or tracks, the socket, the
 *   window of a checkout;
 * - children that are machines, as `list` in most lists, are walked on their own.
 *
 * Two ask it and are missing all the same: `list`, for which there would have to be one page of performers and then again more,
 * and `liveChat`, whose cases answer of one chat in an order in which none goes on.
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
