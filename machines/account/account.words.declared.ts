import { oneOf } from '../core/declared.ts'

export const restrictionWords = oneOf(['needAbo', 'needAgeCheck', 'needLogin', 'needPurchase'])

export const newsletterWords = oneOf(['contests', 'lateNight', 'vipClub', 'vrPorn'])

export const profileFieldWords = oneOf([
  'city',
  'countryCode',
  'firstName',
  'lastName',
  'screenName',
  'text',
])
