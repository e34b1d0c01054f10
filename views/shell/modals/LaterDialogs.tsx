import { Suspense, use } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { areas } from '../../../machines/core/areas.ts'
import { selectIsOnline, selectIsRunning } from '../../../machines/shell/app/app.selectors.ts'
import type { AreaViews, Contained } from '../../core/areaViews.ts'
import { useActorState } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { once } from '../../core/once.ts'
import { useLocale } from '../../core/text/text.tsx'
import { areaViews } from '../../views.ts'

type Load = NonNullable<AreaViews['dialogs']>

const dialogs = areas.flatMap((area) => {
  const load = areaViews[area].dialogs
  return load ? [{ area, load: once(load), selectIsThere: selectIsRunning[area] }] : []
})

/** Loads the dialogs of every area. */
export async function loadDialogs(): Promise<void> {
  await Promise.all(dialogs.map(({ load }) => load()))
}

/** The dialogs of areas that come later than the page. */
export function LaterDialogs({ container }: Contained) {
  const locale = useLocale()
  return (
    <I18nProvider locale={locale}>
      {dialogs.map(({ area, ...of }) => (
        <OfArea key={area} {...of} container={container} />
      ))}
    </I18nProvider>
  )
}

interface Props extends Contained {
  load: Load
  selectIsThere: (typeof dialogs)[number]['selectIsThere']
}

/** Those of an area, once its actors run. */
function OfArea({ selectIsThere, load, container }: Props) {
  const isThere = useActorState('app', selectIsThere)
  const isOnline = useActorState('app', selectIsOnline)
  if (!isThere) return null
  return (
    <FailureBoundary fallback={() => null} retryOn={isOnline}>
      <Suspense>
        <Loaded load={load} container={container} />
      </Suspense>
    </FailureBoundary>
  )
}

function Loaded({ load, container }: Contained & { load: Load }) {
  const { Dialogs } = use(load())
  return <Dialogs container={container} />
}
