/** What is told before the guest, by their own choice or locked out, is logged out. */
export type GuestLeaving = { type: 'guest.leaving' }
