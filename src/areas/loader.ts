import { type Area, areas } from '../../machines/core/areas.ts'
import type { AreaActors } from '../../machines/shell/app/app.parts.ts'
import type { Environment } from '../../services/core/environment.ts'
import type { Manifest } from './area.ts'
import type { Ground } from './reach.ts'

/** How long areas that nobody wants wait for the first page to be drawn, in ms. */
const slowStart = 2_000

const manifests: Readonly<Record<Area, () => Promise<Manifest>>> = {
  shell: () => import('./shell.ts').then(({ shell }) => shell),
  account: () => import('./account.ts').then(({ account }) => account),
  money: () => import('./money.ts').then(({ money }) => money),
  messenger: () => import('./messenger.ts').then(({ messenger }) => messenger),
  live: () => import('./live.ts').then(({ live }) => live),
  content: () => import('./content.ts').then(({ content }) => content),
  support: () => import('./support.ts').then(({ support }) => support),
  library: () => import('./library.ts').then(({ library }) => library),
}

/**
 * Fetches the code of areas: of one that is wanted at once, of the others once the first page is drawn,
 * one after the other.
 * @param ground what their services stand on
 */
export function createAreaLoader(environment: Environment, ground: Ground) {
  const drawn = signal()
  const waitNoMore = environment.whenDrawn(drawn.give)
  environment.after(slowStart, () => {
    waitNoMore()
    drawn.give()
  })

  const wanted = signals()
  const asked = signals()
  async function inTurn(area: Area): Promise<void> {
    await drawn.given
    for (const earlier of areas.slice(0, areas.indexOf(area))) await asked[earlier].given
  }

  return {
    /** An area is needed for what the guest opens: its turn has come. */
    want: (area: Area): void => wanted[area].give(),

    /**
     * @returns the actors of an area, their slots filled by the services
     * @throws Error of the import when the code did not come; the next call tries again
     */
    async load(area: Area): Promise<AreaActors> {
      await Promise.race([wanted[area].given, inTurn(area)])
      try {
        const [manifest, { fill }] = await Promise.all([manifests[area](), import('./fill.ts')])
        return fill(manifest, ground)
      } finally {
        asked[area].give()
      }
    },
  }
}

/** Something that happens once. */
interface Signal {
  given: Promise<void>
  give: () => void
}

function signal(): Signal {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

function signals(): Record<Area, Signal> {
  return Object.fromEntries(areas.map((area) => [area, signal()])) as Record<Area, Signal>
}
