import { useState } from 'react'
import type { PictureData } from '../../../machines/messenger/conversation/chatMessage.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Message.module.css'

/** A picture whose room is there before it is; opens in full in a tab of its own. */
export function MessagePicture({ picture, alt }: { picture: PictureData; alt: string }) {
  const text = useAreaText('messenger')
  const [isLacking, setIsLacking] = useState(false)
  const { url, width, height } = picture
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
    <a
      className={style.picture}
      style={size}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
    >
      <img
        src={url}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setIsLacking(true)}
      />
      <VisuallyHidden> ({text('conversation.linkNewTab')})</VisuallyHidden>
    </a>
  )
}
