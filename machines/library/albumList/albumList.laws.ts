import type { Laws } from '../../../src/testing/laws.ts'
import { listPageLaws } from '../listPage.laws.ts'
import type { albumListMachine } from './albumList.machine.ts'
import { albumsIn } from './albumList.query.ts'

export const laws: Laws<typeof albumListMachine> = {
  ...listPageLaws({
    name: 'albumList',
    isTheirs: ({ page }) => page === 'photos',
    queryOf: ({ query }) => albumsIn(query),
    pageOf: () => 'photos',
    wantedOf: ({ context: { guestId, query } }) => ({
      filter: { ...query.choice, guestId: guestId ?? '' },
      order: query.order,
    }),
  }),
  'an album that is pinned, or not any more, is shown so [GAL-22]': ({ on, told }) => {
    const push = on('push.favouritePinned') ?? on('push.favouriteUnpinned')
    const isPinned = on('push.favouritePinned') !== undefined
    const change = told('list').find(({ type }) => type === 'list.itemChanged')
    if (push?.kind !== 'album') return change === undefined
    return change?.id === push.id && change?.change.isPinned === isPinned
  },
}
