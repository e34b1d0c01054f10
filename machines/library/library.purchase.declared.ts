import type { DeclaredLogics } from '../core/declarations.types.ts'
import { type Declared, oneOf } from '../core/declared.ts'
import type {
  MediumNamed,
  MediumWanted,
  Offer,
  PurchaseConsent,
  PurchaseWish,
} from './purchase/purchase.events.ts'

const mediumShape = {
  kind: oneOf(['album', 'video']),
  mediumId: 'id',
} satisfies Declared<MediumNamed>

export const wantedShape = {
  ...mediumShape,
  at: 'number',
} satisfies Declared<MediumWanted>

export const wishShape = { ...wantedShape, guestId: 'id' } satisfies Declared<PurchaseWish>

export const consentShape = {
  price: 'number',
  payWith: oneOf(['coins', 'voucher']),
} satisfies Declared<PurchaseConsent>

const offerShape = {
  ...mediumShape,
  title: 'personal',
  actorId: 'id',
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
      wish: wishShape,
      wanted: wantedShape,
      seenPrice: 'number',
      offer: offerShape,
      order: { ...consentShape, key: 'id' },
      refusal: refusalWords,
    },
  },
  loadOffer: { input: mediumShape, output: offerShape },
  buyMedium: {
    input: { ...mediumShape, ...consentShape, key: 'id' },
    output: {
      isBought: 'flag',
      isByThisOrder: 'flag',
      refusal: refusalWords,
      price: 'number',
      basePrice: 'number',
    },
  },
  purchaseWish: {},
} satisfies Partial<DeclaredLogics>
