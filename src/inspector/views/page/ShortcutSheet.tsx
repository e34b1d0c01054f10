import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { selectContext } from '../../inspector/inspector.selectors.ts'
import { IconButton } from '../core/controls.tsx'
import { useInspector, useTell } from '../core/inspecting.ts'
import styles from './ShortcutSheet.module.css'
import { shortcuts } from './shortcuts.ts'

/** All keys and what they do, and the switch for those that are letters. */
export function ShortcutSheet() {
  const { isShowingShortcuts, kept } = useInspector(selectContext)
  const tell = useTell()
  const close = () => tell({ type: 'inspector.shortcutsClosed' })
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isShowingShortcuts}
      onOpenChange={(isOpen) => !isOpen && close()}
      isDismissable
    >
      <Modal>
        <Dialog className={styles.sheet ?? ''} aria-label="Shortcuts">
          <div className={styles.head}>
            <h2>Shortcuts</h2>
            <IconButton icon="close" label="Close the sheet" onPress={close} />
          </div>
          <dl className={styles.keys}>
            {shortcuts.map(({ shown, does }) => (
              <div key={shown} style={{ display: 'contents' }}>
                <dt>{shown}</dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={kept.hasLetterKeys}
              onChange={(event) =>
                tell({ type: 'inspector.letterKeysSwitched', isOn: event.target.checked })
              }
            />
            Letters are shortcuts too
          </label>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
