import { selectTileLayout } from '../../../machines/live/cams/cams.selectors.ts'
import { Segmented } from '../../core/design/Choice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'

/** How lists of performers lie: one choice for all of them [TIL-3]. */
export function LayoutChoice() {
  const text = useAreaText('live')
  const cams = useAddress('cams')
  const layout = useActorState('cams', selectTileLayout)
  return (
    <Segmented
      label={text('cams.layout')}
      value={layout}
      options={[
        { value: 'grid', words: text('cams.layout.grid') },
        { value: 'list', words: text('cams.layout.list') },
      ]}
      onChange={(chosen) => cams.send({ type: 'cams.layoutChosen', layout: chosen })}
    />
  )
}
