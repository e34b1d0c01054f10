import type { Album, GuestRating } from '../../../machines/library/album/album.events.ts'
import {
  selectHasOpinionFailed,
  selectIsOpinionSent,
} from '../../../machines/library/album/album.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './Album.module.css'

/** What somebody who has the album thinks of it: 5 or 1 [GAL-12 GAL-20]. */
export function AlbumRating({ album }: { album: Album }) {
  const text = useAreaText('library')
  const gate = useAddress('gate')
  const isSent = useActorState('album', selectIsOpinionSent)
  const hasFailed = useActorState('album', selectHasOpinionFailed)
  const rate = (value: GuestRating) =>
    gate.send({
      type: 'gate.actionRequested',
      action: { type: 'rateAlbum', params: { targetId: album.id, value } },
    })
  const said = album.isLiked ? 'album.rated.good' : 'album.rated.bad'
  const hasSaid = album.isLiked || album.isDisliked
  return (
    <section className={style.rating} aria-labelledby="album-rating">
      <SectionHeading id="album-rating">{text('album.rate')}</SectionHeading>
      <div className={style.rates}>
        <Button
          icon="thumbUp"
          look={album.isLiked ? 'primary' : 'secondary'}
          aria-pressed={album.isLiked}
          isPending={isSent}
          onPress={() => rate(5)}
        >
          {text('album.rate.good')}
        </Button>
        <Button
          icon="thumbDown"
          look={album.isDisliked ? 'primary' : 'secondary'}
          aria-pressed={album.isDisliked}
          isPending={isSent}
          onPress={() => rate(1)}
        >
          {text('album.rate.bad')}
        </Button>
      </div>
      <p role="status" className={style.quiet}>
        {hasSaid ? text(said) : ''}
      </p>
      {hasFailed && (
        <Notice tone="bad" role="alert">
          {text('album.rate.failed')}
        </Notice>
      )}
    </section>
  )
}
