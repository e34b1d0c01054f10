import type { GuestAction } from '../../../machines/account/gate/gate.actions.ts'
import type { ActorProfile } from '../../../machines/live/actorProfile/actorProfile.events.ts'
import { GatedButton } from '../../account/gate/GatedButton.tsx'
import type { Meaning } from '../../account/gate/SharedMeaning.tsx'
import { useLock } from '../../account/gate/useLock.ts'
import { Button, type ButtonLook } from '../../core/design/Button.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

/** What the gate is asked for, for a performer to become a favourite. */
export function pinAction(actorId: string): GuestAction {
  return { type: 'pinFavourite', params: { targetId: actorId, options: { kind: 'actor' } } }
}

interface Props extends Pick<ButtonLook, 'size'> {
  actor: ActorProfile
  shared: Meaning | undefined
}

/** Makes the performer a favourite of the guest, or no more; true once the platform says so [ACT-9 RT-16]. */
export function FavouriteButton({ actor, size, shared }: Props) {
  const text = useAreaText('live')
  const gate = useAddress('gate')
  const favourites = useAddress('favourites')
  const { isFavorite } = actor.modelGuestRelation
  const action = pinAction(actor.id)
  const lock = useLock(action)
  if (lock.reason) {
    return (
      <GatedButton action={action} icon="heart" size={size} shared={shared}>
        {text('actorProfile.favourite.add')}
      </GatedButton>
    )
  }
  return (
    <Button
      size={size}
      icon={isFavorite ? 'check' : 'heart'}
      aria-pressed={isFavorite}
      onPress={() =>
        isFavorite
          ? favourites.send({ type: 'favourites.unpinRequested', kind: 'actor', id: actor.id })
          : gate.send({ type: 'gate.actionRequested', action })
      }
    >
      {text('actorProfile.favourite.on')}
    </Button>
  )
}
