import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalLoad } from '../../../machines/shell/modals/modals.machine.ts'
import { forgetFailures, once } from '../../core/once.ts'
import type { ModalContent } from './modalContent.ts'

type Contents = { contents: Partial<Record<ModalId, ModalContent>> }

const age = once<Contents>(() => import('./contents/age.ts'))
const gift = once<Contents>(() => import('./contents/gift.ts'))
const login = once<Contents>(() => import('./contents/login.ts'))
const offer = once<Contents>(() => import('./contents/offer.ts'))
const onboarding = once<Contents>(() => import('./contents/onboarding.ts'))
const photo = once<Contents>(() => import('./contents/photo.ts'))
const survey = once<Contents>(() => import('./contents/survey.ts'))
const topUp = once<Contents>(() => import('./contents/topUp.ts'))
const video = once<Contents>(() => import('./contents/video.ts'))

/** Where the code of each modal box is; it is fetched when the box is first opened [MOD-9]. */
const sources: Record<ModalId, () => Promise<Contents>> = {
  'conversion-chat': offer,
  vip30: offer,
  'black-friday-2020': offer,
  avs: age,
  'not-enough-money': topUp,
  'tag-reward-basic': gift,
  'tag-reward-pro': gift,
  'tag-reward-advanced': gift,
  'actor-gift-calendar': gift,
  'advent-calendar-2022': gift,
  'advent-calendar-2023': gift,
  'video-with-player': video,
  'remove-photos': photo,
  'contest-like': survey,
  survey,
  'feed-signup': login,
  'es-avs': age,
  'login-alternative': login,
  exitIntent: offer,
  specialTopUp: topUp,
  'model-sites-conversion': login,
  'five-days-bonus': gift,
  onboarding,
  'onboarding-choose': onboarding,
  'fifteen-minutes-preview': offer,
  'vxcoin-info': topUp,
  'wrapper-example': survey,
}

const loaded = new Map<ModalId, ModalContent>()

/**
 * Loads the code of a modal box and keeps it for `loadedModal`.
 * @returns false when an element with its id is on the page that is not its own frame: then it
 * must not be opened [MOD-11]
 * @throws Error of the import when the code did not come; the next call tries again
 */
export async function loadModal({ id, isShown }: ModalLoad): Promise<boolean> {
  if (!isShown && document.getElementById(id)) return false
  forgetFailures()
  const { contents } = await sources[id]()
  const content = contents[id]
  if (!content) throw new Error(`the modal '${id}' has no content`)
  loaded.set(id, content)
  return true
}

/** What stands in a modal box whose code came; undefined before. */
export function loadedModal(id: ModalId): ModalContent | undefined {
  return loaded.get(id)
}
