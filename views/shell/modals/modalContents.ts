import type { ModalId } from '../../../machines/shell/modals/modals.events.ts'
import type { ModalLoad } from '../../../machines/shell/modals/modals.machine.ts'
import { forgetFailures, once } from '../../core/once.ts'
import type { ModalContent } from './modalContent.ts'

/** Where the code of each modal box is: of that, the first page needs nothing. */
export const loadSources = once(() => import('../../boxes.ts'))

const loaded = new Map<ModalId, ModalContent>()

/**
 * Loads the code of a modal box, which is fetched when the box is first opened [MOD-9], and keeps it for
 * `loadedModal`.
 * @returns false when an element with its id is on the page that is not its own frame: then it
 * must not be opened [MOD-11]
 * @throws Error of the import when the code did not come; the next call tries again
 */
export async function loadModal({ id, isShown }: ModalLoad): Promise<boolean> {
  if (!isShown && document.getElementById(id)) return false
  forgetFailures()
  const { boxes } = await loadSources()
  const { contents } = await boxes[id]()
  const content = contents[id]
  if (!content) throw new Error(`the modal '${id}' has no content`)
  loaded.set(id, content)
  return true
}

/** What stands in a modal box whose code came; undefined before. */
export function loadedModal(id: ModalId): ModalContent | undefined {
  return loaded.get(id)
}
