import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import type { StatusBarType } from '../../../machines/shell/statusBar/statusBar.events.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'
import type { OwnBar } from './ownBars.ts'

/** What a bar offers: a modal box, or a page. */
export type BarAction = { words: TextKey } & ({ modal: ModalId } | { route: Route })

/** The bars that have nothing but words and a way; the others are views of their own. */
export type PlainBar = Exclude<StatusBarType, OwnBar>

interface BarLook {
  tone: 'info' | 'good' | 'bad'
  icon: IconName
  words: TextKey
  action?: BarAction
}

/** How each kind of status bar looks and what it says [STB-1]. */
export const barLooks: Record<PlainBar, BarLook> = {
  noavs: {
    tone: 'info',
    icon: 'shield',
    words: 'statusBar.noavs',
    action: { words: 'statusBar.noavs.action', modal: 'avs' },
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
  action: { words: 'statusBar.avsstatus.action', modal: 'avs' },
}
