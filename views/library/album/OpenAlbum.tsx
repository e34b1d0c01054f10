import type { Album } from '../../../machines/library/album/album.events.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Album.module.css'
import { AlbumTerms } from './AlbumTerms.tsx'

/** How a closed album is opened: by what it costs, or by the subscription that alone has it. */
export function OpenAlbum({ album }: { album: Album }) {
  const text = useAreaText('library')
  if (album.isVipContent) {
    return (
      <div className={style.open}>
        <AlbumTerms album={album} size="large" />
        <GatedButton
          action={{ type: 'getVip', params: { targetId: album.model.id } }}
          look="primary"
        >
          {text('album.becomeVip')}
        </GatedButton>
      </div>
    )
  }
  if (album.isSoldOut) return <Notice tone="warning">{text('album.soldOut.lead')}</Notice>
  return (
    <div className={style.open}>
      <AlbumTerms album={album} size="large" />
      <GatedButton
        action={{
          type: 'openPurchase',
          params: { targetId: album.id, options: { kind: 'album' } },
        }}
        look="primary"
      >
        {text('album.buy')}
      </GatedButton>
    </div>
  )
}
