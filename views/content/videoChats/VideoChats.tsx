import type { PastVideoChat } from '../../../machines/content/tileGrid/tileGrid.items.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { MediaLine } from '../../core/design/MediaLine.tsx'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { type TextKey, useAreaText, useLocale } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { TileGrid } from '../tileGrids/TileGrid.tsx'
import style from './VideoChats.module.css'
import type english from './videoChats.en.json'

const kinds: Readonly<Record<string, TextKey>> = {
  LIVECHAT: 'videoChats.type.LIVECHAT',
  VOYEUR_CHAT: 'videoChats.type.VOYEUR_CHAT',
  VOYEUR_PRIVATE_CHAT: 'videoChats.type.VOYEUR_PRIVATE_CHAT',
  VIDEO_CALL: 'videoChats.type.VIDEO_CALL',
  FREECHAT: 'videoChats.type.FREECHAT',
  LIVESHOW: 'videoChats.type.LIVESHOW',
}

/** The live chats that the guest had: with whom, when, of which kind, how long and for how much [TIL-1]. */
export function VideoChats({ address }: { address: string }) {
  const text = useAreaText('content')
  const href = useHref()
  const toCams = (
    <ButtonLink href={href({ name: 'cams', params: {} })}>{text('videoChats.toCams')}</ButtonLink>
  )
  return (
    <div className={style.chats}>
      <TileGrid
        type="myVideoChats"
        title={text('videoChats.title')}
        of="portraits"
        address={address}
        empty={
          <EmptyState icon="cam" title={text('videoChats.empty.title')} action={toCams}>
            {text('videoChats.empty')}
          </EmptyState>
        }
        tile={(chat, isFirst) => <ChatTile chat={chat} isFirst={isFirst} />}
        row={(chat, isFirst) => <ChatRow chat={chat} isFirst={isFirst} />}
      />
    </div>
  )
}

interface Props {
  chat: PastVideoChat
  /** Its picture is not waited with. */
  isFirst: boolean
}

function ChatTile({ chat, isFirst }: Props) {
  const { when, terms, ...shared } = useWords(chat)
  return (
    <div className={style.chat}>
      <MediaTile {...shared} line={when} isFirst={isFirst} />
      <p className={style.terms}>{terms}</p>
    </div>
  )
}

function ChatRow({ chat, isFirst }: Props) {
  const { when, terms, ...shared } = useWords(chat)
  return (
    <MediaLine {...shared} line={when} isFirst={isFirst}>
      {terms}
    </MediaLine>
  )
}

function useWords({ actorName, picture, startedAt, chatType, minutes, coins }: PastVideoChat) {
  const text = useAreaText('content')
  const href = useHref()
  const locale = useLocale()
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    href: href({ name: 'actor', params: { actorName } }),
    name: actorName,
    picture,
    badges: <Badge tone="dusk">{text(kinds[chatType] ?? 'videoChats.type.LIVECHAT')}</Badge>,
    when: when.format(startedAt),
    terms:
      coins === 0
        ? text('videoChats.free')
        : text('videoChats.terms', {
            minutes: text('videoChats.minutes', { count: minutes }),
            coins: text('videoChats.coins', { count: coins }),
          }),
  }
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    videoChats: typeof english
  }
}
