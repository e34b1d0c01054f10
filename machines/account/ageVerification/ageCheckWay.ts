import type { GuestState } from '../guest/guest.state.ts'
import type { AgeCheckWay } from './ageVerification.events.ts'

/** Where an age check has a box of its own, which says what the law there asks for. */
const countryWithBox = 'ES'

/** How a guest who opens something for adults is led to the age check [GATE-5]. */
export function ageCheckWay({ geoLocation }: Pick<GuestState, 'geoLocation'>): AgeCheckWay {
  return geoLocation?.countryCode === countryWithBox ? 'box' : 'payTour'
}
