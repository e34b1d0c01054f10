import { button, comeBackOver, link, otherLanguage, otherSession } from '../ways.ts'

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
