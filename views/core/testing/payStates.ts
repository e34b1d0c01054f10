import type { PinCallCode } from '../../../machines/account/pinCall/pinCall.events.ts'
import { frameTimeout } from '../../../machines/money/payTour/payTour.machine.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

interface State {
  /** What is then seen, in German. */
  words: string
  enter: (house: House) => Promise<unknown>
}

const loginSucceeded = {
  type: 'payClient.succeeded',
  flow: 'login',
  redirectTo: null,
  hostId: null,
} as const

async function openOnPhone(house: House) {
  await house.boot({ device: 'mobile' })
  await house.answerSession(house.guest)
  house.tell('payTour', { type: 'payTour.openRequested', flow: 'moneycharge' })
}

const openAgeCheck = (overrides: Parameters<House['admitGuest']>[0]) => async (house: House) => {
  await house.admitGuest({ hasAvs: false, ...overrides })
  await house.loadBonusAvailable.calls[0]?.resolve(true)
  house.openModal('avs')
}

async function openPinCall(house: House) {
  await house.admitGuest()
  house.tell('pinCall', { type: 'pinCall.openRequested' })
}

async function askForPin(house: House) {
  await openPinCall(house)
  house.tell('pinCall', { type: 'pinCall.numberChanged', number: '0171 2345678' })
  house.tell('pinCall', { type: 'pinCall.numberSubmitted' })
}

const refusePin = (code: PinCallCode) => async (house: House) => {
  await askForPin(house)
  await house.startVerification.calls[0]?.resolve({ isOk: false, code })
}

async function enterPin(house: House) {
  await askForPin(house)
  const value = { id: 'check-1', pinLength: 6 }
  await house.startVerification.calls[0]?.resolve({ isOk: true, value })
  house.tell('pinCall', { type: 'pinCall.pinChanged', pin: '123' })
  house.tell('pinCall', { type: 'pinCall.pinSubmitted' })
}

const callVoice = (resultCode: number) => async (house: House) => {
  await house.admitVisitor()
  house.tell('voiceCall', { type: 'voiceCall.openRequested', actorId: 'actor1' })
  house.tell('voiceCall', { type: 'voiceCall.startRequested' })
  const isBegun = resultCode === 2000
  await house.startAnonymousCall.calls[0]?.resolve({
    resultCode,
    voicecallIdHash: isBegun ? 'hash-1' : null,
    phoneNumber: isBegun ? '+49 800 5463355' : null,
    pin: isBegun ? '48213' : null,
  })
}

const openCheckout = (url: string) => async (house: House) => {
  await house.admitGuest()
  house.tell('checkout', { type: 'checkout.openRequested', url })
}

