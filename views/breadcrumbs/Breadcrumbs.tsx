import { useEffect, useMemo } from 'react'
import { selectLanguage } from '../../machines/app/app.selectors.ts'
import type { BreadcrumbKey } from '../../machines/breadcrumbs/breadcrumbs.events.ts'
import { selectBreadcrumb } from '../../machines/breadcrumbs/breadcrumbs.selectors.ts'
import { selectShownRoute } from '../../machines/navigation/navigation.selectors.ts'
import { Link } from '../design/Link.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { useAreaText } from '../text/text.tsx'
import style from './Breadcrumbs.module.css'
import { breadcrumbKeyOf } from './breadcrumbKey.ts'

/** The way to the page that is shown; its place is kept until it is known. */
export function Breadcrumbs() {
  const language = useActorState('app', selectLanguage)
  const route = useActorState('navigation', selectShownRoute)
  const key = useMemo(() => route && breadcrumbKeyOf(route, language), [route, language])
  return key && <Trail trailKey={key} />
}

function Trail({ trailKey: key }: { trailKey: BreadcrumbKey }) {
  const text = useAreaText('pages')
  const breadcrumbs = useAddress('breadcrumbs')
  const select = useMemo(() => selectBreadcrumb(key), [key])
  const steps = useActorState('breadcrumbs', select)
  useEffect(() => breadcrumbs.send({ type: 'breadcrumbs.requested', key }), [breadcrumbs, key])
  if (steps.length === 0) return <div className={style.trail} />
  return (
    <nav className={style.trail} aria-label={text('breadcrumbs.label')}>
      <ol>
        {steps.map(({ title, path }, at) => (
          <li key={title}>
            {path ? (
              <Link look="plain" href={path}>
                {title}
              </Link>
            ) : (
              <span aria-current={at === steps.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
