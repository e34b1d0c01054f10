/** The ways in, as the payment client calls their flows too [LGN-6 LGN-7]. */
export const loginModes = ['login', 'signup'] as const
export type LoginMode = (typeof loginModes)[number]
