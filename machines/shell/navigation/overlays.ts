/** Who lays something over the page that the back button takes away. */
export type OverlayOwner =
  | 'actorPictures'
  | 'lightBox'
  | 'menus'
  | 'messenger'
  | 'modals'
  | 'payTour'
  | 'purchase'
  | 'report'

/** What an owner of overlays is told when the history entry of its top one was left. */
export type OverlayEvent = {
  type: 'navigation.overlayLeft'
  /** For another page; else the back button did it. */
  isPageLeft: boolean
}
