import { videoChatsList } from '../../../machines/content/tileGrids/tileGrids.pages.ts'
import { selectFavouritesList } from '../../../machines/live/favouriteCams/favouriteCams.selectors.ts'
import { selectListName } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { PersonalArea } from '../../account/personalArea/PersonalArea.tsx'
import { VideoChats } from '../../content/videoChats/VideoChats.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { PersonalRoom } from '../../shell/pages/PersonalRoom.tsx'
import { FavouriteCams } from './FavouriteCams.tsx'
import type english from './favouriteCams.en.json'

/** The room of the guest's performers: the favourites, or those they had live chats with, as the address says. */
export function Page() {
  const list = useActorState('navigation', selectListName)
  return list === videoChatsList ? <ChatsRoom /> : <FavouritesRoom />
}

function ChatsRoom() {
  const text = useAreaText('content')
  const href = useHref()
  const title = text('videoChats.title')
  return (
    <PersonalRoom title={title}>
      <PersonalArea title={title} lead={text('videoChats.lead')}>
        <VideoChats
          address={`${href({ name: 'favoriteCams', params: {} })}?list=${videoChatsList}`}
        />
      </PersonalArea>
    </PersonalRoom>
  )
}

/** The guest's favourite performers [FAV-1 FAV-6]. */
function FavouritesRoom() {
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
