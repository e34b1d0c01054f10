import type { ListedVideo } from '../../../machines/library/videoList/videoList.events.ts'
import { Badge } from '../../core/design/Badge.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { MediaTile } from '../../core/design/MediaTile.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { MediumTerms } from '../MediumTerms.tsx'
import { ScrubPreview } from './ScrubPreview.tsx'
import style from './VideoList.module.css'

const sizes = '(width >= 1200px) 24vw, (width >= 992px) 32vw, (width >= 768px) 48vw, 96vw'

interface Props {
  video: ListedVideo
  isFirst?: boolean
  /** The one that its performer is known for. */
  isPromoted?: boolean
}

/** A video in a list: it leads to its page, and lets one look into it. */
export function VideoTile({ video, isFirst = false, isPromoted = false }: Props) {
  const text = useAreaText('library')
  const href = useHref()
  const { id, title, duration, model, previewImages, thumbnails } = video
  const badges = (
    <>
      {isPromoted && <Badge>{text('actorVideos.promoted')}</Badge>}
      {video.isVip30Offer && <Badge tone="vip">{text('videoList.vip30')}</Badge>}
      {video.new && <Badge>{text('videoList.new')}</Badge>}
      <span className={style.length}>{clockTime(duration)}</span>
    </>
  )
  return (
    <ScrubPreview thumbnails={thumbnails}>
      {(over) => (
        <MediaTile
          href={href({ name: 'video', params: { videoId: id } })}
          name={title}
          picture={previewImages[0] ?? model.picture}
          shape="cover"
          sizes={sizes}
          isFirst={isFirst}
          over={over}
          badges={!over && badges}
          line={
            <span className={style.line}>
              <span className={style.model}>
                {model.isOnline && (
                  <span className={style.online}>
                    <VisuallyHidden>{text('videoList.online')}</VisuallyHidden>
                  </span>
                )}
                {model.name}
              </span>
              <MediumTerms medium={video} isOfVips={video.vip} />
            </span>
          }
        />
      )}
    </ScrubPreview>
  )
}
