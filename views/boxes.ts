import type { ModalId } from '../machines/shell/modals/modals.events.ts'
import { accountBoxes } from './account/account.boxes.ts'
import { liveBoxes } from './live/live.boxes.ts'
import { messengerBoxes } from './messenger/messenger.boxes.ts'
import { moneyBoxes } from './money/money.boxes.ts'
import type { LoadBoxes } from './shell/modals/modalContent.ts'
import { shellBoxes } from './shell/shell.boxes.ts'

/** Where the code of each modal box is, of all areas. */
export const boxes: Readonly<Record<ModalId, LoadBoxes>> = {
  ...shellBoxes,
  ...accountBoxes,
  ...moneyBoxes,
  ...messengerBoxes,
  ...liveBoxes,
}
