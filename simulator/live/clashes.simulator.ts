import type { PlatformCore } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import type { Performer } from '../core/world.simulator.ts'

interface Side {
  readonly performer: Performer
  votes: number
}

interface ClashOfCams {
  readonly id: string
  readonly endsAt: number
  readonly sides: readonly [Side, Side]
}

/** Clashes of two performers for whom guests vote: one at a time, and all guests hear how it stands. */
export interface Clashes {
  /** The one that runs; null while there is none. */
  running(): ClashOfCams | null
  /**
   * Begins one for so many seconds.
   * @throws Refusal 404 for an unknown performer, 409 while another one runs, 422 for one performer twice
   */
  begin(actorIds: readonly [string, string], seconds: number): ClashOfCams
  /**
   * So many guests vote for one of the two.
   * @throws Refusal 409 when that performer is in no clash
   */
  vote(actorId: string, votes: number): ClashOfCams
}

/** Opens the ring. */
export function createClashes({ calendar, pushToAll, world }: PlatformCore): Clashes {
  let latest: ClashOfCams | null = null
  let count = 0
  const running = () => (latest && latest.endsAt > calendar.now() ? latest : null)

  function sideOf(actorId: string): Side {
    const performer = world.performers.get(actorId)
    if (performer) return { performer, votes: 0 }
    throw new Refusal(404, `actorIds: there is no actor ${actorId}`, 'actorIds')
  }

  function tell({ id: clashId, endsAt, sides }: ClashOfCams): void {
    const told = sides.map(({ performer: { id, name }, votes }) => ({
      actorId: id,
      actorName: name,
      picture: `/pictures/portrait/${id}`,
      votes,
    }))
    pushToAll({ type: 'clashOfCamsVoting', data: { clashId, endsAt, sides: told } })
  }

  return {
    running,

    begin([one, other], seconds) {
      if (running()) throw new Refusal(409, 'actorIds: a clash runs already', 'actorIds')
      if (one === other) throw new Refusal(422, 'actorIds: must be two performers', 'actorIds')
      count += 1
      const endsAt = calendar.now() + seconds * 1_000
      latest = { id: `clash${count}`, endsAt, sides: [sideOf(one), sideOf(other)] }
      tell(latest)
      return latest
    },

    vote(actorId, votes) {
      const clash = running()
      const side = clash?.sides.find(({ performer }) => performer.id === actorId)
      if (!clash || !side) {
        throw new Refusal(409, `actorId: ${actorId} is in no clash that runs`, 'actorId')
      }
      side.votes += votes
      tell(clash)
      return clash
    },
  }
}

declare module '../core/platform.ts' {
  interface Business {
    readonly clashes: Clashes
  }
}
