import type { Pane } from '../../../machines/messenger/messenger/messenger.events.ts'
import {
  selectAreDetailsShown,
  selectPane,
} from '../../../machines/messenger/messenger/messenger.selectors.ts'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { usePageMark } from '../../core/usePageMark.ts'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { DetailsPane } from '../channelDetails/DetailsPane.tsx'
import { ChannelsPane } from '../channels/ChannelsPane.tsx'
import { ConversationPane } from './ConversationPane.tsx'
import style from './Messenger.module.css'
import { useLayout } from './useLayout.ts'

/** The list, the conversation and the details, beside one another as far as there is room. */
export function Messenger() {
  const text = useText()
  const layout = useLayout()
  usePageMark('filled')
  const pane = useActorState('messenger', selectPane)
  const areDetailsShown = useActorState('messenger', selectAreDetailsShown)
  const isCovered = (own: Pane) => layout === 'narrow' && pane !== own
  return (
    <>
      <PageHead
        title={text('messenger.title')}
        description={text('messenger.description')}
        isUnlisted
      />
      <div className={style.messenger} data-layout={layout} data-details={areDetailsShown}>
        <h1 className={style.heading} tabIndex={-1}>
          <VisuallyHidden>{text('messenger.title')}</VisuallyHidden>
        </h1>
        <div className={style.list} inert={isCovered('list')}>
          <ChannelsPane />
        </div>
        <div className={style.conversation} inert={isCovered('conversation')}>
          <ConversationPane layout={layout} />
        </div>
        {areDetailsShown && (
          <div className={style.details}>
            <DetailsPane layout={layout} />
          </div>
        )}
      </div>
    </>
  )
}
