import { useCallback } from 'react'
import type { ListedPerformer } from '../../../machines/live/cams/listedPerformer.ts'
import { selectUnpinned } from '../../../machines/live/favouriteCams/favouriteCams.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import type { PerformerProps } from '../cams/PerformerTile.tsx'
import style from './FavouriteCams.module.css'

/** The heart of each favourite: a press takes it away, another gives it back, each once the platform says so. */
export function useHearts(): (
  performer: ListedPerformer,
) => Pick<PerformerProps, 'favourite' | 'note'> {
  const text = useAreaText('live')
  const favourites = useAddress('favourites')
  const unpinned = useActorState('favouriteCams', selectUnpinned)
  return useCallback(
    ({ id, name }) => {
      const isOn = !unpinned.includes(id)
      const type = isOn ? 'favourites.unpinRequested' : 'favourites.pinRequested'
      const onPress = () => favourites.send({ type, kind: 'actor', id })
      return {
        favourite: { isOn, label: text('favouriteCams.heart', { name }), onPress },
        note: isOn ? undefined : (
          <p className={style.unpinned}>
            {text('favouriteCams.unpinned')}
            <Button size="small" look="quiet" onPress={onPress}>
              {text('favouriteCams.undo')}
            </Button>
          </p>
        ),
      }
    },
    [text, favourites, unpinned],
  )
}
