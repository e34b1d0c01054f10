import { useState } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useEnvironment } from '../../core/environment.tsx'
import { useLocale } from '../../core/text/text.tsx'
import { Dialogs } from '../SupportDialogs.tsx'
import { ReportButton } from './ReportButton.tsx'

/** Lets a guest report while nothing else of the app is drawn; not when its machines are gone too. */
export function ReportCrashed() {
  const { actor } = useEnvironment()
  const locale = useLocale()
  const [container, setContainer] = useState<Element | null>(null)
  if (actor.getSnapshot().status !== 'active' || !actor.system.get('report')) return null
  return (
    <I18nProvider locale={locale}>
      <ReportButton />
      <div ref={setContainer}>{container && <Dialogs container={container} />}</div>
    </I18nProvider>
  )
}
