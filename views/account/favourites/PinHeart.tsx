import type { FavouriteKind } from '../../../machines/shell/realtime/realtime.events.ts'
import { IconButton } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useLock } from '../gate/useLock.ts'
import type english from './favourites.en.json'

interface Props {
  kind: FavouriteKind
  of: { id: string; isPinned: boolean }
  /** What is pinned, in words. */
  title: string
  isOverPicture?: boolean
}

/** Makes something a favourite of the guest, or no more, once the platform says so; visitors log in first [FAV-3 RT-16]. */
export function PinHeart({ kind, of: { id, isPinned }, title, isOverPicture = false }: Props) {
  const text = useAreaText('account')
  const gate = useAddress('gate')
  const favourites = useAddress('favourites')
  const action = { type: 'pinFavourite', params: { targetId: id, options: { kind } } } as const
  const { isRefused, reason } = useLock(action)
  return (
    <IconButton
      icon="heart"
      label={text(reason ? 'favourites.heart.visitor' : 'favourites.heart', { title })}
      size="small"
      {...(isOverPicture && { look: 'overPicture' })}
      isFilled={isPinned}
      isDisabled={isRefused}
      aria-pressed={isPinned}
      onPress={() =>
        isPinned
          ? favourites.send({ type: 'favourites.unpinRequested', kind, id })
          : gate.send({ type: 'gate.actionRequested', action })
      }
    />
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    favourites: typeof english
  }
}
