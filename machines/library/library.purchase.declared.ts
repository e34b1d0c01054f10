import type { DeclaredLogics } from '../core/declarations.types.ts'
import { type Declared, oneOf } from '../core/declared.ts'
import type { MediumNamed, Offer } from './purchase/purchase.events.ts'

export const mediumShape = {
  kind: oneOf(['album', 'video']),
  mediumId: 'id',
} satisfies Declared<MediumNamed>

const offerShape = {
  ...mediumShape,
  title: 'personal',
  price: 'number',
  basePrice: 'number',
  extent: 'number',
  isOwned: 'flag',
  isVipOnly: 'flag',
  isSoldOut: 'flag',
} satisfies Declared<Offer>

const refusalWords = oneOf([
  'gone',
  'noVoucher',
  'notEnoughMoney',
  'notForSale',
  'priceChanged',
  'soldOut',
  'unknown',
  'vipOnly',
])

export const purchaseLogics = {
  purchase: {
    context: {
      guestId: 'id',
      wanted: mediumShape,
      offer: offerShape,
      key: 'id',
      refusal: refusalWords,
    },
  },
  loadOffer: { input: mediumShape, output: offerShape },
  buyMedium: {
    input: { ...mediumShape, key: 'id', price: 'number' },
    output: {
      isBought: 'flag',
      isNew: 'flag',
      refusal: refusalWords,
      price: 'number',
      basePrice: 'number',
    },
  },
} satisfies Partial<DeclaredLogics>
