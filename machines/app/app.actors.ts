import { camFilterMachine } from '../camFilter/camFilter.machine.ts'
import { categoriesMachine } from '../categories/categories.machine.ts'
import { consentMachine } from '../consent/consent.machine.ts'
import { favouritesMachine } from '../favourites/favourites.machine.ts'
import { guestMachine } from '../guest/guest.machine.ts'
import { homescreenMachine } from '../homescreen/homescreen.machine.ts'
import { legalMachine } from '../legal/legal.machine.ts'
import { menusMachine } from '../menus/menus.machine.ts'
import { modalsMachine } from '../modals/modals.machine.ts'
import { navigationMachine } from '../navigation/navigation.machine.ts'
import { notificationsMachine } from '../notifications/notifications.machine.ts'
import { payTourMachine } from '../payTour/payTour.machine.ts'
import { realtimeMachine } from '../realtime/realtime.machine.ts'
import { reportingMachine } from '../reporting/reporting.machine.ts'
import { searchMachine } from '../search/search.machine.ts'
import { statusBarMachine } from '../statusBar/statusBar.machine.ts'
import { storageMachine } from '../storage/storage.machine.ts'
import { tabMachine } from '../tab/tab.machine.ts'
import { trackingMachine } from '../tracking/tracking.machine.ts'
import { updatesMachine } from '../updates/updates.machine.ts'
import { viewportMachine } from '../viewport/viewport.machine.ts'

/** The machines that the root runs, each under its own address. */
export const sharedActors = {
  camFilter: camFilterMachine,
  categories: categoriesMachine,
  consent: consentMachine,
  favourites: favouritesMachine,
  guest: guestMachine,
  homescreen: homescreenMachine,
  legal: legalMachine,
  menus: menusMachine,
  modals: modalsMachine,
  navigation: navigationMachine,
  notifications: notificationsMachine,
  payTour: payTourMachine,
  realtime: realtimeMachine,
  reporting: reportingMachine,
  search: searchMachine,
  statusBar: statusBarMachine,
  storage: storageMachine,
  tab: tabMachine,
  tracking: trackingMachine,
  updates: updatesMachine,
  viewport: viewportMachine,
}

export type SharedActor = keyof typeof sharedActors
