import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { liveTexts } from '../live/liveTexts.ts'

/** Who asks, about whom. */
interface Asked {
  performer: Performer
  /** Null for a visitor. */
  account: Account | null
  seed: number
  language: Language
}

const pinnedBy = (account: Account | null, kind: string) => (id: string) => ({
  id,
  isPinned: account?.favourites.has(`${kind}:${id}`) ?? false,
})

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** A performer's sedcards from the seed and the id alone; what they are from which age on is their `fsk`. */
export function sedcardsFor({ performer, account, seed, language }: Asked) {
  const random = createRandom(seed, `${performer.id}/sedcards`)
  const titles = liveTexts(language).sedcards
  const chosen = random.sample([...titles.keys()], random.between(2, 4))
  return chosen.map((at, place) => {
    const id = `${performer.id}-sedcard${place + 1}`
    return {
      ...pinnedBy(account, 'sedcards')(id),
      title: titles[at] ?? '',
      fsk: place === 0 ? 12 : random.pick([12, 16, 16, 18]),
      pictures: numbers(random.between(4, 9)).map((number) => ({
        ...pinnedBy(account, 'picture')(`${id}-${number}`),
        picture: `/pictures/square/${id}-${number}`,
      })),
    }
  })
}
