import { useEffect } from 'react'
import type { SidebarGroup, SidebarKind } from '../../../machines/live/sidebar/sidebar.events.ts'
import { selectSidebar } from '../../../machines/live/sidebar/sidebar.selectors.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import { Anchor } from '../../core/design/Link.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './Sidebar.module.css'
import type english from './sidebar.en.json'

const titles = {
  lists: 'sidebar.lists',
  categories: 'sidebar.categories',
  newFaces: 'sidebar.newFaces',
} as const satisfies Record<SidebarKind, TextKey>

/** Ways to other lists, categories and new performers; nothing until they came [SEO-6]. */
export function Sidebar() {
  const text = useAreaText('live')
  const sidebar = useAddress('sidebar')
  useEffect(() => sidebar.send({ type: 'sidebar.wanted' }), [sidebar])
  const groups = useActorState('sidebar', selectSidebar)
  if (groups.length === 0) return null
  return (
    <nav className={style.sidebar} aria-label={text('sidebar.title')}>
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </nav>
  )
}

function Group({ group: { kind, entries } }: { group: SidebarGroup }) {
  const text = useAreaText('live')
  const href = useHref()
  const id = `sidebar-${kind}`
  const ways = entries.flatMap((entry) => {
    const route = routeOf(kind, entry.slug)
    return route ? [{ ...entry, href: href(route) }] : []
  })
  if (ways.length === 0) return null
  return (
    <div>
      <h2 id={id} className={style.title}>
        {text(titles[kind])}
      </h2>
      <ul aria-labelledby={id} className={style.ways}>
        {ways.map((way) => (
          <li key={way.slug}>
            <Anchor href={way.href} className={style.way}>
              <span>{way.title}</span>
              {way.count !== null && (
                <span className={style.count}>{text('sidebar.count', { count: way.count })}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

const lists: Readonly<Record<string, Route>> = {
  'new-girls': { name: 'newGirls', params: {} },
  'free-chat': { name: 'freeChat', params: {} },
}

/** Where a way leads; undefined for a list that this build does not know. */
function routeOf(kind: SidebarKind, slug: string): Route | undefined {
  if (kind === 'categories') return { name: 'category', params: { categorySlug: slug } }
  if (kind === 'newFaces') return { name: 'actor', params: { actorName: slug } }
  return lists[slug]
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    sidebar: typeof english
  }
}
