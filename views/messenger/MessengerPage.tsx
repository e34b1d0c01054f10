import { PersonalRoom } from '../pages/PersonalRoom.tsx'
import { useAreaText } from '../text/text.tsx'
import { Messenger } from './Messenger.tsx'

/** The guest's conversations; a visitor is invited to log in [NAV-14]. */
export function Page() {
  const text = useAreaText('messenger')
  return (
    <PersonalRoom title={text('messenger.title')}>
      <Messenger />
    </PersonalRoom>
  )
}
