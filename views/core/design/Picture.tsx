import { memo } from 'react'
import { Icon } from './Icon.tsx'
import style from './Picture.module.css'
import { type PictureShape, pictureShapes, pictureSources } from './picture.ts'
import { seeded } from './seeded.ts'
import { useLacking } from './useLacking.ts'

interface Props {
  /** Where it lies, without its size; see `pictureAddress`. */
  address: string
  shape: PictureShape
  /** What is seen; empty when words beside it say so. */
  alt: string
  /** How wide it is drawn, as the `sizes` of an image; by default as a portrait in a grid. */
  sizes?: string
  /** Seen at once when the page opens: it is then not waited with. */
  isFirst?: boolean
}

const inGrid = '(width >= 1200px) 16vw, (width >= 992px) 24vw, (width >= 768px) 32vw, 48vw'

/** A picture whose place is kept: tinted while it loads, with a drawing when it does not come. */
export const Picture = memo(({ address, shape, alt, sizes = inGrid, isFirst = false }: Props) => {
  const [isLacking, onLack] = useLacking(address)
  const [width, height] = pictureShapes[shape]
  const hue = Math.round(seeded(address)() * 360)
  const look = { '--hue': hue, aspectRatio: `${width} / ${height}` }

  if (isLacking) {
    const words = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
    return (
      <span className={style.picture} style={look} data-state="lacking" {...words}>
        <Icon name="photo" />
      </span>
    )
  }
  return (
    <span className={style.picture} style={look}>
      <img
        key={address}
        {...pictureSources(address)}
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0) show(image)
        }}
        className={style.image}
        sizes={sizes}
        width={width * 80}
        height={height * 80}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        onLoad={({ currentTarget }) => show(currentTarget)}
        onError={onLack}
      />
    </span>
  )
})

/** Marks the element itself: as state of React, each of a page's pictures would be drawn twice. */
function show(image: HTMLImageElement): void {
  image.dataset.shown = ''
}
