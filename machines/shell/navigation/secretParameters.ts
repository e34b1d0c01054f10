/** Query parameters that prove or tell something about the guest: no log and no history keeps them [LGN-1 LGN-2 LGN-14 PAY-10]. */
export const secretParameters = [
  'redirect_token',
  'token',
  'tt',
  'externalToken',
  'uid',
  'uname',
  'ukey',
  'umail',
  'signupEmail',
  'signupName',
] as const

export type SecretParameter = (typeof secretParameters)[number]
