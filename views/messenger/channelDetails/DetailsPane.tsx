import { useEffect, useRef } from 'react'
import type { MessengerActor } from '../../../machines/messenger/channelDetails/channelDetails.events.ts'
import {
  selectActor,
  selectHasActorFailed,
} from '../../../machines/messenger/channelDetails/channelDetails.selectors.ts'
import type { Layout } from '../../../machines/messenger/messenger/messenger.events.ts'
import { selectSelectedChannel } from '../../../machines/messenger/messenger/messenger.selectors.ts'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { Switch } from '../../core/design/Choice.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { ErrorState } from '../../core/design/States.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { WhyFailed } from '../../core/text/WhyFailed.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { useChannelOrders } from '../channelOrders/useChannelOrders.ts'
import { ActorFace } from '../messenger/ActorFace.tsx'
import { Recommendations } from '../recommendations/Recommendations.tsx'
import style from './DetailsPane.module.css'
import { Facts, Prices } from './Facts.tsx'

/** The performer of the current conversation: who, at which price, and what the guest wants of them [MSG-20]. */
export function DetailsPane({ layout }: { layout: Layout }) {
  const channel = useActorState('messenger', selectSelectedChannel)
  return channel ? <Pane key={channel.actorId} channel={channel} layout={layout} /> : null
}

function Pane({ channel, layout }: { channel: Channel; layout: Layout }) {
  const text = useText()
  const href = useHref()
  const messenger = useAddress('messenger')
  const { actorId, actorAge, actorName: name, isActorOnline, previewPictureUrl } = channel
  const isOver = layout !== 'wide'
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOver) heading.current?.focus({ preventScroll: true })
  }, [isOver])
  return (
    <section
      className={style.pane}
      aria-label={text('messenger.details', { name })}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOver) messenger.send({ type: 'messenger.detailsClosed' })
      }}
    >
      <header className={style.head}>
        <h2 ref={heading} className={style.title} tabIndex={-1}>
          {text('messenger.details', { name })}
        </h2>
        <IconButton
          icon={layout === 'narrow' ? 'chevronLeft' : 'close'}
          label={text(
            layout === 'narrow' ? 'messenger.back.conversation' : 'messenger.details.close',
          )}
          onPress={() => messenger.send({ type: 'messenger.detailsClosed' })}
        />
      </header>
      <div className={style.body}>
        <div className={style.who}>
          <ActorFace
            actorId={actorId}
            name={name}
            pictureUrl={previewPictureUrl}
            isOnline={isActorOnline}
            size="large"
          />
          <p className={style.name}>
            {name}, {actorAge}
          </p>
          <p className={isActorOnline ? style.online : style.quiet}>
            {text(isActorOnline ? 'messenger.online' : 'messenger.offline')}
          </p>
          {name && (
            <ButtonLink
              size="small"
              icon="person"
              href={href({ name: 'actor', params: { actorName: name } })}
            >
              {text('messenger.details.profile')}
            </ButtonLink>
          )}
        </div>
        <Known channel={channel} />
        <Prices channel={channel} />
        <Deeds channel={channel} />
        <Recommendations shape="slider" currentActorId={actorId} />
      </div>
    </section>
  )
}

/** What is loaded of the performer, or why it is not there. */
function Known({ channel }: { channel: Channel }) {
  const text = useText()
  const channelDetails = useAddress('channelDetails')
  const actor = useActorState('channelDetails', selectActor)
  const hasFailed = useActorState('channelDetails', selectHasActorFailed)
  if (hasFailed) {
    return (
      <ErrorState
        title={text('messenger.details.failed.title')}
        action={
          <Button
            size="small"
            onPress={() => channelDetails.send({ type: 'channelDetails.retryRequested' })}
          >
            {text('messenger.retry')}
          </Button>
        }
      >
        <WhyFailed text="messenger.details.failed" />
      </ErrorState>
    )
  }
  if (actor?.id !== channel.actorId) {
    return (
      <div className={style.skeleton}>
        <VisuallyHidden>{text('messenger.details.loading')}</VisuallyHidden>
        {['80%', '64%', '72%', '58%'].map((width) => (
          <Skeleton key={width} width={width} height="1.1rem" />
        ))}
      </div>
    )
  }
  return (
    <>
      <Facts actor={actor} />
      <Words actor={actor} />
    </>
  )
}

/** How the guest hears of the performer [NTF-9]. */
function Words({ actor: { id, isEmailEnabled, isSmsEnabled } }: { actor: MessengerActor }) {
  const text = useText()
  const channelDetails = useAddress('channelDetails')
  return (
    <div className={style.part}>
      <h3 className={style.heading}>{text('messenger.words')}</h3>
      <Switch
        isSelected={isEmailEnabled}
        onChange={(isEnabled) =>
          channelDetails.send({ type: 'channelDetails.emailToggled', actorId: id, isEnabled })
        }
      >
        {text('messenger.words.email')}
      </Switch>
      <Switch
        isSelected={isSmsEnabled}
        onChange={(isEnabled) =>
          channelDetails.send({ type: 'channelDetails.smsToggled', actorId: id, isEnabled })
        }
      >
        {text('messenger.words.sms')}
      </Switch>
    </div>
  )
}

function Deeds({ channel }: { channel: Channel }) {
  const orders = useChannelOrders(channel)
  return (
    <div className={style.orders}>
      {orders.map(({ id, icon, words, perform }) => (
        <Button
          key={id}
          icon={icon}
          size="small"
          look={id === 'block' && !channel.blocked ? 'danger' : 'secondary'}
          isWide
          onPress={perform}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
