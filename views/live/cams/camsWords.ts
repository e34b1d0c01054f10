import { useEffect } from 'react'
import { selectCamsRoute } from '../../../machines/live/cams/cams.selectors.ts'
import { selectCategories } from '../../../machines/shell/categories/categories.selectors.ts'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { worded } from '../../shell/pages/readable.ts'

const none: readonly [] = []

/** What the page of performers that is shown is called, and what it says of itself. */
export function useCamsWords(): { title: string; lead: string } {
  const text = useAreaText('live')
  const { name, params } = useActorState('cams', selectCamsRoute)
  const category = useCategory('categorySlug' in params ? params.categorySlug : null)
  if (name === 'category')
    return { title: category, lead: text('cams.category.lead', { category }) }
  return { title: text(titles[name]), lead: text(leads[name]) }
}

const titles = {
  cams: 'cams.title',
  newGirls: 'cams.newGirls.title',
  freeChat: 'cams.freeChat.title',
} as const

const leads = {
  cams: 'cams.lead',
  newGirls: 'cams.newGirls.lead',
  freeChat: 'cams.freeChat.lead',
} as const

/** The title of a category; until it is known, what its address says. */
function useCategory(slug: string | null): string {
  const address = useAddress('categories')
  const known = useStateOfLater('categories', selectCategories, none)
  useEffect(() => {
    if (slug !== null) address.send({ type: 'categories.wanted' })
  }, [address, slug])
  if (slug === null) return ''
  return known.find((category) => category.slug === slug)?.title ?? worded(slug)
}
