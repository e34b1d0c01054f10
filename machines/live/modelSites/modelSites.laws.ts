import type { Laws } from '../../../src/testing/laws.ts'
import { loginModes } from '../../account/login/loginModes.ts'
import type { modelSitesMachine } from './modelSites.machine.ts'

export const laws: Laws<typeof modelSitesMachine> = {
  'knows whether a visitor is here': ({ on, before, after }) => {
    const guest = on('guest.identified')?.guest
    if (!guest || before?.matches('welcomed')) return true
    return after.context.isVisitor === !guest.isLoggedIn
  },
  'knows whether the page was come to from the site of its performer': ({ on, before, after }) => {
    const entered = on('navigation.pageEntered')
    if (!entered || before?.matches('welcomed')) return true
    const { site = '', forced = null } = entered.query
    const isFromSite = site !== '' && entered.path.includes(`/${site}/`)
    return after.context.isFromSite === isFromSite && after.context.cameFrom === forced
  },
  'welcomes a visitor from there, once a page load [MOD-6]': ({ before, after, addressees }) => {
    const { isVisitor, isFromSite } = after.context
    const isWelcome = isVisitor && isFromSite
    if (after.matches('welcomed') !== isWelcome) return false
    return addressees.length === (isWelcome && !before?.matches('welcomed') ? 1 : 0)
  },
  'who posted a form there signs up, everybody else sees the box [LGN-25]': ({
    after,
    told,
    addressees,
  }) => {
    const hasPosted = loginModes.some((mode) => mode === after.context.cameFrom)
    return told(hasPosted ? 'login' : 'modals').length === addressees.length
  },
  'nothing changes once somebody was welcomed': ({ before, changed }) =>
    !before?.matches('welcomed') || changed.length === 0,
}
