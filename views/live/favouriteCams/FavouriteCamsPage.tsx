import { selectFavouritesList } from '../../../machines/live/favouriteCams/favouriteCams.selectors.ts'
import { PersonalArea } from '../../account/personalArea/PersonalArea.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PersonalRoom } from '../../shell/pages/PersonalRoom.tsx'
import { FavouriteCams } from './FavouriteCams.tsx'
import type english from './favouriteCams.en.json'

/** The room of the guest's favourite performers [FAV-1 FAV-6]. */
export function Page() {
  const text = useAreaText('live')
  const list = useActorState('favouriteCams', selectFavouritesList)
  const title = text('favouriteCams.title')
  return (
    <PersonalRoom title={title}>
      <PersonalArea title={title} lead={text('favouriteCams.lead')}>
        <FavouriteCams key={list.sessionId} list={list} />
      </PersonalArea>
    </PersonalRoom>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    favouriteCams: typeof english
  }
}
