import type { ModalId, ModalOptions } from './modals.events.ts'

/** A modal box that is open. */
export interface Modal {
  id: ModalId
  options: ModalOptions
  /** How far its code is. */
  status: 'loading' | 'ready' | 'failed'
  /** How often its code was asked for. */
  loads: number
  /** Whether the browser's history has an entry for it, which the back button leaves. */
  isInHistory: boolean
}

type Stack = readonly Modal[]

/** The stack with a box on top. */
export function withOpened(stack: Stack, id: ModalId, options: ModalOptions): Stack {
  return [...stack, { id, options, status: 'loading', loads: 0, isInHistory: true }]
}

/** The stack without the named box. */
export function without(stack: Stack, id: ModalId | undefined): Stack {
  return stack.filter((modal) => modal.id !== id)
}

/** Whether the guest can close the box. */
export function isDismissible({ options }: Modal): boolean {
  return options.isDismissible !== false
}

/** The stack with the named box changed. */
export function withChanged(
  stack: Stack,
  id: ModalId | undefined,
  change: Partial<Pick<Modal, 'status' | 'loads' | 'isInHistory'>>,
): Stack {
  return stack.map((modal) => (modal.id === id ? { ...modal, ...change } : modal))
}

/** Whose code is loaded next: the highest that waits. */
export function nextToLoad(stack: Stack): Modal | undefined {
  return stack.findLast(({ status }) => status === 'loading')
}

/** The stack once the code of the next one was asked for. */
export function withLoadBegun(stack: Stack): Stack {
  const next = nextToLoad(stack)
  return withChanged(stack, next?.id, { loads: (next?.loads ?? 0) + 1 })
}
