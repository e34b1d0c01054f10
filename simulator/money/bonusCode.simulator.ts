import type { PinCalls } from '../account/pinCall.simulator.ts'
import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { type Benefit, bonusCodes, type CodeEntry, type Grant } from './bonusCodeData.ts'
import { createGrants, type GrantTools } from './bonusGrants.ts'
import { moneyTexts } from './moneyTexts.ts'

/** A code as guests see it. */
export interface BonusCode {
  code: string
  containsTopUpBenefit: boolean
  /** Milliseconds since the epoch. */
  validTo: number | null
  conditions: { requireMobileAuth: boolean; vip: boolean }
  benefits: readonly ToldBenefit[]
}

/** A benefit in the words of a language. */
export interface ToldBenefit extends Benefit {
  name: string
  description: string
}

export type CodeRefusal =
  | 'unknownCode'
  | 'loginRequired'
  | 'expired'
  | 'alreadyRedeemed'
  | 'usedUp'
  | 'mobileAuthRequired'
  | 'vipOnly'
  | 'restricted'

export interface CodeCheck {
  canRedeem: { success: boolean; reason: CodeRefusal | null }
  bonusCode: BonusCode | null
}

/** Codes that bring something, once a guest. Upper and lower case are the same. */
export interface BonusCodes {
  /**
   * @param account null for a visitor, who can redeem nothing
   * @param language the guest's without one
   * @throws Refusal 422 for an empty code
   */
  check(code: string, account: Account | null, language?: Language): CodeCheck
  /**
   * Books what a code brings and pushes it. What cannot be redeemed changes nothing.
   * @returns the first benefit as `bonus`
   * @throws Refusal 422 for an empty code
   */
  redeem(
    code: string,
    account: Account,
  ): { success: boolean; bonus: ToldBenefit | null; reason: CodeRefusal | null }
  /** What a guest can still redeem of the codes that are offered. */
  remaining(account: Account): BonusCode[]
  /** Newest first. */
  redeemed(account: Account): { code: string; redeemedAt: number }[]
  /** What codes have given a guest besides coins, memberships, vouchers and gifts. */
  keepsakes(account: Account): string[]
  /** Every code, with how often it was redeemed. */
  catalogue(): { bonusCode: BonusCode; redeemed: number; uses: number | null }[]
}

const day = 86_400_000

/** Opens the codes. */
export function createBonusCodes(
  core: PlatformCore,
  tools: GrantTools & { pinCalls: PinCalls },
): BonusCodes {
  const { calendar, journal, push } = core
  const { grant, keepsakes } = createGrants(core, tools)
  const startedAt = calendar.now()
  const redemptions: { guestId: string; code: string; redeemedAt: number }[] = []

  const countOf = (entry: CodeEntry) => redemptions.filter(({ code }) => code === entry.code).length

  const endOf = ({ validDays }: CodeEntry) =>
    validDays === null ? null : startedAt + validDays * day

  function describe(entry: CodeEntry, language: Language): BonusCode {
    const { code, requireMobileAuth, vip, grants } = entry
    const benefits = grants.map((grant) => tell(grant, language))
    return {
      code,
      containsTopUpBenefit: benefits.some(({ kind }) => kind === 'Bonus'),
      validTo: endOf(entry),
      conditions: { requireMobileAuth, vip },
      benefits,
    }
  }

  function refusalOf(entry: CodeEntry, account: Account | null): CodeRefusal | null {
    const validTo = endOf(entry)
    if (!account) return 'loginRequired'
    if (validTo !== null && validTo <= calendar.now()) return 'expired'
    const isOwn = ({ guestId, code }: (typeof redemptions)[number]) =>
      guestId === account.id && code === entry.code
    if (redemptions.some(isOwn)) return 'alreadyRedeemed'
    if (entry.uses !== null && countOf(entry) >= entry.uses) return 'usedUp'
    if (account.guest.isRestricted) return 'restricted'
    const hasNumber = () => tools.pinCalls.hasVerifiedNumber(account)
    if (entry.requireMobileAuth && !hasNumber()) return 'mobileAuthRequired'
    return entry.vip && !account.guest.isVip ? 'vipOnly' : null
  }

  return {
    check(code, account, language = account?.language ?? 'en') {
      const entry = find(code)
      if (!entry) return { canRedeem: { success: false, reason: 'unknownCode' }, bonusCode: null }
      const reason = refusalOf(entry, account)
      return {
        canRedeem: { success: reason === null, reason },
        bonusCode: describe(entry, language),
      }
    },

    redeem(code, account) {
      const entry = find(code)
      const reason = entry ? refusalOf(entry, account) : 'unknownCode'
      if (!entry || reason) return { success: false, bonus: null, reason }
      const { id: guestId } = account
      redemptions.unshift({ guestId, code: entry.code, redeemedAt: calendar.now() })
      for (const one of entry.grants) grant(account, one, `code/${guestId}/${entry.code}`)
      journal.write('note', guestId, `redeemed ${entry.code}`)
      const { benefits } = describe(entry, account.language)
      const told = benefits.map((benefit) => ({ ...benefit }))
      push(guestId, { type: 'bonusCodeRedeemed', code: entry.code, benefits: told })
      return { success: true, bonus: benefits[0] ?? null, reason: null }
    },

    remaining: (account) =>
      bonusCodes
        .filter((entry) => entry.isOffered && refusalOf(entry, account) === null)
        .map((entry) => describe(entry, account.language)),

    redeemed: (account) =>
      redemptions
        .filter(({ guestId }) => guestId === account.id)
        .map(({ code, redeemedAt }) => ({ code, redeemedAt })),

    keepsakes,

    catalogue: () =>
      bonusCodes.map((entry) => ({
        bonusCode: describe(entry, 'en'),
        redeemed: countOf(entry),
        uses: entry.uses,
      })),
  }
}

/** Coins are told by their number, everything else by its own words. */
function tell({ benefit, quantity }: Grant, language: Language): ToldBenefit {
  const { coins, benefits } = moneyTexts(language)
  const words = benefits[benefit.id as keyof typeof benefits] ?? coins
  const fill = (text: string) => text.replace('{coins}', String(quantity))
  return { ...benefit, name: fill(words.name), description: fill(words.description) }
}

function find(written: string): CodeEntry | undefined {
  const wanted = written.trim().toUpperCase()
  if (wanted === '') throw new Refusal(422, 'code: must not be empty', 'code')
  return bonusCodes.find(({ code }) => code === wanted)
}

declare module '../core/platform.ts' {
  interface Business {
    readonly codes: BonusCodes
  }
}
