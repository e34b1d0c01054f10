import { useLock } from '../../account/gate/useLock.ts'
import { IconButton } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

interface Props {
  kind: 'album' | 'picture' | 'sedcards'
  of: { id: string; isPinned: boolean }
  /** What is pinned, in words. */
  title: string
  isOverPicture?: boolean
}

/** Makes an album or a picture a favourite, or no more, once the platform says so; visitors log in first [FAV-3]. */
export function HeartButton({ kind, of: { id, isPinned }, title, isOverPicture = false }: Props) {
  const text = useAreaText('library')
  const gate = useAddress('gate')
  const favourites = useAddress('favourites')
  const action = { type: 'pinFavourite', params: { targetId: id, options: { kind } } } as const
  const { isRefused } = useLock(action)
  return (
    <IconButton
      icon="heart"
      label={text('album.heart', { title })}
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
