import type { PlatformCore } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'
import type { Performer } from '../core/world.simulator.ts'
import { partSeconds } from './filmPlaylists.ts'
import { type Album, drawMedium, isAlbum, isVideo, type Medium, type Video } from './media.ts'
import { createOffers, type Offers } from './offers.ts'

/** What the shop has: all of it is made when it is first asked for. */
export interface Catalogue extends Offers {
  /** What there is, the removed left out. */
  videos(): readonly Video[]
  albums(): readonly Album[]
  /** What has the id, also when it was removed. */
  find(id: string): Medium | undefined
  findVideo(id: string): Video | undefined
  findAlbum(id: string): Album | undefined
  /** How many of both have a tag. */
  usesOf(tagId: string): number
  isGone(id: string): boolean
  isSoldOut(id: string): boolean
  /** Takes something out of the shop, or puts it back. */
  setGone(id: string, isGone: boolean): void
  setSoldOut(id: string, isSoldOut: boolean): void
}

const videoCount = 2_000
const albumCount = 500
/** Below so many performers most of the media are spread; these are whom most lists show. */
const busyPerformers = 64

/** Fills the shop of a world; the same seed fills it alike, whatever is asked first. */
export function createCatalogue({ calendar, world }: PlatformCore): Catalogue {
  const begun = calendar.now()
  const performers = [...world.performers.values()]
  const gone = new Set<string>()
  const soldOut = new Set<string>()
  const uses = new Map<string, number>()
  let made: { videos: Video[]; albums: Album[]; byId: Map<string, Medium> } | undefined

  function all() {
    if (made) return made
    const videos = numbers(videoCount).map((number) => videoOf(number))
    const albums = numbers(albumCount).map((number) => albumOf(number))
    const media: Medium[] = [...videos, ...albums]
    made = { videos, albums, byId: new Map(media.map((medium) => [medium.id, medium])) }
    for (const tag of media.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
    return made
  }

  function videoOf(number: number): Video {
    const id = `video${number}`
    const random = createRandom(world.seed, id)
    const medium = drawMedium(random, pickPerformer(number, performers, random.next()), begun)
    const duration = random.between(24, 900) * partSeconds
    return { kind: 'video', id, ...medium, duration, hasCaptions: random.chance(0.4) }
  }

  function albumOf(number: number): Album {
    const id = `album${number}`
    const random = createRandom(world.seed, id)
    const medium = drawMedium(random, pickPerformer(number, performers, random.next()), begun)
    return { kind: 'album', id, ...medium, pictureCount: random.between(8, 40) }
  }

  const isThere = ({ id }: Medium) => !gone.has(id)
  const find = (id: string) => all().byId.get(id)
  const mark = (marks: Set<string>, id: string, isMarked: boolean) =>
    void (isMarked ? marks.add(id) : marks.delete(id))

  return {
    ...createOffers({ now: calendar.now, seed: world.seed, media: () => [...all().byId.values()] }),
    videos: () => (gone.size === 0 ? all().videos : all().videos.filter(isThere)),
    albums: () => (gone.size === 0 ? all().albums : all().albums.filter(isThere)),
    find,
    findVideo(id) {
      const medium = find(id)
      return isVideo(medium) ? medium : undefined
    },
    findAlbum(id) {
      const medium = find(id)
      return isAlbum(medium) ? medium : undefined
    },
    usesOf(tagId) {
      all()
      return uses.get(tagId) ?? 0
    },
    isGone: (id) => gone.has(id),
    isSoldOut: (id) => soldOut.has(id),
    setGone: (id, isGone) => mark(gone, id, isGone),
    setSoldOut: (id, isSoldOut) => mark(soldOut, id, isSoldOut),
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/** Three of four are of the busy performers, in turn; the others are spread over the rest by chance. */
function pickPerformer(number: number, all: readonly Performer[], chance: number): Performer {
  const busy = number - Math.floor(number / 4)
  const at =
    number % 4 === 0
      ? busyPerformers + Math.floor(chance * (all.length - busyPerformers))
      : busy % busyPerformers
  return all[at] as Performer
}
