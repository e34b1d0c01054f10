/** Query parameters that prove or tell something about the guest: no log and no history keeps them. */
export const secretParameters = [
  'redirect_token',
  'token',
  'tt',
  'externalToken',
  'uid',
  'uname',
  'ukey',
  'umail',
] as const

export type SecretParameter = (typeof secretParameters)[number]
