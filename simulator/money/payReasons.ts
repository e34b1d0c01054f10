import type { Refusal } from '../core/refusal.ts'

/** What the payment client calls a refusal, by its status and the field at fault. */
const reasons: Readonly<Record<string, string>> = {
  '401 access_token': 'loginNeeded',
  '401 password': 'wrongLogin',
  '402': 'declined',
  '403': 'locked',
  '403 account': 'restricted',
  '403 coins': 'overLimit',
  '404 externalToken': 'partner',
  '409': 'avsRunning',
  '409 coins': 'trialUsed',
  '409 email': 'emailTaken',
  '409 key': 'otherOrder',
  '409 kind': 'subscribed',
  '409 screenName': 'screenNameTaken',
  '422 cvc': 'cvc',
  '422 email': 'email',
  '422 expires': 'expires',
  '422 iban': 'iban',
  '422 key': 'resetKey',
  '422 number': 'card',
  '422 password': 'password',
  '422 phone': 'phone',
  '422 screenName': 'screenName',
  '422 terms': 'terms',
  '429': 'tooManyTries',
}

/**
 * The reason by which the payment client finds its text for a refusal, undefined for one that is
 * told as it is.
 */
export function reasonOf({ status, field }: Pick<Refusal, 'status' | 'field'>): string | undefined {
  if (field?.startsWith('code.')) return field
  return reasons[`${status} ${field}`] ?? (field === undefined ? reasons[status] : undefined)
}
