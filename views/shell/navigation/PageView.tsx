import { createElement, Suspense, useLayoutEffect, useMemo } from 'react'
import {
  selectHasPageFailed,
  selectIsLoadingPage,
  selectRequestedPage,
  selectShownKey,
  selectShownPage,
  selectShownRoute,
} from '../../../machines/shell/navigation/navigation.selectors.ts'
import { ProgressLine } from '../../core/design/ProgressLine.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaTexts, useText } from '../../core/text/text.tsx'
import { endFirstView } from '../boot/firstView.ts'
import { PageBoundary } from './PageBoundary.tsx'
import { PageFailed } from './PageFailed.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { type LoadedPage, loadedPage } from './pages.ts'

/** The page that is shown. The one before stays until the code of the next has come. */
export function PageView() {
  const text = useText()
  const isLoading = useActorState('navigation', selectIsLoadingPage)
  return (
    <>
      {isLoading && <ProgressLine label={text('page.loading')} />}
      <ShownPage />
    </>
  )
}

/** A page once all its texts are there: one that came later would hide it meanwhile, and take the focus from its heading. */
function Content({ Page, texts }: LoadedPage) {
  useAreaTexts(texts)
  return <Page />
}

function ShownPage() {
  const page = useActorState('navigation', selectShownPage)
  const requested = useActorState('navigation', selectRequestedPage)
  const route = useActorState('navigation', selectShownRoute)
  const visit = useActorState('navigation', selectShownKey)
  const hasFailed = useActorState('navigation', selectHasPageFailed)
  const loaded = page && loadedPage(page)
  const content = useMemo(() => loaded && createElement(Content, loaded), [loaded])
  // These know themselves when they are there
  const isOnItsWay = page === null || page === 'home' || page === 'actor'
  useLayoutEffect(() => endFirstView(isOnItsWay && !hasFailed), [isOnItsWay, hasFailed])
  if (hasFailed) return <PageFailed />
  if (!page || !content) {
    return (
      <>
        <title>Limelight</title>
        <PageSkeleton page={requested} />
      </>
    )
  }
  return (
    <PageBoundary key={route ? JSON.stringify(route) : visit} page={page}>
      <Suspense fallback={<PageSkeleton page={page} />}>{content}</Suspense>
    </PageBoundary>
  )
}
