import { useEffect, useEffectEvent } from 'react'
import {
  selectAlternates,
  selectCanonicalPath,
  selectIsFirstPage,
} from '../../../machines/shell/navigation/navigation.selectors.ts'
import { selectTitleStep } from '../../../machines/shell/tab/tab.selectors.ts'
import { useActorState, useEnvironment } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { useSay } from '../shell/Announcer.tsx'
import { titleAt } from './titleAt.ts'

interface Props {
  title: string
  /** One or two sentences for search engines. */
  description: string
  /** Pages that search engines are not to list: personal ones, errors. */
  isUnlisted?: boolean
}

/** What the document says of the page that is shown: title, description, languages. */
export function PageHead({ title, ...rest }: Props) {
  useArrival(title)
  const { isPast } = useEnvironment()
  return (
    <>
      <DocumentTitle title={title} />
      {!isPast && <ForSearchEngines {...rest} />}
    </>
  )
}

function ForSearchEngines({ description, isUnlisted = false }: Omit<Props, 'title'>) {
  return (
    <>
      <meta name="description" content={description} />
      {isUnlisted ? <meta name="robots" content="noindex" /> : <PageLanguages />}
    </>
  )
}

/** Where the page stands in every language. */
function PageLanguages() {
  const alternates = useActorState('navigation', selectAlternates)
  const canonical = useActorState('navigation', selectCanonicalPath)
  if (!alternates || !canonical) return null
  return (
    <>
      <link rel="canonical" href={location.origin + canonical} />
      {Object.entries({ ...alternates, 'x-default': alternates.en }).map(([language, path]) => (
        <link key={language} rel="alternate" hrefLang={language} href={location.origin + path} />
      ))}
    </>
  )
}

/** The page's title; while nobody sees the tab it moves, unless motion is unwanted [NAV-40]. */
function DocumentTitle({ title }: { title: string }) {
  const text = useText()
  const step = useActorState('tab', selectTitleStep)
  const full = `${title} · Limelight`
  const moves = step > 0 && !isStill()
  return <title>{moves ? titleAt(step, `${text('title.waiting')} · Limelight`) : full}</title>
}

/** Not asked unless it matters: the browser styles the whole page to answer. */
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** After a navigation the heading has the focus and the page is announced; not when first loaded. */
function useArrival(title: string) {
  const text = useText()
  const say = useSay()
  const isFirst = useActorState('navigation', selectIsFirstPage)
  const arrive = useEffectEvent(() => {
    if (isFirst) return
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
    say(text('page.entered', { title }))
  })
  useEffect(() => arrive(), [])
}
