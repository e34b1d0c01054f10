import type { Account } from '../core/account.ts'

/** What a guest thinks of something: 5 likes it, 1 does not [GAL-12]. */
export type GuestRating = 1 | 5
export const guestRatings = [1, 5] as const

interface Figures {
  likes: number
  dislikes: number
}

/** What guests think of videos, albums, pictures and sedcards, and what they have looked at: each counts once. */
export interface Opinions {
  /** Replaces what the guest thought before. */
  rate(account: Account, subject: string, rating: GuestRating): void
  /** Null while the guest, or a visitor, has said nothing. */
  ratingOf(account: Account | null, subject: string): GuestRating | null
  /** With what was said before the world began. */
  figuresOf(subject: string, before: Figures): Figures
  /** Counts that somebody, guest or visitor, looked at something; again it counts nothing. */
  view(who: string, subject: string): void
  viewsOf(subject: string, before: number): number
}

/** Opens the guest book. */
export function createOpinions(): Opinions {
  const ratings = new Map<string, Map<string, GuestRating>>()
  const views = new Map<string, Set<string>>()

  const count = (subject: string, wanted: GuestRating) =>
    [...(ratings.get(subject)?.values() ?? [])].filter((rating) => rating === wanted).length

  return {
    rate({ id }, subject, rating) {
      const given = ratings.get(subject) ?? new Map()
      ratings.set(subject, given.set(id, rating))
    },
    ratingOf: (account, subject) => (account && ratings.get(subject)?.get(account.id)) ?? null,
    figuresOf: (subject, { likes, dislikes }) => ({
      likes: likes + count(subject, 5),
      dislikes: dislikes + count(subject, 1),
    }),
    view(who, subject) {
      const seen = views.get(subject) ?? new Set()
      views.set(subject, seen.add(who))
    },
    viewsOf: (subject, before) => before + (views.get(subject)?.size ?? 0),
  }
}
