import type { DeclaredEvents } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { favouriteWords } from '../shell/shell.words.declared.ts'
import { guestActionShape, preferenceShape } from './account.known.declared.ts'
import { arrivalShape, guestStateShape, relationShape } from './account.shapes.declared.ts'
import { newsletterWords, profileFieldWords, restrictionWords } from './account.words.declared.ts'

export const accountEvents = {
  'guest.loggedIn': { language: 'language' },
  'otherTabs.guestLeft': { guestId: 'id' },
  'guest.balanceTold': { balance: 'number' },
  'guest.identified': { guest: guestStateShape },
  'guest.changed': { guest: guestStateShape },
  'gate.actionRequested': { action: guestActionShape },
  'gate.requirementMet': { reason: restrictionWords, guest: guestStateShape },
  'gate.requirementLost': { reason: oneOf(['needAbo']), guest: guestStateShape },
  'login.actionStored': { storedAction: { json: guestActionShape } },
  'login.arrived': { arrival: arrivalShape },
  'login.openRequested': { mode: oneOf(['login', 'signup']), afterwards: guestActionShape },
  'login.accountCookieKnown': { hasAccount: 'flag' },
  'login.signupForced': { cameFrom: oneOf(['login', 'signup']) },
  'login.succeeded': { targetUrl: 'address', afterwards: guestActionShape },
  'ageVerification.startRequested': { way: oneOf(['box', 'payTour', 'provider']) },
  'dataProtection.answered': { accepted: 'flag' },
  'favourites.pinRequested': { kind: favouriteWords, id: 'id' },
  'favourites.unpinRequested': { kind: favouriteWords, id: 'id' },
  'newsletter.emailChanged': { email: 'personal' },
  'newsletter.subscribeRequested': { newsletter: newsletterWords },
  'newsletter.unsubscribeRequested': { newsletter: newsletterWords },
  'pinCall.typeChosen': { numberType: oneOf(['fixed', 'mobile']) },
  'pinCall.countryChosen': { countryCode: 'country' },
  'pinCall.numberChanged': { number: 'personal' },
  'pinCall.pinChanged': { pin: 'personal' },
  'profile.fieldChanged': { field: profileFieldWords, value: 'personal' },
  'profile.notificationToggled': { kind: 'code', isOn: 'flag' },
  'profile.preferenceChanged': preferenceShape,
  'profile.signupEmailRequested': { email: 'personal' },
  'relations.addRequested': { relation: relationShape },
  'relations.lookupRequested': { relation: relationShape },
  'voiceCall.openRequested': { actorId: 'id' },
} satisfies Partial<DeclaredEvents>
