import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { textParts } from './links.ts'
import style from './Message.module.css'

/** What somebody wrote: text as text, its addresses as links of which nothing is loaded. */
export function MessageText({ text }: { text: string }) {
  const words = useAreaText('messenger')
  return (
    <span className={style.text} dir="auto">
      {textParts(text).map(({ text: shown, href }, index) =>
        href === undefined ? (
          shown
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
            key={index}
            className={style.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            {shown}
            <VisuallyHidden> ({words('conversation.linkNewTab')})</VisuallyHidden>
          </a>
        ),
      )}
    </span>
  )
}
