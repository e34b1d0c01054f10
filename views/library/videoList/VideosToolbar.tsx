import { actingGroups } from '../../../machines/library/albumList/albumList.events.ts'
import {
  queryOf,
  type VideoType,
  videoOrders,
} from '../../../machines/library/videoList/videoList.categories.ts'
import type { VideoChoice } from '../../../machines/library/videoList/videoList.events.ts'
import { orderOf } from '../../../machines/library/videoList/videoList.query.ts'
import {
  selectChoosableTypes,
  selectVideoQuery,
} from '../../../machines/library/videoList/videoList.selectors.ts'
import { Select } from '../../core/design/Select.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './VideoList.module.css'
import { orderWords, typeWords } from './videoWords.ts'

const any = 'any'
const without = (choice: VideoChoice, field: keyof VideoChoice): VideoChoice => {
  const { [field]: _, ...rest } = choice
  return rest
}

/** Narrows a category and orders it [VID-10 VID-11]. */
export function VideosToolbar() {
  const text = useAreaText('library')
  const videoList = useAddress('videoList')
  const query = useActorState('videoList', selectVideoQuery)
  const types = useActorState('videoList', selectChoosableTypes)
  const { category, choice } = query
  const { actingGroup: usual } = queryOf(category)
  const choose = (chosen: VideoChoice) =>
    videoList.send({ type: 'videoList.chosen', choice: chosen })
  const words = (type: VideoType) => ({ value: type, words: text(typeWords[type]) })
  return (
    <div className={style.toolbar}>
      {types.length > 0 && (
        <Select
          label={text('videoList.types')}
          value={choice.videoType ?? any}
          options={[{ value: any, words: text('videoList.anyType') }, ...types.map(words)]}
          onChange={(type) =>
            choose(type === any ? without(choice, 'videoType') : { ...choice, videoType: type })
          }
        />
      )}
      <Select
        label={text('videoList.groups')}
        value={choice.actingGroup ?? usual ?? any}
        options={[
          ...(usual ? [] : [{ value: any, words: text('videoList.anyGroup') } as const]),
          ...actingGroups.map((value) => ({ value, words: text(`albumList.${value}`) })),
        ]}
        onChange={(group) =>
          choose(
            group === any || group === usual
              ? without(choice, 'actingGroup')
              : { ...choice, actingGroup: group },
          )
        }
      />
      <Select
        label={text('videoList.order')}
        value={orderOf(query)}
        options={videoOrders.map((value) => ({ value, words: text(orderWords[value]) }))}
        onChange={(order) => videoList.send({ type: 'videoList.orderChosen', order })}
      />
    </div>
  )
}
