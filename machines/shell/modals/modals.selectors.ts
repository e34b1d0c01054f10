import type { SnapshotFrom } from 'xstate'
import type { ModalId } from './modals.events.ts'
import type { modalsMachine } from './modals.machine.ts'
import { isDismissible, type Modal } from './modals.stack.ts'

type ModalsSnapshot = SnapshotFrom<typeof modalsMachine>

/** The modal boxes that are open, the one on top last. */
export function selectModals({ context }: ModalsSnapshot): readonly Modal[] {
  return context.stack
}

/** The modal box on top; undefined when none is open. */
export function selectTopModal({ context }: ModalsSnapshot): Modal | undefined {
  return context.stack.at(-1)
}

/** Whether that modal box is open. */
export function selectIsModalOpen(id: ModalId) {
  return ({ context }: ModalsSnapshot): boolean => context.stack.some((modal) => modal.id === id)
}

/** Whether the one on top lies above the cookie banner [MOD-12]. */
export function selectIsModalRaised(snapshot: ModalsSnapshot): boolean {
  return selectTopModal(snapshot)?.options.raise === true
}

/** Whether the guest can close the one on top; true when none is open. */
export function selectIsModalDismissible(snapshot: ModalsSnapshot): boolean {
  const top = selectTopModal(snapshot)
  return !top || isDismissible(top)
}

/** Whether any of them lies above the cookie banner, and with it what opens over them [MOD-12]. */
export function selectIsStackRaised({ context }: ModalsSnapshot): boolean {
  return context.stack.some(({ options }) => options.raise === true)
}

/** Whether the page must not be scrolled [MOD-13]. */
export function selectIsScrollBlocked({ context }: ModalsSnapshot): boolean {
  return context.stack.some(({ options }) => options.blockScroll === true)
}
