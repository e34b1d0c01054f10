import { useId } from 'react'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { galleryOf } from '../../core/design/gallery.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { pictureAddress } from '../../core/design/picture.ts'
import { SectionHeading } from '../../core/design/SectionHeading.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import { type BlockType, blocks, blockTypes } from './blocks.ts'
import { FavouriteRow } from './FavouriteRow.tsx'
import style from './Timeline.module.css'

interface Props {
  type: BlockType
}

/** One block of the timeline: what will be here, and the way to its area. */
export function Block({ type }: Props) {
  return blocks[type].shape === 'stage' ? <StageBlock type={type} /> : <RowBlock type={type} />
}

/** A row of pictures under a heading. */
function RowBlock({ type }: Props) {
  const text = useAreaText('shell')
  const href = useHref()
  const id = useId()
  const { title, words, icon, area, shape } = blocks[type]
  const tiles = shape === 'stage' ? 'cover' : shape
  const all = area !== 'categoryFilter' && { href: href(area), words: text('start.seeAll') }
  return (
    <section className={style.block} aria-labelledby={id} data-block={type}>
      <SectionHeading id={id} {...(all && { all })}>
        {text(title)}
      </SectionHeading>
      <p className={style.words}>
        <Icon name={icon} />
        {text(words)}
      </p>
      {type === 'Favorite' ? (
        <FavouriteRow />
      ) : (
        <div className={`${style.row} ${style[tiles]}`}>
          {galleryOf(tiles, indexOf(type) * counts[tiles], counts[tiles]).map((address) => (
            <div key={address} className={style.tile}>
              <Picture
                address={address}
                shape={tiles}
                alt=""
                {...(tiles === 'cover' && { sizes: '(width >= 992px) 24vw, 48vw' })}
              />
            </div>
          ))}
        </div>
      )}
      {area === 'categoryFilter' && <CategoriesButton />}
    </section>
  )
}

const counts = { portrait: 6, square: 6, cover: 4 } as const

/** Which of the blocks of its shape it is, from 0. */
function indexOf(type: BlockType): number {
  const alike = blockTypes.filter((other) => blocks[other].shape === blocks[type].shape)
  return alike.indexOf(type)
}

/** The categories are a menu, not a page. */
function CategoriesButton() {
  const text = useAreaText('shell')
  const menus = useAddress('menus')
  return (
    <div className={style.button}>
      <Button
        icon="categories"
        onPress={() => menus.send({ type: 'menus.toggleRequested', menu: 'categoryFilter' })}
      >
        {text('menu.categoryFilter')}
      </Button>
    </div>
  )
}

/** One wide picture with the words on it. */
function StageBlock({ type }: Props) {
  const text = useAreaText('shell')
  const href = useHref()
  const id = useId()
  const { title, words, icon, area } = blocks[type]
  if (area === 'categoryFilter') return null
  return (
    <section className={style.stage} aria-labelledby={id} data-block={type}>
      <div className={style.backdrop}>
        <Picture address={pictureAddress('cover', type)} shape="cover" alt="" sizes="92vw" />
      </div>
      <div className={style.onStage}>
        <Badge tone="dusk">{text('start.soon')}</Badge>
        <h2 id={id} className={style.stageTitle}>
          {text(title)}
        </h2>
        <p className={style.stageWords}>{text(words)}</p>
        <ButtonLink
          icon={icon}
          href={href(area)}
          aria-label={`${text('start.look')}: ${text(title)}`}
        >
          {text('start.look')}
        </ButtonLink>
      </div>
    </section>
  )
}
