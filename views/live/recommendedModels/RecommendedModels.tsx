import { useEffect, useId, useMemo } from 'react'
import { mostRecommended, type RecommendedShape } from '../../../machines/core/recommended.ts'
import { selectRecommendedModels } from '../../../machines/live/recommendedModels/recommendedModels.selectors.ts'
import { selectIsMobileMenu } from '../../../machines/shell/viewport/viewport.selectors.ts'
import { Carousel } from '../../core/design/Carousel.tsx'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PerformerTile } from '../cams/PerformerTile.tsx'
import style from './RecommendedModels.module.css'
import type english from './recommendedModels.en.json'

interface Props {
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
  if (performers.length === 0) return null
  const title = text('recommendedModels.title')
  const tiles = performers.map((performer) => ({
    id: performer.id,
    content: <PerformerTile performer={performer} isFirst={false} />,
  }))
  return (
    <section className={style.part} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {shape === 'grid' ? (
        <Grid label={title}>
          {tiles.map((tile) => (
            <GridItem key={tile.id}>{tile.content}</GridItem>
          ))}
        </Grid>
      ) : (
        <Carousel
          label={title}
          words={{ back: text('recommendedModels.back'), on: text('recommendedModels.on') }}
          items={tiles}
        />
      )}
    </section>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    recommendedModels: typeof english
  }
}
