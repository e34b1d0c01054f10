import { once } from '../core/once.ts'
import type { AreaBoxes } from './modals/modalContent.ts'

const gift = once(() => import('./modals/contents/gift.ts'))
const offer = once(() => import('./modals/contents/offer.ts'))
const onboarding = once(() => import('./modals/contents/onboarding.ts'))
const photo = once(() => import('./modals/contents/photo.ts'))
const survey = once(() => import('./modals/contents/survey.ts'))
const video = once(() => import('./modals/contents/video.ts'))

/** The modal boxes of no other area. */
export const shellBoxes = {
  vip30: offer,
  'black-friday-2020': offer,
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
  'five-days-bonus': gift,
  onboarding,
  'onboarding-choose': onboarding,
  'wrapper-example': survey,
} as const satisfies AreaBoxes
