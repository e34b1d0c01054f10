import type { MediathekEntry } from '../../../machines/library/mediathek/mediathek.events.ts'
import { selectArchiveOrders } from '../../../machines/library/mediathek/mediathek.selectors.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { Picture } from '../../core/design/Picture.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import style from './Mediathek.module.css'

/** Something that the guest has: the way to it, whose it is, and the way into the archive and out. */
export function Entry({ entry }: { entry: MediathekEntry }) {
  const text = useAreaText('library')
  const locale = useLocale()
  const { title, model, addedAt, duration, isGone, isAudio, origin, source } = entry
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(addedAt)
  const line = [model.name, date, ...(duration > 0 ? [clockTime(duration)] : [])].join(' · ')
  return (
    <article className={style.entry} data-gone={isGone || undefined}>
      <Way entry={entry}>
        <span className={style.picture}>
          <Picture
            address={entry.picture}
            shape={entry.mediaType === 'VIDEO' ? 'cover' : 'square'}
            alt=""
            sizes="8rem"
          />
        </span>
        <span className={style.words}>
          <span className={style.name}>{title}</span>
          <span className={style.line}>{line}</span>
          <span className={style.badges}>
            {isGone && <Badge tone="quiet">{text('mediathek.gone')}</Badge>}
            {isAudio && <Badge tone="quiet">{text('mediathek.heard')}</Badge>}
            {origin === 'CHATCLIP' && <Badge tone="quiet">{text('mediathek.fromChat')}</Badge>}
            {source === 'PINNED' && <Badge tone="quiet">{text('mediathek.isPinned')}</Badge>}
          </span>
        </span>
      </Way>
      {source !== 'PINNED' && <ArchiveButton entry={entry} />}
    </article>
  )
}

/** A link to what is of the shop; pictures of another kind open over the page; what is gone leads nowhere. */
function Way({ entry, children }: { entry: MediathekEntry; children: React.ReactNode }) {
  const href = useHref()
  const lightBox = useAddress('lightBox')
  const { id, isGone, link, mediaType, model, pictures, title } = entry
  if (isGone) return <div className={style.way}>{children}</div>
  if (mediaType === 'PHOTO' && link !== null) {
    const albumId = link.split('/').at(-1) ?? id
    const params = { actorName: model.link, albumId }
    return (
      <Anchor className={style.way} href={href({ name: 'actorAlbum', params })}>
        {children}
      </Anchor>
    )
  }
  if (mediaType === 'PHOTO' && pictures.length > 0) {
    const open = () =>
      lightBox.send({
        type: 'lightBox.openRequested',
        subject: { kind: 'own', id, title },
        pictures: pictures.map((picture, at) => ({
          id: `${id}-${at + 1}`,
          picture,
          width: 0,
          height: 0,
        })),
        count: pictures.length,
        place: 0,
      })
    return (
      <button type="button" className={style.way} onClick={open}>
        {children}
      </button>
    )
  }
  const route =
    link === null
      ? ({ name: 'actorVideos', params: { actorName: model.link } } as const)
      : ({ name: 'video', params: { videoId: id } } as const)
  return (
    <Anchor className={style.way} href={href(route)}>
      {children}
    </Anchor>
  )
}

function ArchiveButton({ entry: { id, source, title } }: { entry: MediathekEntry }) {
  const text = useAreaText('library')
  const mediathek = useAddress('mediathek')
  const isUnderWay = useActorState('mediathek', selectArchiveOrders).some((one) => one.id === id)
  const isArchived = source === 'ARCHIVED'
  return (
    <Button
      size="small"
      look="quiet"
      isPending={isUnderWay}
      aria-label={text(isArchived ? 'mediathek.restore.of' : 'mediathek.putAway.of', { title })}
      onPress={() =>
        mediathek.send({ type: 'mediathek.archiveRequested', id, isArchived: !isArchived })
      }
    >
      {text(isArchived ? 'mediathek.restore' : 'mediathek.putAway')}
    </Button>
  )
}
