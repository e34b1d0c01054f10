import type { Laws } from '../../../src/testing/laws.ts'
import type { PageName } from '../../shell/navigation/routes.ts'
import { listPageLaws } from '../listPage.laws.ts'
import { categoryAt, pageOf } from './videoList.categories.ts'
import type { videoListMachine } from './videoList.machine.ts'
import { listOf, videosAt } from './videoList.query.ts'

export const laws: Laws<typeof videoListMachine> = {
  ...listPageLaws({
    name: 'videoList',
    isTheirs: ({ page }) => categoryAt(page as PageName) !== null,
    queryOf: ({ page, query }) => videosAt(page as PageName, query),
    pageOf: ({ context }) => pageOf(context.query.category).name,
    wantedOf: ({ context: { guestId, query } }, now) => listOf(query, guestId ?? '', now),
    isListed: ({ context: { guestId, query } }) =>
      !query.isUnmapped && !(query.category === 'boughtVideos' && guestId === null),
  }),
  'a list that there is not is told of [VID-21]': ({ on, told, after }) => {
    const { guestId, query } = after.context
    const isUnmapped = after.matches('shown') && guestId !== undefined && query.isUnmapped === true
    if (!isUnmapped) return told('reporting').length === 0
    return !on('navigation.pageEntered') || told('reporting').length === 1
  },
  'what is listed is shown, and what visitors have bought is nothing': ({ after }) => {
    const { guestId, query } = after.context
    if (!after.matches('shown') || guestId === undefined) return true
    if (query.isUnmapped) return after.matches({ shown: 'unmapped' })
    const isClosed = query.category === 'boughtVideos' && guestId === null
    return after.matches({ shown: isClosed ? 'closed' : 'listed' })
  },
}
