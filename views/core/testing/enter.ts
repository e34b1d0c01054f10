import { expect } from 'vitest'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

/** A state of a guest's page: what is then seen, where it is, and what is still to happen there. */
export const onPage = (
  words: string,
  path: string,
  then: (house: House) => Promise<unknown> = async () => {},
) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest()
    house.goTo(path)
    await then(house)
  },
})

interface Asked<TAnswer> {
  calls: readonly { resolve(answer: TAnswer): Promise<unknown> }[]
}

/** Answers the one question to a service once it is asked, on a busy machine later than on another. */
export async function answer<TAnswer>({ calls }: Asked<TAnswer>, given: TAnswer): Promise<void> {
  await expect.poll(() => calls.length).toBe(1)
  await calls[0]?.resolve(given)
}

/** Answers what asks for a list with all that is in it. */
export const answerList = (house: House, ...items: { id: string }[]): Promise<void> =>
  answer(house.loadListPage, { items, totals: { all: items.length }, next: null })
