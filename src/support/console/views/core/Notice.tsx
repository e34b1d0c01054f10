import { IconButton } from '../../../../inspector/views/core/controls.tsx'
import styles from './Notice.module.css'

interface Props {
  sentence: string
  isWrong?: boolean
  onClose(): void
}

/** What was said last, in the corner, until it is closed. */
export function Notice({ sentence, isWrong = false, onClose }: Props) {
  return (
    <div
      className={`${styles.notice} ${isWrong ? styles.wrong : ''}`}
      role={isWrong ? 'alert' : 'status'}
    >
      <span>{sentence}</span>
      <IconButton icon="close" label="Close the message" onPress={onClose} />
    </div>
  )
}
