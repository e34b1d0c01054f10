import { ageVerificationMachine } from '../../account/ageVerification/ageVerification.machine.ts'
import { dataProtectionMachine } from '../../account/dataProtection/dataProtection.machine.ts'
import { favouritesMachine } from '../../account/favourites/favourites.machine.ts'
import { gateMachine } from '../../account/gate/gate.machine.ts'
import { loginMachine } from '../../account/login/login.machine.ts'
import { newsletterMachine } from '../../account/newsletter/newsletter.machine.ts'
import { pinCallMachine } from '../../account/pinCall/pinCall.machine.ts'
import { profileMachine } from '../../account/profile/profile.machine.ts'
import { relationsMachine } from '../../account/relations/relations.machine.ts'
import { voiceCallMachine } from '../../account/voiceCall/voiceCall.machine.ts'
import { conversionChatMachine } from '../../messenger/conversionChat/conversionChat.machine.ts'
import { deliveryMachine } from '../../messenger/delivery/delivery.machine.ts'
import { giftsMachine } from '../../messenger/gifts/gifts.machine.ts'
import { messengerMachine } from '../../messenger/messenger/messenger.machine.ts'
import { notificationsMachine } from '../../messenger/notifications/notifications.machine.ts'
import { recommendationsMachine } from '../../messenger/recommendations/recommendations.machine.ts'
import { videoShareMachine } from '../../messenger/videoShare/videoShare.machine.ts'
import { autoRechargeMachine } from '../../money/autoRecharge/autoRecharge.machine.ts'
import { bonusCodeMachine } from '../../money/bonusCode/bonusCode.machine.ts'
import { cancellationOfferMachine } from '../../money/cancellationOffer/cancellationOffer.machine.ts'
import { checkoutMachine } from '../../money/checkout/checkout.machine.ts'
import { oneClickMachine } from '../../money/oneClick/oneClick.machine.ts'
import { payTourMachine } from '../../money/payTour/payTour.machine.ts'
import { breadcrumbsMachine } from '../breadcrumbs/breadcrumbs.machine.ts'
import { camFilterMachine } from '../camFilter/camFilter.machine.ts'
import { categoriesMachine } from '../categories/categories.machine.ts'
import { legalMachine } from '../legal/legal.machine.ts'
import { searchMachine } from '../search/search.machine.ts'

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
