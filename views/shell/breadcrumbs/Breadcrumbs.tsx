import { useEffect, useMemo } from 'react'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import type { BreadcrumbKey } from '../../../machines/shell/breadcrumbs/breadcrumbs.events.ts'
import { selectBreadcrumb } from '../../../machines/shell/breadcrumbs/breadcrumbs.selectors.ts'
import { selectShownRoute } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { Link } from '../../core/design/Link.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Breadcrumbs.module.css'
import { breadcrumbKeyOf } from './breadcrumbKey.ts'
import type english from './breadcrumbs.en.json'

/** The way to the page that is shown; its place is kept until it is known. */
export function Breadcrumbs() {
  const language = useActorState('app', selectLanguage)
  const route = useActorState('navigation', selectShownRoute)
  const key = useMemo(() => route && breadcrumbKeyOf(route, language), [route, language])
  return key && <Trail trailKey={key} />
}

function Trail({ trailKey: key }: { trailKey: BreadcrumbKey }) {
  const text = useAreaText('shell')
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

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    breadcrumbs: typeof english
  }
}
