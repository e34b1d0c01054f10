import { I18nProvider } from 'react-aria-components/I18nProvider'
import { selectModals } from '../../machines/modals/modals.selectors.ts'
import { useActorState } from '../environment.tsx'
import { useAreaText, useLocale } from '../text/text.tsx'
import { ModalBox } from './ModalBox.tsx'

/** The modal boxes that are open, the one on top last. */
export function ModalBoxes({ container }: { container: Element }) {
  useAreaText('modals')
  const locale = useLocale()
  const modals = useActorState('modals', selectModals)
  return (
    <I18nProvider locale={locale}>
      {modals.map((modal, at) => (
        <ModalBox
          key={modal.id}
          modal={modal}
          container={container}
          isRaised={modals.slice(0, at + 1).some(({ options }) => options.raise)}
        />
      ))}
    </I18nProvider>
  )
}
