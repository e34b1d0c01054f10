/** What the other tabs of this browser say of the guest. */
export type OtherTabsEvent =
  /** The guest has logged out there. */
  { type: 'otherTabs.guestLeft'; guestId: string }

/** What the other tabs are told. */
export type OtherTabsRequest = { type: 'otherTabs.leavingSubmitted'; guestId: string }
