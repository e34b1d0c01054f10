import type { PersonalRoute } from '../../../machines/shell/navigation/routes.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import type { TextKey } from '../../core/text/text.tsx'

/** A room of the personal area, or a part of one. */
interface Room {
  page: PersonalRoute
  /** The id of the part; the whole room without it. */
  part?: string
  /** Which of the lists of the room; the one that its address names nothing for without it. */
  list?: string
  words: TextKey
  icon: IconName
}

/** The rooms of the personal area, in the order in which they are shown. */
export const rooms: readonly Room[] = [
  { page: 'profile', words: 'area.profile', icon: 'person' },
  { page: 'profile', part: 'membership', words: 'area.membership', icon: 'crown' },
  { page: 'profile', part: 'payment', words: 'area.payment', icon: 'coin' },
  { page: 'profile', part: 'settings', words: 'area.settings', icon: 'filter' },
  { page: 'profile', part: 'newsletters', words: 'area.newsletters', icon: 'mail' },
  { page: 'benefits', words: 'area.benefits', icon: 'gift' },
  { page: 'benefits', part: 'vouchers', words: 'area.vouchers', icon: 'ticket' },
  { page: 'mediathek', words: 'area.mediathek', icon: 'video' },
  { page: 'mediathekPhotos', words: 'area.photos', icon: 'photo' },
  { page: 'favoriteCams', words: 'area.favoriteCams', icon: 'heart' },
  { page: 'favoriteCams', list: 'chats', words: 'area.videoChats', icon: 'cam' },
  { page: 'spinwheel', words: 'area.spinwheel', icon: 'wheel' },
]
