import type { ListedAlbum } from '../../../machines/library/album/album.events.ts'
import { PinHeart } from '../../account/favourites/PinHeart.tsx'
import { IconButton } from '../../core/design/Button.tsx'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { MediumTerms } from '../MediumTerms.tsx'
import style from './AlbumList.module.css'

/** An album in a list: it leads to its page, and shows at once what everybody sees of it [GAL-23]. */
export function AlbumTile({ album, isFirst = false }: { album: ListedAlbum; isFirst?: boolean }) {
  const text = useAreaText('library')
  const href = useHref()
  const lightBox = useAddress('lightBox')
  const { id, title, cover, model, pictureCount: count } = album
  return (
    <MediaTile
      href={href({ name: 'actorAlbum', params: { actorName: model.link, albumId: id } })}
      name={title}
      picture={cover}
      isFirst={isFirst}
      line={
        <span className={style.line}>
          <span>{model.name}</span>
          <MediumTerms medium={album} isOfVips={album.isVipContent} />
        </span>
      }
      badges={<span className={style.count}>{text('album.count', { count })}</span>}
      action={
        <span className={style.actions}>
          <PinHeart kind="album" of={album} title={title} isOverPicture />
          <IconButton
            icon="eye"
            size="small"
            look="overPicture"
            label={text('albumList.preview', { title })}
            onPress={() =>
              lightBox.send({
                type: 'lightBox.openRequested',
                subject: { kind: 'preview', id, title },
                pictures: [],
                count: 1,
                place: 0,
              })
            }
          />
        </span>
      }
    />
  )
}
