import { Suspense, useEffect, useId, useMemo } from 'react'
import { mostRecommended, type RecommendedShape } from '../../../machines/core/recommended.ts'
import { selectRecommendedModels } from '../../../machines/live/recommendedModels/recommendedModels.selectors.ts'
import { selectIsMobileMenu } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { ModeChoice } from '../../content/tileGrids/ModeChoice.tsx'
import { Tiles } from '../../content/tileGrids/Tiles.tsx'
import { useTileMode } from '../../content/tileGrids/useTileMode.ts'
import { Carousel } from '../../core/design/Carousel.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PerformerRow, PerformerTile } from '../cams/PerformerTile.tsx'
import style from './RecommendedModels.module.css'
import type english from './recommendedModels.en.json'

interface Props {
  /** A slider is one where the window has the mobile menu, and a grid elsewhere. */
  shape: RecommendedShape
  /** Whom the guest is looking at. */
  besideId: string | null
}

/** Performers whom the guest may like as well; nothing while there are none [FAV-2 FAV-5 FAV-8]. */
export function RecommendedModels({ shape, besideId }: Props) {
  const text = useAreaText('live')
  const id = useId()
  const isMobile = useActorState('viewport', selectIsMobileMenu)
  const recommendedModels = useAddress('recommendedModels')
  useEffect(() => {
    const models = besideId === null ? {} : { models: mostRecommended }
    recommendedModels.send({ type: 'recommendedModels.wanted', besideId, ...models })
  }, [recommendedModels, besideId])
  const performers = useActorState(
    'recommendedModels',
    useMemo(() => selectRecommendedModels(shape, isMobile, besideId), [shape, isMobile, besideId]),
  )
  const mode = useTileMode('recommendations')
  if (performers.length === 0) return null
  const title = text('recommendedModels.title')
  const isSlider = shape === 'slider' && isMobile
  const Item = isSlider || mode === 'grid' ? PerformerTile : PerformerRow
  const items = performers.map((performer) => ({
    id: performer.id,
    content: <Item performer={performer} isFirst={false} />,
  }))
  return (
    <section className={style.part} aria-labelledby={id}>
      <div className={style.head}>
        <SectionHeading id={id}>{title}</SectionHeading>
        {!isSlider && (
          <Suspense fallback={null}>
            <ModeChoice grid="recommendations" />
          </Suspense>
        )}
      </div>
      {isSlider ? (
        <Carousel
          label={title}
          words={{ back: text('recommendedModels.back'), on: text('recommendedModels.on') }}
          items={items}
        />
      ) : (
        <Tiles mode={mode} label={title} items={items} />
      )}
    </section>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    recommendedModels: typeof english
  }
}
