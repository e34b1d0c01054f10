import { Badge } from '../Badge.tsx'
import { IconButton } from '../Button.tsx'
import { Grid, GridItem } from '../Grid.tsx'
import { MediaTile } from '../MediaTile.tsx'
import { MediaTileSkeleton } from '../MediaTileSkeleton.tsx'
import { Picture } from '../Picture.tsx'
import { pictureAddress } from '../picture.ts'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const cast = 'Juno, Ada, Miro, Vesper, Lior, Sanna, Teo, Wren, Isolde, Kit, Noor, Bruno'.split(', ')
/** What no browser can draw, and asks no server for. */
const broken = 'data:image/svg+xml,broken#'
const films = ['The long intermission', 'Paper moon', 'Second curtain', 'After the applause']

export function Tiles({ theme }: SpecimenProps) {
  return (
    <>
      <Rack label="Shapes" way="columns">
        <Picture address={pictureAddress('portrait', 'Vesper')} shape="portrait" alt="A portrait" />
        <Picture address={pictureAddress('square', 'Lior')} shape="square" alt="A square" />
        <Picture address={pictureAddress('cover', 'Sanna')} shape="cover" alt="A cover" />
        <Picture address={pictureAddress('clip', 'Teo')} shape="clip" alt="A clip" />
      </Rack>
      <Rack label="Lacking, and on its way" way="columns">
        <Picture address={broken} shape="square" alt="A picture that did not come" />
        <MediaTileSkeleton shape="square" />
      </Rack>
      <Rack label="MediaTile" way="columns">
        <MediaTile
          href="#tiles"
          name="Juno"
          line={`In the ${theme}`}
          picture={pictureAddress('portrait', 'Juno')}
          badges={<Badge tone="live">On air</Badge>}
          action={
            <IconButton icon="heart" label="Favourite: Juno" look="overPicture" size="small" />
          }
        />
        <MediaTile
          href="#tiles"
          name="Ada Lark of the Northern Lights"
          picture={pictureAddress('portrait', 'Ada')}
          badges={<Badge tone="vip">VIP</Badge>}
        />
        <MediaTile
          href="#tiles"
          name="A picture that did not come"
          line="Its place is kept"
          picture={broken}
        />
      </Rack>
      <Rack label="MediaTile, cover" way="stack">
        <MediaTile
          href="#tiles"
          name="The long intermission"
          line="Film · 24 minutes"
          shape="cover"
          sizes="(width >= 992px) 45vw, 95vw"
          picture={pictureAddress('cover', 'intermission')}
          badges={<Badge tone="dusk">24:10</Badge>}
        />
      </Rack>
    </>
  )
}

export function Grids({ theme }: SpecimenProps) {
  return (
    <>
      <Rack label="Portraits" way="stack">
        <Grid label={`Cast, ${theme}`}>
          {cast.map((name) => (
            <GridItem key={name}>
              <MediaTile href="#grids" name={name} picture={pictureAddress('portrait', name)} />
            </GridItem>
          ))}
        </Grid>
      </Rack>
      <Rack label="Covers" way="stack">
        <Grid of="covers" label={`Films, ${theme}`}>
          {films.map((name) => (
            <GridItem key={name}>
              <MediaTile
                href="#grids"
                name={name}
                shape="cover"
                picture={pictureAddress('cover', name)}
              />
            </GridItem>
          ))}
        </Grid>
      </Rack>
    </>
  )
}
