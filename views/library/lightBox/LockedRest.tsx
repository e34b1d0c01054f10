import { selectAlbum } from '../../../machines/library/album/album.selectors.ts'
import {
  selectLightBoxCount,
  selectLightBoxPictures,
  selectLightBoxPlace,
  selectLightBoxSubject,
} from '../../../machines/library/lightBox/lightBox.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { OpenMedium } from '../OpenMedium.tsx'
import style from './LightBox.module.css'

/** In the place of the pictures that are not the guest’s yet: how many there are, and how to have them [VID-12]. */
export function LockedRest() {
  const text = useAreaText('library')
  const subject = useActorState('lightBox', selectLightBoxSubject)
  const pictures = useActorState('lightBox', selectLightBoxPictures)
  const count = useActorState('lightBox', selectLightBoxCount)
  const place = useActorState('lightBox', selectLightBoxPlace)
  const album = useActorState('album', selectAlbum)
  return (
    <div className={style.rest}>
      <span className={style.icon}>
        <Icon name="lock" />
      </span>
      <p className={style.title}>{text('lightBox.rest', { count: count - pictures.length })}</p>
      <p className={style.quiet}>{text('lightBox.rest.lead')}</p>
      {album && album.id === subject?.id && (
        <OpenMedium kind="album" medium={album} isOfVips={album.isVipContent} at={place} />
      )}
    </div>
  )
}
