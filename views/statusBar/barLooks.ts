import type { Route } from '../../machines/navigation/routes.ts'
import type { PayTourFlow } from '../../machines/payTour/payTour.events.ts'
import type { StatusBarType } from '../../machines/statusBar/statusBar.events.ts'
import type { IconName } from '../design/Icon.tsx'
import type { TextKey } from '../text/text.tsx'

/** What a bar offers: a flow of the payment client, or a page. */
export type BarAction = { words: TextKey } & ({ flow: PayTourFlow } | { route: Route })

interface BarLook {
  tone: 'info' | 'good' | 'bad'
  icon: IconName
  words: TextKey
  action?: BarAction
}

/** How each kind of status bar looks and what it says [STB-1]. */
export const barLooks: Record<StatusBarType, BarLook> = {
  noavs: {
    tone: 'info',
    icon: 'shield',
    words: 'statusBar.noavs',
    action: { words: 'statusBar.noavs.action', flow: 'avs' },
  },
  automaticrecharge: {
    tone: 'info',
    icon: 'coin',
    words: 'statusBar.automaticrecharge',
    action: { words: 'statusBar.automaticrecharge.action', flow: 'moneycharge' },
  },
  avsstatus: { tone: 'info', icon: 'clock', words: 'statusBar.avsstatus' },
  avsaccepted: { tone: 'good', icon: 'check', words: 'statusBar.avsaccepted' },
  mailnotverified: {
    tone: 'info',
    icon: 'mail',
    words: 'statusBar.mailnotverified',
    action: {
      words: 'statusBar.mailnotverified.action',
      route: { name: 'profile', params: {} },
    },
  },
  mailwelcomelink: { tone: 'info', icon: 'mail', words: 'statusBar.mailwelcomelink' },
  welcomebackuser: {
    tone: 'good',
    icon: 'heart',
    words: 'statusBar.welcomebackuser',
    action: {
      words: 'statusBar.welcomebackuser.action',
      route: { name: 'dailyBonus', params: {} },
    },
  },
  error: { tone: 'bad', icon: 'alert', words: 'statusBar.error' },
  cancelationoffer: {
    tone: 'info',
    icon: 'gift',
    words: 'statusBar.cancelationoffer',
    action: {
      words: 'statusBar.cancelationoffer.action',
      route: { name: 'benefits', params: {} },
    },
  },
  cancelationoffererror: { tone: 'bad', icon: 'alert', words: 'statusBar.cancelationoffererror' },
  monthlybonusnotif: {
    tone: 'good',
    icon: 'gift',
    words: 'statusBar.monthlybonusnotif',
    action: {
      words: 'statusBar.monthlybonusnotif.action',
      route: { name: 'benefits', params: {} },
    },
  },
  notfoundredirect: { tone: 'info', icon: 'info', words: 'statusBar.notfoundredirect' },
}

/** The bar of an age check that was refused: it says why and offers another try. */
export const rejectedLook: BarLook = {
  tone: 'bad',
  icon: 'alert',
  words: 'statusBar.avsstatus.rejected',
  action: { words: 'statusBar.avsstatus.action', flow: 'avs' },
}
