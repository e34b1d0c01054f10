import { Page as ProfilePage } from '../../live/actorProfile/ProfilePage.tsx'
import { ActorVideos } from './ActorVideos.tsx'

/** A performer's profile with their videos. */
export function Page() {
  return <ProfilePage Videos={ActorVideos} />
}
