import { routeOf } from '../../../machines/live/actorProfile/actorProfile.sections.ts'
import type { ChatShow } from '../../../machines/live/chatShows/chatShows.events.ts'
import { selectInvitation, textIn } from '../../../machines/live/chatShows/chatShows.selectors.ts'
import { selectLanguage } from '../../../machines/shell/app/app.selectors.ts'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText, useLocale } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import { useHref } from '../../shell/navigation/useHref.ts'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'
import { timesOf } from './showTimes.ts'

/** Tells on every page that a performer invites the guest to a private show [CHT-9]. */
export function Invited() {
  const show = useStateOfLater('chatShows', selectInvitation, null)
  return show && <Told show={show} />
}

function Told({ show }: { show: ChatShow }) {
  const text = useAreaText('live')
  const locale = useLocale()
  const language = useActorState('app', selectLanguage)
  const href = useHref()
  const chatShows = useAddress('chatShows')
  const now = useMinute()
  const { actorName: name, actorLink } = show
  const words = text('chatShows.invited', {
    name,
    title: textIn(show.title, language),
    time: text('chatShows.time', timesOf(show, locale, now)),
  })
  return (
    <section aria-label={text('chatShows.invited.title')}>
      <NoticeCard
        icon="ticket"
        tone="info"
        close={{
          words: text('statusBar.remove', { message: words }),
          onPress: () => chatShows.send({ type: 'chatShows.invitationClosed' }),
        }}
        actions={
          <ButtonLink size="small" href={href(routeOf('liveShow', actorLink))}>
            {text('chatShows.buy')}
          </ButtonLink>
        }
      >
        <p role="status">{words}</p>
      </NoticeCard>
    </section>
  )
}
