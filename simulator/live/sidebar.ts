import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { inAddress } from '../core/world.simulator.ts'
import { categoryTitles } from '../shell/categoryData.ts'
import { liveTexts } from './liveTexts.ts'
import { detailsOf, newForDays } from './performerDetails.ts'

/** So many categories and new performers stand in the sidebar. */
const mostCategories = 12
const mostNewFaces = 5

/** What the query service answers about the ways that stand beside lists [SEO-6]. */
export function sidebarRoot({ world }: Pick<Platform, 'world'>) {
  const all = [...world.performers.values()].map((performer) => ({
    performer,
    details: detailsOf(performer, world.seed),
  }))
  const newest = all
    .filter(({ details }) => details.daysRegistered < newForDays)
    .sort((one, other) => one.details.daysRegistered - other.details.daysRegistered)

  return {
    sidebar({ language }: { language: string }) {
      const spoken = languageOf(language)
      const titles = liveTexts(spoken).sidebar
      const online = all.filter(({ performer }) => performer.isOnline)
      const onlineIn = (slug: string) =>
        online.filter(({ performer }) => performer.categories.includes(slug)).length
      const lists = {
        'new-girls': newest.filter(({ performer }) => performer.isOnline).length,
        'free-chat': online.filter(({ details }) => details.givesFreeChat).length,
      }
      const categories = Object.entries(categoryTitles).map(([slug, named]) => ({
        slug,
        title: named[spoken],
        count: onlineIn(slug),
      }))
      return [
        {
          kind: 'lists',
          entries: Object.entries(lists).map(([slug, count]) => ({
            slug,
            title: titles[slug as keyof typeof lists],
            count,
          })),
        },
        {
          kind: 'categories',
          entries: categories
            .sort((one, other) => other.count - one.count)
            .slice(0, mostCategories)
            .filter(({ count }) => count > 0),
        },
        {
          kind: 'newFaces',
          entries: newest.slice(0, mostNewFaces).map(({ performer: { name } }) => ({
            slug: inAddress(name),
            title: name,
            count: null,
          })),
        },
      ]
    },
  }
}
