import type { AnyStateMachine } from 'xstate'
import { guestMachine } from '../../account/guest/guest.machine.ts'
import { endsWhole } from '../../core/endsWhole.ts'
import { consentMachine } from '../consent/consent.machine.ts'
import { homescreenMachine } from '../homescreen/homescreen.machine.ts'
import { menusMachine } from '../menus/menus.machine.ts'
import { modalsMachine } from '../modals/modals.machine.ts'
import { navigationMachine } from '../navigation/navigation.machine.ts'
import { realtimeMachine } from '../realtime/realtime.machine.ts'
import { reportingMachine } from '../reporting/reporting.machine.ts'
import { statusBarMachine } from '../statusBar/statusBar.machine.ts'
import { storageMachine } from '../storage/storage.machine.ts'
import { tabMachine } from '../tab/tab.machine.ts'
import { trackingMachine } from '../tracking/tracking.machine.ts'
import { updatesMachine } from '../updates/updates.machine.ts'
import { viewportMachine } from '../viewport/viewport.machine.ts'

const machines = {
  consent: consentMachine,
  guest: guestMachine,
  homescreen: homescreenMachine,
  menus: menusMachine,
  modals: modalsMachine,
  navigation: navigationMachine,
  realtime: realtimeMachine,
  reporting: reportingMachine,
  statusBar: statusBarMachine,
  storage: storageMachine,
  tab: tabMachine,
  tracking: trackingMachine,
  updates: updatesMachine,
  viewport: viewportMachine,
}

/** The machines that the root runs from the start, each under its own address. */
export const firstActors = Object.fromEntries(
  Object.entries(machines).map(([address, machine]) => [
    address,
    endsWhole<AnyStateMachine>(machine),
  ]),
) as typeof machines
