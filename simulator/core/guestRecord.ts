import { formatCoins, type GuestState } from './guestState.ts'
import type { Ledger } from './ledger.ts'

type BalanceField = 'balance' | 'balanceFormatted'

/** The guest's state as the platform keeps it; what the balance is, the ledger says. */
export type GuestRecord = Omit<GuestState, BalanceField> & Readonly<Pick<GuestState, BalanceField>>

/** A guest's state whose balance is read from the books at each look. */
export function withBalance(
  id: string,
  fields: Omit<GuestState, BalanceField>,
  ledger: Ledger,
): GuestRecord {
  return {
    ...fields,
    get balance() {
      return ledger.balanceOf(id)
    },
    get balanceFormatted() {
      return formatCoins(ledger.balanceOf(id))
    },
  }
}
