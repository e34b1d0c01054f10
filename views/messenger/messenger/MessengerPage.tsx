import { useAreaText } from '../../core/text/text.tsx'
import { PersonalRoom } from '../../shell/pages/PersonalRoom.tsx'
import { Messenger } from './Messenger.tsx'
import type english from './messenger.en.json'

/** The guest's conversations; a visitor is invited to log in [NAV-14]. */
export function Page() {
  const text = useAreaText('messenger')
  return (
    <PersonalRoom title={text('messenger.title')}>
      <Messenger />
    </PersonalRoom>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    messenger: typeof english
  }
}
