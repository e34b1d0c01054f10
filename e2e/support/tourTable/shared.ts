import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { button, comeBackOver, link, otherLanguage, otherSession, pushes } from '../ways.ts'

export const again = button('Try again')

/** Goes from the tour's page to one of the main areas, and comes back. */
export const visitsOver = (area: string) => ({
  'navigation.pageEntered #1': comeBackOver(area),
  'navigation.pageEntered #2': link(area),
})

export const visits = visitsOver('Live cams')

export const changes = {
  'navigation.languageChanged': otherLanguage,
  'realtime.sessionEstablished #2': otherSession,
}

/** The platform tells that a performer left and came. @param nth of the cases, where not any is meant */
export const presenceOf = (actorId: string, nth = '') => ({
  [`push.actorOffline${nth}`]: pushes(push('actorOffline', { actorId })),
  [`push.actorOnline${nth}`]: pushes(push('actorOnline', { actorId })),
})

/** The platform tells what the guest pinned and unpinned. @param nth of the cases, where not any is meant */
export const pinsOf = (kind: 'actor' | 'album', id: string, nth = '') => ({
  [`push.favouritePinned${nth}`]: pushes(push('favouritePinned', { kind, id })),
  [`push.favouriteUnpinned${nth}`]: pushes(push('favouriteUnpinned', { kind, id })),
})
