import { guestStateShape } from '../account/account.shapes.declared.ts'
import { areas } from '../core/areas.ts'
import type { DeclaredLogics } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import {
  appConfigShape,
  breadcrumbKey,
  buildName,
  historyKey,
  messageShape,
  storedItemsShape,
} from './shell.known.declared.ts'
import {
  breadcrumbKeyShape,
  breadcrumbShape,
  categoryShape,
  legalVersionShape,
  modalOptionsShape,
  outboxShape,
  outcomeShape,
  placeShape,
  visitShape,
} from './shell.shapes.declared.ts'
import { modalWords, overlayWords, pageWords, statusBarWords } from './shell.words.declared.ts'

export const shellLogics = {
  consent: {
    context: {
      consent: { functional: 'flag', analytics: 'flag' },
      draft: { functional: 'flag', analytics: 'flag' },
    },
    input: { stored: { like: '1:f[01]a[01]' } },
  },
  storage: {
    context: {
      items: storedItemsShape,
      consent: { functional: 'flag', analytics: 'flag' },
      refusedWrites: 'number',
      failedWrites: 'number',
    },
  },
  browserStorage: {},
  app: {
    context: {
      language: 'language',
      isOnline: 'flag',
      isVisible: 'flag',
      config: appConfigShape,
      failure: {
        reason: oneOf(['configInvalid', 'configUnreachable', 'defect']),
        key: 'code',
        message: 'personal',
      },
      items: storedItemsShape,
      held: [
        {
          type: oneOf(['app.eventHeld']),
          address: 'code',
          event: { eventsOf: '' },
          isWish: 'flag',
        },
      ],
      restarts: [{ address: 'address', errorName: 'code', at: 'date' }],
    },
    input: { language: 'language' },
  },
  browser: {},
  realtime: {
    context: {
      reconnect: oneOf(['growing', 'steady']),
      startedOnline: 'flag',
      language: 'language',
      outbox: outboxShape,
      offlineQueue: outboxShape,
      unconfirmed: { due: [messageShape], pinged: [messageShape], sent: [messageShape] },
      isFull: 'flag',
      refusedMessages: 'number',
      refusedFrames: 'number',
      droppedFrames: 'number',
      sequence: { lastSeq: 'number', gapCloses: 'number' },
      sessionId: 'id',
      attempts: 'number',
      attemptsInARow: 'number',
      hasLoggedClose: 'flag',
      isPongOutstanding: 'flag',
      checkDueAt: 'date',
      nextAttemptAt: 'date',
    },
    input: { isOnline: 'flag', reconnect: oneOf(['growing', 'steady']) },
  },
  socket: {},
  updates: { context: { keys: 'id', each: 'personal' } },
  serviceWorker: {},
  navigation: {
    context: {
      language: 'language',
      requested: visitShape,
      shown: visitShape,
      from: visitShape,
      overlays: [overlayWords],
      positions: { keys: historyKey, each: 'number' },
      waiting: { eventsOf: '' },
    },
    input: { language: 'language' },
  },
  router: {},
  loadPage: { input: { page: pageWords } },
  homescreen: {
    context: { way: oneOf(['manual', 'prompt']), pages: 'number', dismissedAt: 'date' },
    input: { dismissed: { like: '[0-9]{1,16}' } },
  },
  installPrompt: {},
  menus: {
    context: {
      menu: oneOf([
        'camFilter',
        'categoryFilter',
        'language',
        'messages',
        'myArea',
        'navigation',
        'notifications',
        'search',
      ]),
      submenu: oneOf(['magazine', 'settings', 'tv', 'videos']),
    },
  },
  modals: {
    context: {
      siteVariant: 'code',
      stack: [
        {
          id: modalWords,
          options: modalOptionsShape,
          status: oneOf(['failed', 'loading', 'ready']),
          loads: 'number',
          isInHistory: 'flag',
        },
      ],
      hasEnteredPage: 'flag',
      hasOfferedConversion: 'flag',
    },
    input: { siteVariant: 'code' },
  },
  loadModal: { input: { id: modalWords, isShown: 'flag' }, output: 'flag' },
  viewport: {
    context: {
      width: 'number',
      y: 'number',
      theme: oneOf(['dark', 'light', 'system']),
      look: { scheme: oneOf(['dark', 'light']), isStill: 'flag' },
    },
  },
  watchWindow: {},
  reporting: {
    context: {
      isLoggedIn: 'flag',
      problems: 'number',
      lastProblem: { where: 'code', what: 'code', at: 'date' },
      build: buildName,
      language: 'language',
      width: 'number',
      isVisible: 'flag',
    },
    input: { build: buildName, language: 'language', width: 'number', isVisible: 'flag' },
  },
  reporter: {},
  statusBar: {
    context: {
      guest: guestStateShape,
      isVisitor: 'flag',
      wasHereBefore: 'flag',
      requested: [statusBarWords],
      removed: { keys: statusBarWords, each: 'code' },
    },
    input: { flags: { like: '([a-z]+:[a-z]+)(\\.[a-z]+:[a-z]+)*' }, welcomeSeen: { like: '1' } },
  },
  tab: { context: { wasVisible: 'flag', step: 'number' }, input: { isVisible: 'flag' } },
  tracking: {
    context: {
      groups: { keys: 'id', each: 'code' },
      currency: oneOf(['EUR', 'VXC', 'credits']),
      entries: [
        {
          timestamp: 'date',
          source: 'code',
          type: 'code',
          context: 'code',
          data: { keys: 'code', each: 'personal' },
          ints: ['number'],
          floats: ['number'],
        },
      ],
    },
  },
  tracker: {},
  logger: {},
  loadConfig: {
    output: {
      build: buildName,
      environment: 'code',
      payUrl: 'address',
      loginEnabled: 'flag',
      forcedAgeVerification: 'flag',
      siteVariant: 'code',
      checkoutOrigin: 'address',
      reconnect: oneOf(['growing', 'steady']),
      device: oneOf(['desktop', 'ieMobile', 'mobile']),
      reason: oneOf(['configInvalid', 'configUnreachable', 'defect']),
      key: 'id',
      message: 'personal',
    },
  },
  loadArea: {
    input: { area: oneOf(areas) },
  },
  recovery: { context: { failedAttempts: 'number', pause: 'number' } },
  breadcrumbs: {
    context: {
      breadcrumbs: {
        keys: breadcrumbKey,
        each: { either: [oneOf(['loading']), [breadcrumbShape]] },
      },
    },
  },
  loadBreadcrumb: { input: breadcrumbKeyShape, output: [breadcrumbShape] },
  camFilter: {
    context: {
      isOnlineOnly: 'flag',
      sort: oneOf(['name', 'newest', 'popular']),
      zipCode: 'personal',
      place: placeShape,
    },
  },
  findPlace: { input: { zipCode: 'personal' }, output: placeShape },
  categories: { context: { categories: [categoryShape] } },
  loadCategories: { output: [categoryShape] },
  eventLog: { context: { share: 'number' } },
  logFile: {},
  legal: { context: { id: oneOf(['GTC', 'IMP', 'PP']), path: 'address', text: 'personal' } },
  loadLegalText: { input: { id: oneOf(['GTC', 'IMP', 'PP']) }, output: 'personal' },
  legalVersions: {
    context: { id: oneOf(['GTC', 'IMP', 'PP']), versions: [legalVersionShape], total: 'number' },
  },
  loadLegalVersions: {
    input: { id: oneOf(['GTC', 'IMP', 'PP']), offset: 'number' },
    output: { versions: [legalVersionShape], total: 'number' },
  },
  outcomes: {
    context: { guestId: 'id', balance: 'number', path: 'address', outcomes: [outcomeShape] },
  },
  outcomeStore: {},
  search: {
    context: { text: 'personal', searches: ['personal'] },
    input: { storedHistory: { json: ['personal'] } },
  },
} satisfies Partial<DeclaredLogics>
