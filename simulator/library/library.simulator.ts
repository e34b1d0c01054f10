import type { PlatformCore } from '../core/platform.ts'
import type { BonusCodes } from '../money/bonusCode.simulator.ts'
import type { Purchases } from '../money/purchases.simulator.ts'
import { type Bundles, createBundles } from './bundles.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { type Comments, createComments } from './comments.ts'
import { createFilmKeys, type FilmKeys } from './filmKeys.ts'
import { createMediaSales, type MediaSales } from './mediaSales.ts'
import { createMediathek, type Mediathek } from './mediathek.ts'
import { createOpinions, type Opinions } from './opinions.ts'
import { createOwnership, type Ownership } from './ownership.ts'
import { createFilms, type Films } from './watching.ts'

/** Videos and photo albums: what there is, whose it is, and what guests say of it. */
export interface Library {
  readonly catalogue: Catalogue
  readonly ownership: Ownership
  readonly opinions: Opinions
  readonly comments: Comments
  readonly sales: MediaSales
  readonly bundles: Bundles
  readonly mediathek: Mediathek
  readonly films: Films
  readonly filmKeys: FilmKeys
}

interface Tools {
  codes: Pick<BonusCodes, 'keepsakes'>
  purchases: Purchases
}

/** Opens the library; what stands in it is made when it is first asked for. */
export function createLibrary(core: PlatformCore, { codes, purchases }: Tools): Library {
  const { calendar, clock, world } = core
  const { now } = calendar
  const { seed } = world
  const catalogue = createCatalogue(core)
  const ownership = createOwnership({ now, seed, catalogue, codes })
  const mediathek = createMediathek({ now, world, catalogue, ownership })
  const filmKeys = createFilmKeys(clock.now)
  return {
    catalogue,
    ownership,
    opinions: createOpinions(),
    comments: createComments(now, seed),
    sales: createMediaSales(core, { purchases, catalogue, ownership }),
    bundles: createBundles({ seed, catalogue, ownership, purchases }),
    mediathek,
    films: createFilms({ world, catalogue, ownership, mediathek, keys: filmKeys }),
    filmKeys,
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly library: Library
  }
}
