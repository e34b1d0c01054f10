import { breadcrumbsMachine } from '../../machines/shell/breadcrumbs/breadcrumbs.machine.ts'
import { camFilterMachine } from '../../machines/shell/camFilter/camFilter.machine.ts'
import { categoriesMachine } from '../../machines/shell/categories/categories.machine.ts'
import { eventLogMachine } from '../../machines/shell/eventLog/eventLog.machine.ts'
import type { LegalTextId } from '../../machines/shell/legal/legal.events.ts'
import { legalMachine } from '../../machines/shell/legal/legal.machine.ts'
import type { LegalVersionsWanted } from '../../machines/shell/legalVersions/legalVersions.events.ts'
import { legalVersionsMachine } from '../../machines/shell/legalVersions/legalVersions.machine.ts'
import { outcomesMachine } from '../../machines/shell/outcomes/outcomes.machine.ts'
import { recoveryMachine } from '../../machines/shell/recovery/recovery.machine.ts'
import { searchMachine } from '../../machines/shell/search/search.machine.ts'
import { loadBreadcrumb } from '../../services/shell/breadcrumbs.service.ts'
import { loadCategories } from '../../services/shell/categories.service.ts'
import { loadLegalText } from '../../services/shell/legal.service.ts'
import { loadLegalVersions } from '../../services/shell/legalVersions.service.ts'
import { createLogFileLogic } from '../../services/shell/logFile.service.ts'
import { createOutcomeStoreLogic } from '../../services/shell/outcomes.service.ts'
import { findPlace } from '../../services/shell/place.service.ts'
import { actor, asks, loads, type Manifest } from './area.ts'

/** What stands around every page, as far as no first page needs it. */
export const shell = {
  categories: actor(categoriesMachine, {
    slots: ({ query, language }) => ({
      loadCategories: loads(query, (service, signal) =>
        loadCategories(service, language(), signal),
      ),
    }),
  }),
  breadcrumbs: actor(breadcrumbsMachine, {
    slots: ({ request }) => ({ loadBreadcrumb: asks(request, loadBreadcrumb) }),
  }),
  camFilter: actor(camFilterMachine, {
    slots: ({ request }) => ({
      findPlace: asks(request, (service, { zipCode }: { zipCode: string }, signal) =>
        findPlace(service, zipCode, signal),
      ),
    }),
  }),
  legal: actor(legalMachine, {
    slots: ({ request }) => ({
      loadLegalText: asks(request, (service, { id }: { id: LegalTextId }, signal) =>
        loadLegalText(service, id, signal),
      ),
    }),
  }),
  legalVersions: actor(legalVersionsMachine, {
    slots: ({ query, language }) => ({
      loadLegalVersions: asks(query, (service, wanted: LegalVersionsWanted, signal) =>
        loadLegalVersions(service, wanted, language(), signal),
      ),
    }),
  }),
  search: actor(searchMachine, {
    input: ({ items }) => ({ storedHistory: items.searchHistory ?? null }),
  }),
  recovery: actor(recoveryMachine),
  eventLog: actor(eventLogMachine, {
    slots: ({ saveLog }) => ({ logFile: createLogFileLogic(saveLog) }),
  }),
  outcomes: actor(outcomesMachine, {
    slots: ({ environment }) => ({ outcomeStore: createOutcomeStoreLogic(environment) }),
  }),
} satisfies Manifest
