import type { ListPage } from '../../machines/core/list/list.events.ts'
import type { ListedPerformer } from '../../machines/live/cams/listedPerformer.ts'

/** So many performers has a page [QRY-3]. */
const pageLength = 15

interface Answer {
  models: readonly ListedPerformer[]
  total: number
  totalOnline: number
}

/** The page of performers that begins after so many. */
export function pageAfter(offset: number, { models, total, totalOnline }: Answer): ListPage {
  const end = offset + pageLength
  return {
    items: models,
    totals: { all: total, online: totalOnline },
    next: end < total ? { offset: end } : null,
  }
}
