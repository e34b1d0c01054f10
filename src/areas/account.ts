import { ageVerificationMachine } from '../../machines/account/ageVerification/ageVerification.machine.ts'
import { dataProtectionMachine } from '../../machines/account/dataProtection/dataProtection.machine.ts'
import { favouritesMachine } from '../../machines/account/favourites/favourites.machine.ts'
import { gateMachine } from '../../machines/account/gate/gate.machine.ts'
import { loginMachine } from '../../machines/account/login/login.machine.ts'
import { newsletterMachine } from '../../machines/account/newsletter/newsletter.machine.ts'
import { pinCallMachine } from '../../machines/account/pinCall/pinCall.machine.ts'
import { profileMachine } from '../../machines/account/profile/profile.machine.ts'
import { relationsMachine } from '../../machines/account/relations/relations.machine.ts'
import { voiceCallMachine } from '../../machines/account/voiceCall/voiceCall.machine.ts'
import { askAccountCookie } from '../../services/account/accountCookie.service.ts'
import { loadBonusAvailable, requestAvs } from '../../services/account/ageVerification.service.ts'
import { closeBoth, closeDataProtection } from '../../services/account/dataProtection.service.ts'
import { loadFavouriteActors } from '../../services/account/favourites.service.ts'
import { subscribe, unsubscribe } from '../../services/account/newsletter.service.ts'
import { startVerification, verifyPin } from '../../services/account/pinCall.service.ts'
import {
  loadNotificationsSettings,
  loadProfile,
  previewProfile,
  saveNotificationsSettings,
  savePreferences,
  saveProfile,
} from '../../services/account/profile.service.ts'
import { addRelation, hasRelation } from '../../services/account/relations.service.ts'
import { startAnonymousCall } from '../../services/account/voiceCall.service.ts'
import { actor, asks, loads, type Manifest } from './area.ts'

/** Who the guest is, what they may do, and what they set. */
export const account = {
  favourites: actor(favouritesMachine, {
    slots: ({ request }) => ({ loadFavouriteActors: loads(request, loadFavouriteActors) }),
  }),
  dataProtection: actor(dataProtectionMachine, {
    slots: ({ request }) => ({
      closeBoth: loads(request, closeBoth),
      closeDataProtection: asks(request, closeDataProtection),
    }),
  }),
  ageVerification: actor(ageVerificationMachine, {
    input: ({ config }) => ({ forcedAgeVerification: config.forcedAgeVerification }),
    slots: ({ guest, environment }) => ({
      loadBonusAvailable: loads(guest, loadBonusAvailable),
      requestAvs: asks({ guest, environment }, requestAvs),
    }),
  }),
  newsletter: actor(newsletterMachine, {
    slots: ({ request }) => ({
      subscribe: asks(request, subscribe),
      unsubscribe: asks(request, unsubscribe),
    }),
  }),
  pinCall: actor(pinCallMachine, {
    slots: ({ guest }) => ({
      startVerification: asks(guest, startVerification),
      verifyPin: asks(guest, verifyPin),
    }),
  }),
  profile: actor(profileMachine, {
    slots: ({ request }) => ({
      loadNotificationsSettings: loads(request, loadNotificationsSettings),
      loadProfile: loads(request, loadProfile),
      previewProfile: asks(request, previewProfile),
      saveNotificationsSettings: asks(request, saveNotificationsSettings),
      savePreferences: asks(request, savePreferences),
      saveProfile: asks(request, saveProfile),
    }),
  }),
  relations: actor(relationsMachine, {
    slots: ({ request }) => ({
      addRelation: asks(request, addRelation),
      hasRelation: asks(request, hasRelation),
    }),
  }),
  voiceCall: actor(voiceCallMachine, {
    slots: ({ content, credentials }) => ({
      startAnonymousCall: asks(content, (service, input: { actorId: string }, signal) =>
        startAnonymousCall(service, credentials, input, signal),
      ),
    }),
  }),
  gate: actor(gateMachine),
  login: actor(loginMachine, {
    input: ({ config: { loginEnabled, siteVariant }, items }) => ({
      loginEnabled,
      siteVariant,
      storedAction: items.onLoginAction ?? null,
    }),
    slots: ({ environment, config }) => ({
      askAccountCookie: loads(environment, (browser, signal) =>
        askAccountCookie(browser, config().payUrl, signal),
      ),
    }),
  }),
} satisfies Manifest
