import type { PictureData } from '../../../machines/messenger/conversation/chatMessage.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useLacking } from '../../core/design/useLacking.ts'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Message.module.css'

interface Props {
  picture: PictureData
  /** What is seen. */
  words: string
  /** Of its row. */
  rowKey: string
}

/** A picture whose room is there before it is; opens over the page. */
export function MessagePicture({ picture, words, rowKey }: Props) {
  const text = useAreaText('messenger')
  const messenger = useAddress('messenger')
  const { url, width, height } = picture
  const [isLacking, onLack] = useLacking(url)
  const size = { width, aspectRatio: `${width} / ${height}` }
  if (isLacking) {
    return (
      <span className={`${style.picture} ${style.lacking}`} style={size}>
        <Icon name="photo" />
        {text('conversation.picture.lacking')}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={style.picture}
      style={size}
      aria-haspopup="dialog"
      onClick={() => messenger.send({ type: 'messenger.pictureRequested', key: rowKey })}
    >
      <img
        src={url}
        width={width}
        height={height}
        alt={words}
        loading="lazy"
        decoding="async"
        onError={onLack}
      />
    </button>
  )
}