/** The states of payment, login, age check, calls and locks. */
export const payStates: Record<string, State> = {
  'pay tour: offers loading': {
    words: 'Coins aufladen',
    enter: async (house) => {
      await house.admitGuest()
      house.tell('payTour', { type: 'payTour.openRequested', flow: 'moneycharge' })
    },
  },
  'pay tour: full height': {
    words: 'Automatisch aufladen',
    enter: async (house) => {
      await house.admitGuest()
      house.tell('payTour', { type: 'payTour.openRequested', flow: 'autorecharge' })
      house.payFrame.last().report({ type: 'payClient.ready' })
    },
  },
  'pay tour: what waits for it': {
    words: 'Dein Guthaben reicht',
    enter: async (house) => {
      await house.admitGuest()
      const params = { value: 500, targetUrl: '/de/livecams/' }
      const action = { type: 'openBought', params } as const
      house.tell('gate', { type: 'gate.actionRequested', action })
      house.payFrame.last().report({ type: 'payClient.ready' })
    },
  },
  'pay tour: tab opening': { words: 'Ein Tab wird geöffnet', enter: openOnPhone },
  'pay tour: tab open': {
    words: 'in einem anderen Tab offen',
    enter: async (house) => {
      await openOnPhone(house)
      house.payTab.last().report({ type: 'payClient.ready' })
    },
  },
  'pay tour: tab blocked': {
    words: 'Der Tab wurde blockiert',
    enter: async (house) => {
      await openOnPhone(house)
      house.payTab.last().report({ type: 'payClient.tabBlocked' })
    },
  },
  'pay tour: tab unanswered': {
    words: 'nicht rechtzeitig',
    enter: async (house) => {
      await openOnPhone(house)
      house.clock.step(frameTimeout)
    },
  },
  'pay tour: confirming': {
    words: 'Einen Moment, dein Konto',
    enter: async (house) => {
      await house.admitVisitor()
      house.openLogin()
      house.payFrame.last().report(loginSucceeded)
    },
  },
  'pay tour: not confirmed': {
    words: 'Es hat geklappt',
    enter: async (house) => {
      await house.admitVisitor()
      house.openLogin()
      house.payFrame.last().report(loginSucceeded)
      await house.confirmSuccess.calls[0]?.reject(new Error('500'))
      await house.answerSession(house.visitor)
    },
  },
  'age check: unknown': { words: 'Noch nicht bestätigt', enter: openAgeCheck({}) },
  'age check: pending': {
    words: 'Deine Unterlagen sind da',
    enter: openAgeCheck({ avsStatus: 'pending' }),
  },
  'age check: rejected': {
    words: 'Das <b>Bild</b> ist unscharf.',
    enter: openAgeCheck({
      avsStatus: 'rejected',
      avsRejectMessage: 'Das <b>Bild</b> ist unscharf.',
    }),
  },
  'age check: accepted': {
    words: 'Dir steht alles offen',
    enter: openAgeCheck({ hasAvs: true, avsStatus: 'accepted' }),
  },
  'age check: provider not reached': {
    words: 'nicht erreichbar',
    enter: async (house) => {
      await openAgeCheck({})(house)
      house.tell('ageVerification', { type: 'ageVerification.startRequested', way: 'provider' })
      await house.requestAvs.calls[0]?.reject(new Error('502'))
    },
  },
  'age check: forced': {
    words: 'Hier kommt zuerst die Altersprüfung',
    enter: async (house) => {
      await house.boot({ forcedAgeVerification: true })
      await house.answerSession({ ...house.guest, hasAvs: false })
    },
  },
  'age check: visitor': {
    words: 'Melde dich an, damit',
    enter: async (house) => {
      await house.admitVisitor()
      house.openModal('es-avs')
    },
  },
  'pin call: number': { words: 'Wir rufen dich an', enter: openPinCall },
  'pin call: country not called': { words: 'In dieses Land', enter: refusePin(2) },
  'pin call: too many attempts': { words: 'Zu viele Versuche', enter: refusePin(9) },
  'pin call: code too short': { words: 'Der Code hat genau 6 Ziffern.', enter: enterPin },
  'voice call: line open': { words: 'Deine Leitung steht', enter: callVoice(2000) },
  'voice call: refused': { words: 'mit jemand anderem', enter: callVoice(4003) },
  'checkout: window held back': {
    words: 'das Zahlungsfenster blockiert',
    enter: async (house) => {
      await openCheckout('https://checkout.example/order/7')(house)
      house.checkoutWindow.last().report({ type: 'checkout.popupBlocked' })
    },
  },
  'checkout: none': { words: 'Keine Kasse hinter diesem Link', enter: openCheckout('') },
  'modal: other ways in': {
    words: 'Neues anfordern',
    enter: async (house) => {
      await house.admitVisitor()
      house.openModal('login-alternative')
    },
  },
  'modal: coins': {
    words: 'Was ein Coin wert ist',
    enter: async (house) => {
      await house.admitGuest()
      house.openModal('vxcoin-info')
    },
  },
  'page: locked': {
    words: 'Du meldest dich zuerst an',
    enter: async (house) => {
      await house.admitVisitor()
      house.goTo('/de/vip-klub/')
    },
  },
}
