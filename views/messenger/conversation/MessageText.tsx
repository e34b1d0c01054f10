import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { textParts } from './links.ts'
import style from './Message.module.css'
import { searchedParts } from './searchedParts.ts'

interface Props {
  text: string
  /** What is searched for; empty for nothing. */
  searchPattern: string
}

/** What somebody wrote: text as text, its addresses as links of which nothing is loaded. */
export function MessageText({ text, searchPattern }: Props) {
  const words = useAreaText('messenger')
  return (
    <span className={style.text} dir="auto">
      {textParts(text).map(({ text: shown, href }, index) =>
        href === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
          <Searched key={index} text={shown} searchPattern={searchPattern} />
        ) : (
          <a
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
            key={index}
            className={style.link}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
          >
            <Searched text={shown} searchPattern={searchPattern} />
            <VisuallyHidden> ({words('conversation.linkNewTab')})</VisuallyHidden>
          </a>
        ),
      )}
    </span>
  )
}

/** A text in which is marked what was searched for. */
function Searched({ text, searchPattern }: Props) {
  if (searchPattern === '') return text
  return searchedParts(text, searchPattern).map(({ text: part, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
    isHit ? <mark key={index}>{part}</mark> : part,
  )
}
