import type { DeclaredLogics } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { pageWords } from '../shell/shell.words.declared.ts'
import { guestActionShape, preferencesShape, relationKey } from './account.known.declared.ts'
import {
  arrivalShape,
  favouriteActorShape,
  guestStateShape,
  newsletterSubscriptionShape,
  pinCallBegunShape,
  pinVerificationShape,
  profileFieldsShape,
  profilePreviewShape,
  profileProblemShape,
  relationShape,
  voiceCallAnswerShape,
} from './account.shapes.declared.ts'
import { profileFieldWords, restrictionWords } from './account.words.declared.ts'

export const accountLogics = {
  guest: {
    context: {
      language: 'language',
      guest: guestStateShape,
      pushesMeanwhile: [{ eventsOf: '' }],
      isBalanceOutdated: 'flag',
      hadChannel: 'flag',
      sessionExpiresAt: 'date',
      loginRefusal: { rest: 'number', restsUntil: 'date' },
    },
    input: { language: 'language' },
  },
  loadSession: { output: { guest: guestStateShape, expiresIn: 'number' } },
  loadBalance: {
    output: { balance: 'number', balanceFormatted: 'personal', isPayingCustomer: 'flag' },
  },
  logOut: {},
  otherTabs: {},
  gate: {
    context: {
      guest: guestStateShape,
      action: guestActionShape,
      reason: restrictionWords,
      served: [restrictionWords],
    },
  },
  login: {
    context: {
      isLoggedIn: 'flag',
      hasAccount: 'flag',
      isSignedUp: 'flag',
      page: pageWords,
      arrival: arrivalShape,
      wish: { mode: oneOf(['login', 'signup']), afterwards: guestActionShape },
      targetUrl: 'address',
      loginEnabled: 'flag',
      siteVariant: 'code',
      storedAction: { json: guestActionShape },
    },
    input: { loginEnabled: 'flag', siteVariant: 'code', storedAction: { json: guestActionShape } },
  },
  askAccountCookie: { output: 'flag' },
  ageVerification: {
    context: {
      forcedAgeVerification: 'flag',
      guestId: 'id',
      isLoggedIn: 'flag',
      hasAvs: 'flag',
      rejectMessage: 'personal',
      path: 'address',
      isBonusAvailable: 'flag',
      isInBox: 'flag',
    },
    input: { forcedAgeVerification: 'flag' },
  },
  requestAvs: { input: { forwardUrl: 'address' }, output: { url: 'address' } },
  loadBonusAvailable: { output: 'flag' },
  dataProtection: {
    context: {
      guestId: 'id',
      isAsked: 'flag',
      answer: oneOf(['accepted', 'bothAccepted', 'declined']),
    },
  },
  closeDataProtection: { input: { accepted: 'flag' } },
  closeBoth: {},
  favourites: {
    context: {
      ids: { actor: ['id'], album: ['id'], sedcards: ['id'], picture: ['id'] },
      actors: [favouriteActorShape],
    },
  },
  loadFavouriteActors: { output: [favouriteActorShape] },
  newsletter: { context: { guestId: 'id', guestEmail: 'personal', email: 'personal' } },
  subscribe: { input: newsletterSubscriptionShape, output: 'flag' },
  unsubscribe: { input: newsletterSubscriptionShape, output: 'flag' },
  pinCall: {
    context: {
      guestId: 'id',
      numberType: oneOf(['fixed', 'mobile']),
      countryCode: 'country',
      number: 'personal',
      pin: 'personal',
      begun: pinCallBegunShape,
      problem: { either: [oneOf(['numberMissing', 'pinLength']), 'number'] },
      verification: pinVerificationShape,
    },
  },
  startVerification: {
    input: { numberType: oneOf(['fixed', 'mobile']), countryCode: 'country', number: 'personal' },
    output: { isOk: 'flag', code: 'number', value: pinCallBegunShape },
  },
  verifyPin: {
    input: { id: 'id', numberType: oneOf(['fixed', 'mobile']), pin: 'personal' },
    output: { isOk: 'flag', code: 'number', value: pinVerificationShape },
  },
  profile: {
    context: {
      guestId: 'id',
      isOpen: 'flag',
      saved: profileFieldsShape,
      draft: profileFieldsShape,
      edited: [profileFieldWords],
      submitted: [profileFieldWords],
      problems: {
        countryCode: profileProblemShape,
        screenName: profileProblemShape,
        firstName: profileProblemShape,
        lastName: profileProblemShape,
        city: 'personal',
        text: profileProblemShape,
      },
      preview: profilePreviewShape,
      notifications: { keys: 'code', each: 'flag' },
      areNotificationsUnsent: 'flag',
      preferences: preferencesShape,
      arePreferencesUnsent: 'flag',
    },
  },
  loadProfile: { output: profileFieldsShape },
  saveProfile: { input: profileFieldsShape, output: profileFieldsShape },
  previewProfile: { input: profileFieldsShape, output: profilePreviewShape },
  loadNotificationsSettings: { output: { keys: 'code', each: 'flag' } },
  saveNotificationsSettings: {
    input: { keys: 'code', each: 'flag' },
    output: { keys: 'code', each: 'flag' },
  },
  savePreferences: { input: { data: preferencesShape } },
  relations: {
    context: {
      guestId: 'id',
      calls: { keys: relationKey, each: relationShape },
      results: { keys: relationKey, each: 'flag' },
    },
  },
  addRelation: { input: relationShape, output: 'flag' },
  hasRelation: { input: relationShape, output: 'flag' },
  voiceCall: {
    context: {
      guestId: 'id',
      actorId: 'id',
      isOpen: 'flag',
      isChatExitOpen: 'flag',
      call: voiceCallAnswerShape,
      stoppedHashes: ['personal'],
      failureCode: 'number',
    },
  },
  startAnonymousCall: { input: { actorId: 'id' }, output: voiceCallAnswerShape },
} satisfies Partial<DeclaredLogics>
