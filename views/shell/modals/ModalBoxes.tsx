import { I18nProvider } from 'react-aria-components/I18nProvider'
import type { Modal } from '../../../machines/shell/modals/modals.stack.ts'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { ModalBox } from './ModalBox.tsx'
import type english from './modals.en.json'

interface Props {
  modals: readonly Modal[]
  container: Element
}

/** The boxes of modals, the one on top last. */
export function ModalBoxes({ modals, container }: Props) {
  useAreaText('shell')
  const locale = useLocale()
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

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    modals: typeof english
  }
}
