import { guestStateShape } from '../account/account.shapes.declared.ts'
import type { DeclaredLogics } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { appConfigShape } from '../shell/shell.known.declared.ts'
import { payTourRequestShape } from './money.known.declared.ts'
import { originShape } from './money.origin.declared.ts'
import {
  benefitShape,
  bonusCodeConfigShape,
  payClientInputShape,
  paySuccessShape,
  redeemedCodeShape,
} from './money.shapes.declared.ts'
import { benefitWords, flowWords, payActionWords, shownFlowWords } from './money.words.declared.ts'

export const moneyLogics = {
  payTour: {
    context: {
      isLoggedIn: 'flag',
      isRestricted: 'flag',
      wish: payTourRequestShape,
      opening: {
        flow: flowWords,
        presentation: oneOf(['frame', 'fullHeightFrame', 'tab']),
        url: 'address',
        params: { keys: 'code', each: 'personal' },
        route: 'code',
      },
      isPaymentInProgress: 'flag',
      isReloadDue: 'flag',
      waitingActions: [{ action: payActionWords, params: { keys: 'code', each: 'flag' } }],
      success: paySuccessShape,
      nextFlow: flowWords,
      hasConfirmFailed: 'flag',
      scrollTo: { top: 'number' },
      shown: { flow: shownFlowWords, height: 'number', isReceipt: 'flag' },
      refusedMessages: 'number',
      origin: originShape,
      device: oneOf(['desktop', 'ieMobile', 'mobile']),
      payUrl: 'address',
      environment: 'code',
      language: 'language',
      loginEnabled: 'flag',
    },
    input: { ...appConfigShape, language: 'language' },
  },
  payFrame: { input: payClientInputShape },
  payTab: { input: payClientInputShape },
  confirmSuccess: { input: paySuccessShape, output: { targetUrl: 'address' } },
  autoRecharge: {
    context: {
      guest: guestStateShape,
      mode: oneOf(['accepted', 'dismissed', 'shown']),
      sentMode: oneOf(['accepted', 'dismissed', 'shown']),
    },
  },
  saveTeaserState: { input: { mode: oneOf(['accepted', 'dismissed', 'shown']) } },
  bonusCode: {
    context: {
      guestId: 'id',
      isOpen: 'flag',
      code: 'personal',
      config: bonusCodeConfigShape,
      refusal: 'personal',
      redeemed: { code: 'personal', benefits: [benefitShape] },
      remainingCodes: [bonusCodeConfigShape],
      redeemedCodes: [redeemedCodeShape],
    },
  },
  redeemCode: {
    input: { code: 'personal' },
    output: {
      success: 'flag',
      bonus: {
        id: 'id',
        name: 'personal',
        description: 'personal',
        kind: benefitWords,
        bonusFlat: 'number',
        bonusTopUpPercent: 'number',
        bonusTopUpFlat: 'number',
        staggering: [{ from: 'number', amount: 'number', id: 'id' }],
        voucherConfigId: 'id',
        daysVIPAbo: 'number',
        actorId: 'id',
        daysPremiumAbo: 'number',
        freeMinutesCount: 'number',
        albumId: 'id',
        daysActorAbo: 'number',
        aboId: 'id',
        messengerGiftsId: 'id',
        amount: 'number',
        liveShowActorId: 'id',
      },
    },
  },
  checkCode: {
    input: { code: 'personal' },
    output: { canRedeem: { success: 'flag', reason: 'code' }, bonusCode: bonusCodeConfigShape },
  },
  loadRemainingCodes: { output: [bonusCodeConfigShape] },
  loadRedeemedCodes: { output: [redeemedCodeShape] },
  cancellationOffer: { context: { guestId: 'id', info: 'personal' } },
  acceptOffer: {
    input: { guestId: 'id', platformText: 'personal' },
    output: { acceptedOffer: 'flag', acceptedOfferInfo: 'personal' },
  },
  checkout: {
    context: {
      url: 'address',
      isOrdered: 'flag',
      isInNewTab: 'flag',
      failure: oneOf(['invalidUrl', 'popupBlocked']),
      refusedMessages: {
        foreignOrigin: 'number',
        foreignWindow: 'number',
        wrongId: 'number',
        unknownAction: 'number',
        malformed: 'number',
      },
    },
  },
  checkoutWindow: { input: { url: 'address' } },
  oneClick: {
    context: { guestId: 'id', charge: { amount: 'number', channelId: 'id' }, reason: 'code' },
  },
} satisfies Partial<DeclaredLogics>
