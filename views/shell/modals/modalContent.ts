import type { ComponentType } from 'react'
import type { LoginMode, PayTourFlow } from '../../../machines/money/payTour/payTour.flows.ts'
import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import type { TextKey } from '../../core/text/text.tsx'

/** Something that a modal box lets the guest do; it closes then. */
export type ModalAction = { words: TextKey } & (
  | { does: 'close' }
  | { does: 'pay'; flow: PayTourFlow }
  /** Nobody who cannot log in is offered it [LGN-21]. */
  | { does: 'logIn'; mode: LoginMode }
  | { does: 'go'; route: Route }
  | { does: 'open'; id: ModalId }
)

/** A box whose part is still to be built: words, and what works today. */
export interface ComingModal {
  title: TextKey
  words: TextKey
  /** The first is the main one. */
  actions: readonly ModalAction[]
}

type Part = ComponentType<{ id: ModalId }>

/** What stands in a modal box. */
export type ModalContent =
  | ComingModal
  | { title: TextKey; Body: Part; Footer: Part }
  | { title: TextKey; Body: Part; actions: readonly ModalAction[] }
