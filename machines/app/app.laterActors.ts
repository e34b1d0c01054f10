import { ageVerificationMachine } from '../ageVerification/ageVerification.machine.ts'
import { autoRechargeMachine } from '../autoRecharge/autoRecharge.machine.ts'
import { bonusCodeMachine } from '../bonusCode/bonusCode.machine.ts'
import { breadcrumbsMachine } from '../breadcrumbs/breadcrumbs.machine.ts'
import { camFilterMachine } from '../camFilter/camFilter.machine.ts'
import { cancellationOfferMachine } from '../cancellationOffer/cancellationOffer.machine.ts'
import { categoriesMachine } from '../categories/categories.machine.ts'
import { checkoutMachine } from '../checkout/checkout.machine.ts'
import { conversionChatMachine } from '../conversionChat/conversionChat.machine.ts'
import { dataProtectionMachine } from '../dataProtection/dataProtection.machine.ts'
import { deliveryMachine } from '../delivery/delivery.machine.ts'
import { favouritesMachine } from '../favourites/favourites.machine.ts'
import { gateMachine } from '../gate/gate.machine.ts'
import { giftsMachine } from '../gifts/gifts.machine.ts'
import { legalMachine } from '../legal/legal.machine.ts'
import { loginMachine } from '../login/login.machine.ts'
import { messengerMachine } from '../messenger/messenger.machine.ts'
import { newsletterMachine } from '../newsletter/newsletter.machine.ts'
import { notificationsMachine } from '../notifications/notifications.machine.ts'
import { oneClickMachine } from '../oneClick/oneClick.machine.ts'
import { payTourMachine } from '../payTour/payTour.machine.ts'
import { pinCallMachine } from '../pinCall/pinCall.machine.ts'
import { profileMachine } from '../profile/profile.machine.ts'
import { recommendationsMachine } from '../recommendations/recommendations.machine.ts'
import { relationsMachine } from '../relations/relations.machine.ts'
import { searchMachine } from '../search/search.machine.ts'
import { videoShareMachine } from '../videoShare/videoShare.machine.ts'
import { voiceCallMachine } from '../voiceCall/voiceCall.machine.ts'

/** The machines that no first page needs: their code comes later, and the root runs them from then on. */
export const laterActors = {
  categories: categoriesMachine,
  payTour: payTourMachine,
  login: loginMachine,
  gate: gateMachine,
  favourites: favouritesMachine,
  dataProtection: dataProtectionMachine,
  ageVerification: ageVerificationMachine,
  autoRecharge: autoRechargeMachine,
  cancellationOffer: cancellationOfferMachine,
  bonusCode: bonusCodeMachine,
  breadcrumbs: breadcrumbsMachine,
  camFilter: camFilterMachine,
  checkout: checkoutMachine,
  legal: legalMachine,
  conversionChat: conversionChatMachine,
  delivery: deliveryMachine,
  gifts: giftsMachine,
  messenger: messengerMachine,
  recommendations: recommendationsMachine,
  notifications: notificationsMachine,
  newsletter: newsletterMachine,
  oneClick: oneClickMachine,
  pinCall: pinCallMachine,
  profile: profileMachine,
  relations: relationsMachine,
  search: searchMachine,
  videoShare: videoShareMachine,
  voiceCall: voiceCallMachine,
}
