import { classes } from '../../core/design/classes.ts'
import { Grid, GridItem } from '../../core/design/Grid.tsx'
import { galleryOf } from '../../core/design/gallery.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ComingPage.module.css'
import type { Coming } from './comingPages.ts'

/** Full rows in every number of columns; what a narrow window leaves over is not shown. */
const counts = { square: 12, cover: 8 } as const

interface Props {
  coming: Coming
  /** Where in the gallery its pictures begin. */
  from: number
  /** Whether it stands beside something, so that fewer columns fit. */
  isNarrow?: boolean
}

/** The wall on which a page's contents will hang, with pictures that stand in for them. */
export function ComingPreview({ coming, from, isNarrow = false }: Props) {
  const text = useAreaText('shell')
  const isWide = coming.tiles === 'cover'
  return (
    <section
      aria-labelledby="preview"
      className={classes(isNarrow && style.narrow)}
      data-scroll-target="view"
    >
      <SectionHeading id="preview">{text('coming.preview')}</SectionHeading>
      <p className={style.meaning}>
        <Icon name={coming.icon} />
        {text('coming.preview.meaning')}
      </p>
      <div className={isWide ? style.covers : style.portraits}>
        <Grid of={isWide ? 'covers' : 'portraits'}>
          {galleryOf(coming.tiles, from, counts[coming.tiles]).map((address) => (
            <GridItem key={address}>
              <div className={style.stand}>
                <Picture address={address} shape={coming.tiles} alt="" />
              </div>
            </GridItem>
          ))}
        </Grid>
      </div>
    </section>
  )
}
