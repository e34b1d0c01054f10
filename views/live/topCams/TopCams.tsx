import { selectListItems, selectListProgress } from '../../../machines/core/list/list.selectors.ts'
import {
  type TopCam,
  type TopCamsType,
  topCamsTypes,
} from '../../../machines/live/topCams/topCams.events.ts'
import {
  selectIsForGuestsAlone,
  selectTopCamsList,
  selectTopCamsQuery,
} from '../../../machines/live/topCams/topCams.selectors.ts'
import { LoginOffer } from '../../account/login/LoginOffer.tsx'
import { Button } from '../../core/design/Button.tsx'
import { Switch } from '../../core/design/Choice.tsx'
import { Skeleton } from '../../core/design/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../core/design/States.tsx'
import { Tabs } from '../../core/design/Tabs.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { TopCamRow } from './TopCamRow.tsx'
import style from './TopCams.module.css'
import type english from './topCams.en.json'

const titles = {
  bestChats: 'topCams.bestChats',
  top100: 'topCams.top100',
  favorites: 'topCams.favorites',
  videoCall: 'topCams.videoCall',
} as const satisfies Record<TopCamsType, TextKey>

const skeletons = [0, 1, 2, 3, 4, 5]
const selectTopCams = selectListItems<TopCam>

/** Four lists of those who are best at something, one at a time [ACT-2]. */
export function TopCams() {
  const text = useAreaText('live')
  const topCams = useAddress('topCams')
  const { type, isOnlineOnly } = useActorState('topCams', selectTopCamsQuery)
  return (
    <div className={style.topCams}>
      <Switch
        isSelected={isOnlineOnly}
        onChange={(isOn) => topCams.send({ type: 'topCams.onlineOnlyChosen', isOnlineOnly: isOn })}
      >
        {text('topCams.onlineOnly')}
      </Switch>
      <Tabs
        label={text('topCams.lists')}
        value={type}
        onChange={(chosen) => topCams.send({ type: 'topCams.typeChosen', topCamsType: chosen })}
        tabs={topCamsTypes.map((value) => ({
          value,
          words: text(titles[value]),
          panel: <Ranking />,
        }))}
      />
    </div>
  )
}

/** The list that is chosen, the best first, or why it is not there. */
function Ranking() {
  const text = useAreaText('live')
  const { type } = useActorState('topCams', selectTopCamsQuery)
  const isForGuestsAlone = useActorState('topCams', selectIsForGuestsAlone)
  const list = useActorState('topCams', selectTopCamsList)
  const progress = useSelector(list, selectListProgress)
  const cams = useSelector(list, selectTopCams, 'leisurely')
  if (isForGuestsAlone) {
    return (
      <EmptyState icon="heart" title={text('topCams.logIn.title')} action={<LoginOffer />}>
        {text('topCams.logIn')}
      </EmptyState>
    )
  }
  if (progress === 'waiting') {
    return (
      <section aria-busy="true" aria-label={text('topCams.loading')} className={style.rows}>
        {skeletons.map((at) => (
          <Skeleton key={at} width="100%" height="5rem" />
        ))}
      </section>
    )
  }
  if (progress === 'failed') {
    const retry = (
      <Button icon="reload" onPress={() => list.send({ type: 'list.retryRequested' })}>
        {text('topCams.retry')}
      </Button>
    )
    return (
      <ErrorState title={text('topCams.failed.title')} action={retry}>
        {text('topCams.failed')}
      </ErrorState>
    )
  }
  if (cams.length === 0) return <Nobody />
  return (
    <ol className={style.rows} aria-label={text(titles[type])}>
      {cams.map((cam, at) => (
        <li key={cam.id} className={style.line}>
          <TopCamRow cam={cam} rank={at + 1} type={type} />
        </li>
      ))}
    </ol>
  )
}

function Nobody() {
  const text = useAreaText('live')
  const topCams = useAddress('topCams')
  const { type, isOnlineOnly } = useActorState('topCams', selectTopCamsQuery)
  if (isOnlineOnly) {
    const all = (
      <Button
        onPress={() => topCams.send({ type: 'topCams.onlineOnlyChosen', isOnlineOnly: false })}
      >
        {text('topCams.offline.show')}
      </Button>
    )
    return (
      <EmptyState icon="cam" title={text('topCams.offline.title')} action={all}>
        {text('topCams.offline')}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon="trophy" title={text('topCams.empty.title')}>
      {text(type === 'favorites' ? 'topCams.empty.favorites' : 'topCams.empty')}
    </EmptyState>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    topCams: typeof english
  }
}
